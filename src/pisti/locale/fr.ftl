# Pişti in French. Every language has the same messages with the same variables, in the same order.
#
# Address: vous. Before ; ! ? stands U+202F, before a colon and inside « » U+00A0; the apostrophe is ’.
# No de, à, le or apostrophe before a variable. Plural categories: one (0 and 1), many (exact millions), other.
# The four cards dealt to the centre are the cartes du centre; cartes du tapis would also be the pile.

## The language, called by its own name

language-name = Français

## Cards, as they stand in a sentence; each is one text because languages join rank and suit differently

card-2c = deux de trèfle
card-2d = deux de carreau
card-2h = deux de cœur
card-2s = deux de pique
card-3c = trois de trèfle
card-3d = trois de carreau
card-3h = trois de cœur
card-3s = trois de pique
card-4c = quatre de trèfle
card-4d = quatre de carreau
card-4h = quatre de cœur
card-4s = quatre de pique
card-5c = cinq de trèfle
card-5d = cinq de carreau
card-5h = cinq de cœur
card-5s = cinq de pique
card-6c = six de trèfle
card-6d = six de carreau
card-6h = six de cœur
card-6s = six de pique
card-7c = sept de trèfle
card-7d = sept de carreau
card-7h = sept de cœur
card-7s = sept de pique
card-8c = huit de trèfle
card-8d = huit de carreau
card-8h = huit de cœur
card-8s = huit de pique
card-9c = neuf de trèfle
card-9d = neuf de carreau
card-9h = neuf de cœur
card-9s = neuf de pique
card-Tc = dix de trèfle
card-Td = dix de carreau
card-Th = dix de cœur
card-Ts = dix de pique
card-Jc = valet de trèfle
card-Jd = valet de carreau
card-Jh = valet de cœur
card-Js = valet de pique
card-Qc = dame de trèfle
card-Qd = dame de carreau
card-Qh = dame de cœur
card-Qs = dame de pique
card-Kc = roi de trèfle
card-Kd = roi de carreau
card-Kh = roi de cœur
card-Ks = roi de pique
card-Ac = as de trèfle
card-Ad = as de carreau
card-Ah = as de cœur
card-As = as de pique

## The same where a sentence speaks of the card that is played or lies there

card-the-2c = le { card-2c }
card-the-2d = le { card-2d }
card-the-2h = le { card-2h }
card-the-2s = le { card-2s }
card-the-3c = le { card-3c }
card-the-3d = le { card-3d }
card-the-3h = le { card-3h }
card-the-3s = le { card-3s }
card-the-4c = le { card-4c }
card-the-4d = le { card-4d }
card-the-4h = le { card-4h }
card-the-4s = le { card-4s }
card-the-5c = le { card-5c }
card-the-5d = le { card-5d }
card-the-5h = le { card-5h }
card-the-5s = le { card-5s }
card-the-6c = le { card-6c }
card-the-6d = le { card-6d }
card-the-6h = le { card-6h }
card-the-6s = le { card-6s }
card-the-7c = le { card-7c }
card-the-7d = le { card-7d }
card-the-7h = le { card-7h }
card-the-7s = le { card-7s }
card-the-8c = le { card-8c }
card-the-8d = le { card-8d }
card-the-8h = le { card-8h }
card-the-8s = le { card-8s }
card-the-9c = le { card-9c }
card-the-9d = le { card-9d }
card-the-9h = le { card-9h }
card-the-9s = le { card-9s }
card-the-Tc = le { card-Tc }
card-the-Td = le { card-Td }
card-the-Th = le { card-Th }
card-the-Ts = le { card-Ts }
card-the-Jc = le { card-Jc }
card-the-Jd = le { card-Jd }
card-the-Jh = le { card-Jh }
card-the-Js = le { card-Js }
card-the-Qc = la { card-Qc }
card-the-Qd = la { card-Qd }
card-the-Qh = la { card-Qh }
card-the-Qs = la { card-Qs }
card-the-Kc = le { card-Kc }
card-the-Kd = le { card-Kd }
card-the-Kh = le { card-Kh }
card-the-Ks = le { card-Ks }
card-the-Ac = l’{ card-Ac }
card-the-Ad = l’{ card-Ad }
card-the-Ah = l’{ card-Ah }
card-the-As = l’{ card-As }
card-unknown = carte inconnue

## Seats

# $seat (S, E, N or W)
seat-name = { $seat ->
    [S] Sud
    [E] Est
    [N] Nord
   *[W] Ouest
}

## The command line: what all commands have

cli-description = Pişti, le jeu de cartes turc : jouer, revoir une partie, vérifier un relevé, simuler.
cli-usage = Utilisation :
cli-usage-command = COMMANDE …
cli-heading-commands = Commandes{ "\u00A0" }
cli-heading-arguments = Arguments{ "\u00A0" }
cli-heading-options = Options{ "\u00A0" }
cli-help = afficher cette aide et quitter
cli-lang = la langue de tous les textes : { $languages } (par défaut, celle de PISTI_LANG, des paramètres, de LC_ALL, LC_MESSAGES ou LANG)
cli-version = afficher la version et quitter
cli-standard-output = sortie standard
cli-examples =
    Exemples :
      pisti play
      pisti check game.pisti
      pisti play --help     toutes les options de play

## The command line: pisti play

cli-play-summary = jouer dans ce terminal, contre des bots ou avec d’autres sur un serveur
cli-play-description = Jouer au pişti dans ce terminal, ici contre des bots ou avec d’autres sur un serveur : en plein écran, à la souris et au clavier, ou ligne par ligne.
cli-play-plain = ligne par ligne, pour lecteurs d’écran et redirections (c’est toujours le cas sans terminal)
cli-play-seed = le même nombre et les mêmes réponses donnent la même partie
cli-play-rules = des règles prédéfinies (standard, classic-101, short, two, solo, three, under, open-centre, last-card-counts, jack-pisti), des champs, comme target=51, ou les deux : two,target=51
cli-play-level = le niveau des bots (par défaut : medium)
cli-play-name = votre nom dans le relevé, et pour les autres sur un serveur (par défaut : votre place ; sur un serveur, le dernier nom donné)
cli-play-record = enregistrer la partie dans ce nouveau fichier, après chaque carte (par défaut : avec les parties enregistrées de cet ordinateur)
cli-play-file = reprendre la partie de ce fichier, et continuer de l’y enregistrer
cli-play-ascii = des lettres pour les couleurs, et seulement des caractères ASCII
cli-play-server = jouer sur ce serveur, par exemple https://example.org ; le lien d’une table mène à cette table
cli-play-table = avec --server : la table de ce code (par défaut : la liste des tables ouvertes)
cli-play-examples =
    Exemples :
      pisti play
      pisti play --level hard --record game.pisti
      pisti play --resume game.pisti
      pisti play --rules two,target=51
      pisti play --plain --seed 7 < answers.txt
      pisti play --server https://example.org
      pisti play --server 192.168.1.5:8151 --table fd3rta4kcu

## The command line: pisti rules

cli-rules-summary = expliquer les règles du jeu
cli-rules-description = Expliquer les règles du pişti, comme un joueur les explique à un autre.
cli-rules-examples =
    Exemples :
      pisti rules
      pisti rules --lang tr

## The command line: pisti replay

cli-replay-summary = revoir une partie, carte après carte
cli-replay-description = Revoir une partie d’après son relevé, carte après carte : en plein écran dans un terminal, ou en lignes simples.
cli-replay-file = le fichier de relevés, ou - pour l’entrée standard
cli-replay-game = seulement la partie qui a ce nom dans l’étiquette Game
cli-replay-round = seulement la manche qui a ce numéro
cli-replay-ply = commencer après ce nombre de cartes jouées (0 : au début) ; en lignes simples, s’y arrêter et décrire la table
cli-replay-plain = en lignes simples (c’est toujours le cas sans terminal, et avec --hands)
cli-replay-hands = dire les cartes en main avant chaque carte jouée
cli-replay-position = écrire la position à la place, sur une ligne
cli-replay-json = écrire du JSON à la place, un objet par relevé, un par ligne
cli-replay-examples =
    Exemples :
      pisti replay game.pisti
      pisti replay game.pisti --round 3 --ply 12
      pisti replay - --position < game.pisti

## The command line: pisti check

cli-check-summary = vérifier des fichiers de relevés
cli-check-description =
    Vérifier des fichiers de relevés : la notation doit être respectée, marques et scores doivent suivre les règles.
    Une ligne par fichier : ce qu’il contient, ou FILE:LIGNE:COLONNE et la première erreur. Code 2 s’il y en a une.
cli-check-files = un fichier de relevés, ou - pour l’entrée standard
cli-check-json = écrire du JSON, un objet par fichier, un par ligne
cli-check-examples =
    Exemples :
      pisti check game.pisti
      pisti check *.pisti --json
      pisti check - < game.pisti

## The command line: pisti verify

cli-verify-summary = vérifier que les donnes ont été honnêtes
cli-verify-description =
    Vérifie que le paquet, la coupe et le premier donneur de chaque manche sont ceux que donnent les graines de son relevé (docs/fairness.md).
    Écrit l’engagement du serveur pour chaque manche. Se termine avec le code 2 si quelque chose n’est pas comme promis.
cli-verify-file = un fichier de relevés d’une table de serveur, ou - pour l’entrée standard
cli-verify-commitment = l’engagement vu avant une des manches, 64 chiffres hexadécimaux
cli-verify-json = écrire du JSON, un objet par manche, un par ligne
cli-verify-examples =
    Exemples :
      pisti verify game.pisti
      pisti verify game.pisti --commitment 5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9

## The command line: pisti serve

cli-serve-summary = tenir des tables pour des amis, sur ce réseau ou ailleurs
cli-serve-description =
    Tient des tables où des amis jouent, chacun sur son ordinateur ou son téléphone.
    Tout est enregistré aussitôt : après une panne, chaque table reprend où elle en était. Ctrl-C arrête le serveur.
cli-serve-database = où tout est gardé : un chemin, ou sqlite:/// et un chemin (sinon un fichier parmi ceux de cet utilisateur)
cli-serve-host = l’adresse où écouter (sinon 0.0.0.0 : quiconque atteint cette machine peut venir ; 127.0.0.1 : personne d’autre)
cli-serve-port = le port où écouter, 0 pour n’importe quel port libre (sinon 8151)
cli-serve-public-url = l’adresse que portent les liens, comme https://example.org (sinon celle de cette machine)
cli-serve-proxy = l’adresse du proxy placé devant, que l’on croit sur qui vient (sinon personne n’est cru)
cli-serve-open = ouvrir aussi la page dans le navigateur de cet ordinateur
cli-serve-log-format = noter ce qui se passe sur la sortie d’erreur : text pour les gens, ou json, un objet par ligne (sinon les défauts seuls, en text)
cli-serve-examples =
    Exemples :
      pisti serve
      pisti serve --database games.db --port 9000
      pisti serve --host 127.0.0.1 --public-url https://pisti.example.org --proxy 127.0.0.1

## The command line: pisti persons

cli-persons-summary = voir qui joue sur un serveur : exclure, réadmettre, lire les signalements
cli-persons-description =
    Voir les personnes d’un serveur, les exclure, lire ce que les joueurs ont signalé ; pour le propriétaire du serveur.
    list montre toutes les personnes, show une seule ; ban et unban décident si quelqu’un peut jouer, reports montre
    ce que personne n’a encore traité, handle coche un signalement. Cela marche pendant que le serveur tourne.
cli-persons-action = list, show, ban, unban, reports ou handle
cli-persons-who = la personne par le code court que montre list, ou avec handle le numéro d’un signalement
cli-persons-reason = avec ban : pourquoi, tel que la personne l’apprend
cli-persons-database = la base de données : un chemin, ou une URL postgresql:// (sinon là où pisti serve la garde)
cli-persons-json = écrire un objet JSON par ligne
cli-persons-examples =
    Exemples :
      pisti persons list
      pisti persons ban k7m2xqabcd --reason spam
      pisti persons reports --json

## The command line: pisti db

cli-db-summary = s’occuper de la base de données d’un serveur : vérifier, exporter, sauvegarder, déplacer
cli-db-description =
    S’occuper de la base de données d’un serveur arrêté.
    migrate la met à la version de ce programme. check regarde chaque table et chaque partie finie : chaque fait doit
    être possible, chaque partie doit être ce que font d’elle les règles et ses graines. export écrit toutes les parties
    finies sous forme de relevés. backup écrit tout dans un nouveau fichier, restore remet un tel fichier en place, move
    copie une base dans une autre, du même genre ou non. Cela ne va que là où il n’y a encore rien, et tout arrive ou
    rien. Code 2 si quelque chose ne va pas.
cli-db-action = migrate, check, export, backup, restore ou move
cli-db-place = avec export et backup : le fichier à écrire, qui ne doit pas encore exister (export : ou - pour la sortie standard) ; avec restore : la sauvegarde ; avec move : la base à copier
cli-db-to = avec move : la base où l’on copie
cli-db-database = la base de données : un chemin, ou sqlite:/// et un chemin (sinon celle de pisti serve)
cli-db-json = écrire du JSON, un objet par erreur, puis un pour le tout, un par ligne
cli-db-examples =
    Exemples :
      pisti db check
      pisti db export games.pisti --database sqlite:////var/lib/pisti/pisti.db
      pisti db migrate --database pisti.db
      pisti db backup pisti.backup --database postgresql://pisti@localhost/pisti
      pisti db move pisti.db postgresql://pisti@localhost/pisti

## The command line: pisti simulate

cli-simulate-summary = faire jouer beaucoup de manches aux bots et compter
cli-simulate-description =
    Faire jouer beaucoup de manches aux bots et compter : points, piştis, avances, avec leur erreur type.
    La même graine donne les mêmes chiffres, que le code soit compilé (avec numba) ou non.
cli-simulate-rounds = le nombre de manches, par exemple 1000000 ou 1e6 (par défaut : 1e6 si compilé, sinon 1e4)
cli-simulate-policy = qui joue : random, beginner, easy, medium, hard ou strong (par défaut : random) ; ou un par place, à partir de la droite du donneur, séparés par des virgules
cli-simulate-rules = les règles : prédéfinies, champs nom=valeur, ou les deux, séparés par des virgules
cli-simulate-seed = le nombre d’où part le hasard, pour pouvoir refaire la simulation (par défaut : un nouveau, qui est affiché)
cli-simulate-json = écrire du JSON à la place, en un seul objet
cli-simulate-examples =
    Exemples :
      pisti simulate --rounds 1e5
      pisti simulate --policy hard,medium,hard,medium --seed 7
      pisti simulate --rules two,target=51 --json

## The command line: pisti arena

cli-arena-summary = faire jouer des bots les uns contre les autres, avec marges d’erreur
cli-arena-description =
    Fait jouer des bots les uns contre les autres : chaque manche est jouée une fois pour chaque équipe, les bots
    échangeant leurs places ; la chance aux cartes est donc la même pour tous. Chacun joue contre chacun, sur tous les
    cœurs de cette machine ou sur plusieurs machines. La même graine donne les mêmes chiffres, quel que soit le nombre de cœurs.
cli-arena-players = deux joueurs ou plus : des niveaux (random, beginner, easy, medium, hard, strong, expert), ou vos propres bots sous la forme module:name
cli-arena-deals = combien de manches joue chaque paire, par exemple 20000 ou 2e4 (par défaut : 1000)
cli-arena-games = au lieu de manches : combien de parties jusqu’au total visé joue chaque paire, une fois pour chaque équipe
cli-arena-rules = les règles : règles prédéfinies, champs sous la forme nom=valeur, ou les deux, séparés par des virgules
cli-arena-seed = le nombre dont part le hasard, pour pouvoir répéter un match (par défaut : un nouveau, qui est affiché)
cli-arena-sprt = arrêter dès qu’il est clair si le premier a D0 ou D1 points d’avance par manche ; --deals est le maximum
cli-arena-jobs = combien de processus jouent (par défaut : autant qu’il y a de cœurs)
cli-arena-cluster = jouer sur les machines d’un cluster Ray : l’adresse de la machine de tête, ou auto
cli-arena-results = garder chaque tranche terminée dans ce fichier ; un match interrompu reprend là
cli-arena-plot = dessiner les différences et leurs intervalles dans ce fichier, en SVG
cli-arena-json = écrire plutôt un seul objet JSON
cli-arena-examples =
    Exemples :
      pisti arena hard medium --deals 20000
      pisti arena own_bot:OwnBot medium --sprt 0 1 --deals 1e5 --results own.jsonl
      pisti arena hard medium easy beginner --games 1000 --rules two --plot levels.svg

## The arena

arena-head-deals = Règles { $rules }, graine { $seed }. Chaque manche est jouée une fois pour chaque équipe.
arena-head-games = Règles { $rules }, graine { $seed }. Chaque partie est jouée une fois pour chaque équipe, avec les mêmes cartes.
arena-count-deals = Manches par paire : { NUMBER($count) }
arena-count-games = Doubles parties par paire : { NUMBER($count) }
arena-deals = { $first } contre { $second } : { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } points par manche (95 % : de { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } à { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
arena-games = { $first } contre { $second } : { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % de parties gagnées (95 % : de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-cross-deals = Avance en points par manche de la ligne sur la colonne, avec intervalles à 95 % :
arena-cross-games = Parties sur 100 gagnées par la ligne contre la colonne, avec intervalles à 95 % :
arena-cell = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($half, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-pairing = { $first } contre { $second }
arena-plot-deals = Avance en points par manche, avec intervalles à 95 %
arena-plot-games = Parties gagnées sur 100, avec intervalles à 95 %
arena-tick = { NUMBER($value) }
arena-so-far = { $first } contre { $second } : { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($half, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-ratio = rapport de log-vraisemblance { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } (±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) })
arena-test = Test séquentiel de { NUMBER($low) } contre { NUMBER($high) } : rapport de log-vraisemblance { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, décidé à ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
arena-test-low = Décidé : plutôt { NUMBER($low) } que { NUMBER($high) }.
arena-test-high = Décidé : plutôt { NUMBER($high) } que { NUMBER($low) }.
arena-test-open = Non décidé : il faut plus de manches.
arena-speed-deals = Manches par seconde : { NUMBER($speed, maximumFractionDigits: 0) }
arena-speed-games = Doubles parties par seconde : { NUMBER($speed, maximumFractionDigits: 0) }

## The command line: pisti analyse

cli-analyse-summary = montrer ce qu’a coûté chaque carte jouée d’un relevé, et la chance
cli-analyse-description =
    Examiner chaque carte jouée d’un relevé : ce que valait chaque carte d’après ce que savait alors le joueur, ce que
    le choix a coûté et pourquoi ; et quelle part du résultat était de la chance (docs/analysis.md). La même graine
    donne les mêmes chiffres. Si un fichier est mauvais, dit où, avec le code de sortie 2.
cli-analyse-files = un fichier de relevés où toutes les cartes sont connues, ou - pour l’entrée standard
cli-analyse-worlds = dans combien de mondes chaque carte est jouée jusqu’au bout (par défaut : 128 avec numba, sinon 16)
cli-analyse-seed = le nombre d’où part le hasard, pour pouvoir recommencer à l’identique (par défaut : un nouveau, qui est affiché)
cli-analyse-html = écrire dans ce fichier une page avec des graphiques et toutes les cartes jouées
cli-analyse-json = écrire du JSON, un objet par partie, un par ligne
cli-analyse-examples =
    Exemples :
      pisti analyse game.pisti
      pisti analyse game.pisti --html game.html
      pisti analyse *.pisti --json --worlds 500 --seed 1

## The command line: pisti train

cli-train-summary = entraîner le réseau du niveau fort
cli-train-description =
    Entraîner le réseau du niveau fort : à partir de rien, en jouant contre lui-même et contre les niveaux moyen et
    difficile, auxquels il est comparé régulièrement. La même graine donne les mêmes poids. Il faut numba.
    Ce qui est appris est gardé à côté du fichier des poids : un entraînement interrompu peut reprendre.
cli-train-quick = un entraînement court, de quelques minutes
cli-train-seed = le nombre d’où part le hasard, pour pouvoir refaire l’entraînement (par défaut : un nouveau, qui est affiché)
cli-train-out = le fichier des poids (par défaut : weights.npz)
cli-train-resume = reprendre l’entraînement interrompu, avec le même --out
cli-train-examples =
    Exemples :
      pisti train --quick --seed 1
      pisti train --out strong.npz
      pisti train --out strong.npz --resume

## The game: how cards are named: the letters printed on them, and a card in words with its short form

play-index-J = V
play-index-Q = D
play-index-K = R
play-index-A = A
play-card = { $card } ({ $short })

## The game: who is who

play-side-NS = Nord-Sud
play-side-EW = Est-Ouest
play-level-random = hasard
play-level-beginner = débutant
play-level-easy = facile
play-level-medium = moyen
play-level-hard = difficile
play-level-strong = fort
play-level-expert = expert
play-bot-name = bot ({ $level })

## The game: before the first round

play-welcome = { $target ->
    [one] Pişti, partie en { $target } point. Les places, dans l’ordre où l’on joue, vers la droite :
    [many] Pişti, partie en { $target } de points. Les places, dans l’ordre où l’on joue, vers la droite :
   *[other] Pişti, partie en { $target } points. Les places, dans l’ordre où l’on joue, vers la droite :
}
play-seat-you = { $seat } : vous
play-seat-bot = { $seat } : un bot, niveau { $level }
play-seat-partner = { $seat } : un bot, niveau { $level }, votre partenaire
play-bots-see = Les bots ne voient que ce que vous verriez à leur place.
play-help-anytime = À chaque question, tapez ? pour savoir ce que vous pouvez répondre.
play-resumed = La partie enregistrée dans { $file } reprend.
play-finished = La partie enregistrée dans { $file } est terminée.
play-rules-standard = On joue avec les règles standard.
play-rules-otherwise-standard = À part le nombre de places et le score à atteindre, on joue avec les règles standard.
play-rules-differ = Règles maison, par rapport aux règles standard :

## The game: house rules that differ from the standard

play-rule-alone = Chacun joue pour soi.
play-rule-pisti = { $points ->
    [0] Un pişti ne vaut rien.
    [one] Un pişti vaut { $points } point.
    [many] Un pişti vaut { $points } de points.
   *[other] Un pişti vaut { $points } points.
}
play-rule-double-pisti = { $points ->
    [0] Un double pişti ne vaut rien.
    [one] Un double pişti vaut { $points } point.
    [many] Un double pişti vaut { $points } de points.
   *[other] Un double pişti vaut { $points } points.
}
play-rule-jack = { $points ->
    [0] Un valet ne vaut rien.
    [one] Un valet vaut { $points } point.
    [many] Un valet vaut { $points } de points.
   *[other] Un valet vaut { $points } points.
}
play-rule-ace = { $points ->
    [0] Un as ne vaut rien.
    [one] Un as vaut { $points } point.
    [many] Un as vaut { $points } de points.
   *[other] Un as vaut { $points } points.
}
play-rule-two-of-clubs = { $points ->
    [0] Le deux de trèfle ne vaut rien.
    [one] Le deux de trèfle vaut { $points } point.
    [many] Le deux de trèfle vaut { $points } de points.
   *[other] Le deux de trèfle vaut { $points } points.
}
play-rule-ten-of-diamonds = { $points ->
    [0] Le dix de carreau ne vaut rien.
    [one] Le dix de carreau vaut { $points } point.
    [many] Le dix de carreau vaut { $points } de points.
   *[other] Le dix de carreau vaut { $points } points.
}
play-rule-most-cards = { $points ->
    [0] Avoir le plus de cartes ne vaut rien.
    [one] Avoir le plus de cartes vaut { $points } point.
    [many] Avoir le plus de cartes vaut { $points } de points.
   *[other] Avoir le plus de cartes vaut { $points } points.
}
play-rule-first-card-pisti = La première carte d’une manche peut faire un pişti.
play-rule-last-card-pisti = La dernière carte d’une manche peut faire un pişti.
play-rule-lone-jack-pisti = Un valet qui ramasse une carte seule d’une autre valeur fait un pişti.
play-rule-lone-jack-double = Un valet qui ramasse une carte seule d’une autre valeur fait un double pişti.
play-rule-centre-under = Les quatre cartes du centre sont dans la pile, face cachée sauf celle du dessus.
play-rule-centre-open = Les quatre cartes du centre sont dans la pile, face visible.
play-rule-centre-redeal = Si un valet est retourné au centre, la manche est redistribuée.
play-rule-not-exposed = La carte sous le talon reste face cachée.
play-rule-cut-any = La coupe peut amener un valet sous le paquet.
play-rule-lookers-seat = Seul le joueur qui a ramassé les cartes du centre face cachée peut les regarder.
play-rule-lookers-nobody = Personne ne peut regarder les cartes du centre face cachée, même une fois ramassées.
play-rule-lookers-everyone = Tout le monde peut regarder les cartes du centre face cachée, une fois ramassées.

## The game: a round begins

play-round = Manche { $round }. { $dealer } distribue, { $cutter } coupe.
play-round-you-deal = Manche { $round }. Vous distribuez, { $cutter } coupe.
play-round-you-cut = Manche { $round }. { $dealer } distribue, vous coupez.
play-round-goes-on = La manche { $round } reprend. { $player } a distribué.
play-round-goes-on-you = La manche { $round } reprend. Vous avez distribué.
play-cut-refused = La coupe montre un valet : on remet les cartes comme avant et on coupe de nouveau.
play-turned-up = On retourne : { $cards }.
play-set-aside = { $count ->
    [one] { $count } carte du centre est mise de côté, face cachée.
    [many] { $count } de cartes du centre sont mises de côté, face cachée.
   *[other] { $count } cartes du centre sont mises de côté, face cachée.
}
play-under = { $count ->
    [one] Dessous, dans la pile : { $count } carte du centre, face cachée.
    [many] Dessous, dans la pile : { $count } de cartes du centre, face cachée.
   *[other] Dessous, dans la pile : { $count } cartes du centre, face cachée.
}
play-exposed = Carte visible sous le talon : { $card }.
play-redeal = Quatre valets au centre : la manche est redistribuée. { $dealer } distribue, { $cutter } coupe.
play-redeal-you-deal = Quatre valets au centre : la manche est redistribuée. Vous distribuez, { $cutter } coupe.
play-redeal-you-cut = Quatre valets au centre : la manche est redistribuée. { $dealer } distribue, vous coupez.
play-redeal-jack = Un valet a été retourné : la manche est redistribuée. { $dealer } distribue, { $cutter } coupe.
play-redeal-jack-you-deal = Un valet a été retourné : la manche est redistribuée. Vous distribuez, { $cutter } coupe.
play-redeal-jack-you-cut = Un valet a été retourné : la manche est redistribuée. { $dealer } distribue, vous coupez.
play-deal = Donne { $deal } sur { $deals } : quatre cartes par joueur.
play-last-deal = Donne { $deal } sur { $deals }, la dernière : quatre cartes par joueur.

## The game: a card is played

play-plays = { $player } joue { $card }.
play-plays-you = Vous jouez { $card }.
play-captures = { $count ->
    [one] { $player } ramasse { $count } carte : { $cards }.
    [many] { $player } ramasse { $count } de cartes : { $cards }.
   *[other] { $player } ramasse { $count } cartes : { $cards }.
}
play-captures-you = { $count ->
    [one] Vous ramassez { $count } carte : { $cards }.
    [many] Vous ramassez { $count } de cartes : { $cards }.
   *[other] Vous ramassez { $count } cartes : { $cards }.
}
play-captured-hidden = Dont { $count } face cachée.
play-set-aside-taken = { $count ->
    [one] La carte du centre mise de côté s’y ajoute.
    [many] Les { $count } cartes du centre mises de côté s’y ajoutent.
   *[other] Les { $count } cartes du centre mises de côté s’y ajoutent.
}
play-pisti = { $points ->
    [one] Pişti ! { $points } point pour { $side }.
    [many] Pişti ! { $points } de points pour { $side }.
   *[other] Pişti ! { $points } points pour { $side }.
}
play-pisti-you = { $points ->
    [one] Pişti ! { $points } point pour vous.
    [many] Pişti ! { $points } de points pour vous.
   *[other] Pişti ! { $points } points pour vous.
}
play-pisti-yours = { $points ->
    [one] Pişti ! { $points } point pour votre équipe.
    [many] Pişti ! { $points } de points pour votre équipe.
   *[other] Pişti ! { $points } points pour votre équipe.
}
play-double = { $points ->
    [one] Double pişti ! { $points } point pour { $side }.
    [many] Double pişti ! { $points } de points pour { $side }.
   *[other] Double pişti ! { $points } points pour { $side }.
}
play-double-you = { $points ->
    [one] Double pişti ! { $points } point pour vous.
    [many] Double pişti ! { $points } de points pour vous.
   *[other] Double pişti ! { $points } points pour vous.
}
play-double-yours = { $points ->
    [one] Double pişti ! { $points } point pour votre équipe.
    [many] Double pişti ! { $points } de points pour votre équipe.
   *[other] Double pişti ! { $points } points pour votre équipe.
}
play-denied-first-card = Pas de pişti : c’était la première carte de la manche.
play-denied-last-card = Pas de pişti : c’était la dernière carte de la manche.
play-may-look = { $count ->
    [one] Vous pouvez regarder la carte qui était face cachée : { $cards }.
    [many] Vous pouvez regarder les cartes qui étaient face cachée : { $cards }.
   *[other] Vous pouvez regarder les cartes qui étaient face cachée : { $cards }.
}
play-leftovers = { $count ->
    [one] Il reste { $count } carte sur le tapis : { $cards }. Elle revient à qui a ramassé en dernier : { $side }.
    [many] Il reste { $count } de cartes sur le tapis : { $cards }. Elles reviennent à qui a ramassé en dernier : { $side }.
   *[other] Il reste { $count } cartes sur le tapis : { $cards }. Elles reviennent à qui a ramassé en dernier : { $side }.
}
play-leftovers-you = { $count ->
    [one] Il reste { $count } carte sur le tapis : { $cards }. Elle est pour vous : vous avez ramassé en dernier.
    [many] Il reste { $count } de cartes sur le tapis : { $cards }. Elles sont pour vous : vous avez ramassé en dernier.
   *[other] Il reste { $count } cartes sur le tapis : { $cards }. Elles sont pour vous : vous avez ramassé en dernier.
}
play-leftovers-yours = { $count ->
    [one] Il reste { $count } carte sur le tapis : { $cards }. Elle est pour votre équipe, la dernière à avoir ramassé.
    [many] Il reste { $count } de cartes sur le tapis : { $cards }. Elles sont pour votre équipe, la dernière à avoir ramassé.
   *[other] Il reste { $count } cartes sur le tapis : { $cards }. Elles sont pour votre équipe, la dernière à avoir ramassé.
}
play-leftovers-nobody = { $count ->
    [one] Il reste { $count } carte sur le tapis : { $cards }. Personne n’a ramassé : elle n’est à personne.
    [many] Il reste { $count } de cartes sur le tapis : { $cards }. Personne n’a ramassé : elles ne sont à personne.
   *[other] Il reste { $count } cartes sur le tapis : { $cards }. Personne n’a ramassé : elles ne sont à personne.
}

## The game: your turn

play-your-turn = À vous de jouer. Donne { $deal } sur { $deals }.
play-stock = { $count ->
    [0] Le talon est vide.
    [one] Talon : { $count } carte.
    [many] Talon : { $count } de cartes.
   *[other] Talon : { $count } cartes.
}
play-stock-exposed = { $count ->
    [one] Talon : { $count } carte ; dessous, visible : { $card }.
    [many] Talon : { $count } de cartes ; dessous, visible : { $card }.
   *[other] Talon : { $count } cartes ; dessous, visible : { $card }.
}
play-exposed-held = { $dealer } a en main la carte qui était sous le talon : { $card }.
play-pile-empty = La pile est vide.
play-pile-one = Pile : une seule carte, { $card }.
play-pile = { $count ->
    [one] Pile : { $count } carte ; sur le dessus, { $card }.
    [many] Pile : { $count } de cartes ; sur le dessus, { $card }.
   *[other] Pile : { $count } cartes ; sur le dessus, { $card }.
}
play-pile-below = Puis, en descendant : { $cards }.
play-pile-below-more = Puis, en descendant : { $cards } …
play-pile-hidden = { $count ->
    [one] Face cachée dans la pile : { $count } carte.
    [many] Face cachée dans la pile : { $count } de cartes.
   *[other] Face cachée dans la pile : { $count } cartes.
}
play-side-number = { $side } { $number }
play-side-number-you = vous { $number }
play-side-number-yours = votre équipe { $number }
play-won = Cartes ramassées : { $list }.
play-score-now = Score : { $list }.
play-score = Score : { $list }. Score à atteindre : { $target }.
play-choice = { $number }  { $card }

## The game: what you are asked

play-cut-how = Tapez n’importe quel nombre, ou juste Entrée : cela ajoute du hasard, personne ne peut en diriger l’effet.
play-ask-cut = Votre coupe :
play-ask-card = { $count ->
    [one] Votre carte (1 ; ? pour l’aide) :
    [many] Votre carte (1 à { $count } ; ? pour l’aide) :
   *[other] Votre carte (1 à { $count } ; ? pour l’aide) :
}
play-ask-next = Entrée pour la manche suivante (q pour quitter) :
play-not-expected = { $count ->
    [one] « { $text } » n’est pas une de vos cartes. Tapez 1, une carte comme { $example }, ou ? pour l’aide.
    [many] « { $text } » n’est pas une de vos cartes. Tapez un nombre de 1 à { $count }, une carte comme { $example }, ou ? pour l’aide.
   *[other] « { $text } » n’est pas une de vos cartes. Tapez un nombre de 1 à { $count }, une carte comme { $example }, ou ? pour l’aide.
}
play-not-in-hand = Vous n’avez pas cette carte en main : { $card }.

## The game: what you can type

play-help-cut = Pour couper : un nombre ou un texte quelconque, ou juste Entrée. Cela ajoute du hasard ; personne ne choisit où l’on coupe.
play-help-next = Pour continuer : juste Entrée.
play-help-card = Pour jouer une carte : son numéro, ou la carte elle-même, par exemple { $example }.
play-help-suits = Couleurs : c trèfle, d carreau, h cœur, s pique. En majuscules ou en minuscules.
play-help-s = s  la situation, en toutes lettres
play-help-p = p  toutes les cartes de la pile
play-help-l = l  les dernières prises
play-help-c = c  la feuille de marque
play-help-f = f  les cartes du centre qui étaient face cachée, si vous pouvez les regarder
play-help-r = r  les règles en bref
play-help-q = q  quitter la table

## The game: the state in words

play-state-round = Manche { $round }, donne { $deal } sur { $deals }. Donneur : { $player }.
play-state-round-you = Manche { $round }, donne { $deal } sur { $deals }. C’est vous qui distribuez.
play-state-hand = { $count ->
    [0] { $player } n’a plus de carte en main.
    [one] { $player } a { $count } carte en main.
    [many] { $player } a { $count } de cartes en main.
   *[other] { $player } a { $count } cartes en main.
}
play-state-hand-you = { $count ->
    [0] Vous n’avez plus de carte en main.
    [one] Vous avez { $count } carte en main : { $cards }.
    [many] Vous avez { $count } de cartes en main : { $cards }.
   *[other] Vous avez { $count } cartes en main : { $cards }.
}
play-state-pistis = Piştis : { $list }.
play-state-doubles = Doubles piştis : { $list }.
play-no-round = Les cartes ne sont pas encore distribuées.
play-pile-cards = La pile, de haut en bas : { $cards }.
play-card-hidden = carte face cachée
play-no-captures = Personne n’a encore ramassé dans cette manche.
play-face-down-none = Aucune carte du centre n’était face cachée dans cette manche.
play-face-down-not-yet = Personne n’a encore ramassé les cartes du centre face cachée.
play-face-down-not-yours = Les cartes du centre face cachée ont été ramassées, mais vous ne pouvez pas les regarder.
play-face-down-yours = Les cartes du centre qui étaient face cachée : { $cards }.
play-sheet-empty = Aucune manche n’a encore été comptée.
play-sheet-round = Manche { $round } : { $list }

## The game: the rules in short

play-short-play = À votre tour, vous jouez une carte sur la pile. Si elle a la même valeur que celle du dessus, ou si c’est un valet, votre équipe ramasse toute la pile.
play-short-play-alone = À votre tour, vous jouez une carte sur la pile. Si elle a la même valeur que celle du dessus, ou si c’est un valet, vous ramassez toute la pile.
play-short-empty = Un valet joué quand la pile est vide ne ramasse rien.
play-short-pisti = { $points ->
    [one] Faire un pişti, c’est ramasser une carte seule avec une carte de même valeur : { $points } point.
    [many] Faire un pişti, c’est ramasser une carte seule avec une carte de même valeur : { $points } de points.
   *[other] Faire un pişti, c’est ramasser une carte seule avec une carte de même valeur : { $points } points.
}
play-short-double = { $points ->
    [one] Faire un double pişti, c’est ramasser un valet seul avec un valet : { $points } point.
    [many] Faire un double pişti, c’est ramasser un valet seul avec un valet : { $points } de points.
   *[other] Faire un double pişti, c’est ramasser un valet seul avec un valet : { $points } points.
}
play-short-first-card = La première carte d’une manche ne fait pas de pişti.
play-short-last-card = La dernière carte d’une manche ne fait pas de pişti.
play-short-set-aside = Qui ramasse en premier prend aussi les cartes du centre mises de côté.
play-short-leftovers = Ce qui reste sur le tapis à la fin revient à qui a ramassé en dernier.
play-short-points = Points : chaque valet { $jack }, chaque as { $ace }, le deux de trèfle { $two_of_clubs }, le dix de carreau { $ten_of_diamonds }, le plus de cartes { $most_cards }.
play-short-game = { $target ->
    [one] La partie se joue en { $target } point. En cas d’égalité en tête à la fin, on joue une manche de plus.
    [many] La partie se joue en { $target } de points. En cas d’égalité en tête à la fin, on joue une manche de plus.
   *[other] La partie se joue en { $target } points. En cas d’égalité en tête à la fin, on joue une manche de plus.
}

## The game: the count

play-count = Décompte de la manche { $round }
play-count-side = { $cards ->
    [one] { $side } : { $cards } carte
    [many] { $side } : { $cards } de cartes
   *[other] { $side } : { $cards } cartes
}
play-count-side-you = { $cards ->
    [one] Vous : { $cards } carte
    [many] Vous : { $cards } de cartes
   *[other] Vous : { $cards } cartes
}
play-count-side-yours = { $cards ->
    [one] Votre équipe : { $cards } carte
    [many] Votre équipe : { $cards } de cartes
   *[other] Votre équipe : { $cards } cartes
}
play-count-most = Le plus de cartes : { $points }
play-count-jacks = Valets : { $points }
play-count-aces = As : { $points }
play-count-two-of-clubs = Deux de trèfle : { $points }
play-count-ten-of-diamonds = Dix de carreau : { $points }
play-count-pistis = Piştis : { $points }
play-count-pistis-made = Piştis : { $points } (simples : { $single }, doubles : { $double })
play-count-total = Total de la manche : { $points }
play-count-tie = { $cards ->
    [one] Égalité à { $cards } carte : personne ne marque pour le plus de cartes.
    [many] Égalité à { $cards } de cartes : personne ne marque pour le plus de cartes.
   *[other] Égalité à { $cards } cartes : personne ne marque pour le plus de cartes.
}
play-count-tie-many = Égalité pour le plus de cartes : personne ne marque.
play-score-after = Score après la manche { $round } : { $list }. Score à atteindre : { $target }.

## The game: the end

play-tie = La partie serait finie, mais il y a égalité en tête : on joue une manche de plus.
play-both-reached = Plusieurs équipes ont atteint { $target } : le score le plus haut l’emporte.
play-win = { $points ->
    [one] Victoire pour { $side }, avec { $points } point.
    [many] Victoire pour { $side }, avec { $points } de points.
   *[other] Victoire pour { $side }, avec { $points } points.
}
play-win-you = { $points ->
    [one] Vous gagnez la partie avec { $points } point !
    [many] Vous gagnez la partie avec { $points } de points !
   *[other] Vous gagnez la partie avec { $points } points !
}
play-win-yours = { $points ->
    [one] Votre équipe gagne la partie avec { $points } point !
    [many] Votre équipe gagne la partie avec { $points } de points !
   *[other] Votre équipe gagne la partie avec { $points } points !
}
play-leave = Vous quittez la table.
play-kept = La partie est enregistrée dans { $file }. Pour la reprendre :
play-record-is-in = Le relevé de la partie est dans { $file }.
play-not-kept = Cette partie n’est pas enregistrée ; --record FILE dit où l’enregistrer.
play-nothing-to-keep = Rien n’a encore été distribué : il n’y a rien à enregistrer.

## The full-screen table: dates

# $day and $month have two digits, $year four
date-short = { $day }/{ $month }/{ $year }

## The full-screen table: the first screen. Texts of buttons and rows have at most 22 characters

screen-title = Pişti
screen-subtitle = La bonne carte, et la pile est à vous
screen-play = Jouer
screen-continue = Reprendre la partie
screen-continue-detail = { $date }, manche { $round } : { $list }
screen-table = Table
screen-level = Niveau des bots
screen-language = Langue
screen-speed = Vitesse
screen-house-rules = Règles maison
screen-kept-games = Parties enregistrées
screen-read-rules = Règles du jeu
screen-settings = Paramètres
screen-quit = Quitter
screen-take = Adopter ces règles
screen-back = Retour
screen-close = Fermer
screen-first-help = ↑ ↓ choisir · ← → changer · Entrée valider
screen-settings-not-kept = Impossible d’enregistrer vos paramètres : { $file }

## The full-screen table: kinds of tables (at most 22 characters) and what they are (one line)

preset-standard = Standard
preset-standard-line = Deux contre deux, en 151 points
preset-classic-101 = Classique en 101
preset-classic-101-line = Les règles standard, en 101 points
preset-short = Partie courte
preset-short-line = Les règles standard, en 51 points
preset-two = Deux joueurs
preset-two-line = Vous contre un bot, en 101 points
preset-solo = Quatre chacun pour soi
preset-solo-line = Quatre joueurs sans partenaire, en 101 points
preset-three = Trois joueurs
preset-three-line = Trois joueurs, chacun pour soi, en 101 points
preset-under = Centre dans la pile
preset-under-line = Les cartes du centre sont dans la pile, face cachée
preset-open-centre = Centre visible
preset-open-centre-line = Les quatre cartes du centre sont dans la pile, face visible
preset-last-card-counts = Pişti jusqu’au bout
preset-last-card-counts-line = La dernière carte d’une manche peut faire un pişti
preset-jack-pisti = Pişti au valet
preset-jack-pisti-line = Un valet qui ramasse une carte seule fait un double pişti
preset-own = Règles maison
preset-own-line = { $seats } joueurs, en { $target }

## The full-screen table: the house rules one by one (at most 24 characters), and their values (at most 14)

rule-seats = Joueurs
rule-partners = Avec partenaire
rule-target = Score à atteindre
rule-pisti = Pişti
rule-double_pisti = Double pişti
rule-jack = Chaque valet
rule-ace = Chaque as
rule-two_of_clubs = Deux de trèfle
rule-ten_of_diamonds = Dix de carreau
rule-most_cards = Le plus de cartes
rule-first_card_pisti = Pişti en première carte
rule-last_card_pisti = Pişti en dernière carte
rule-lone_jack = Valet sur une carte
rule-centre = Cartes du centre
rule-centre_jack = Valet au centre
rule-exposed = Dessous du talon visible
rule-cut_jack_rule = Recouper sur un valet
rule-lookers = Cartes cachées vues par
value-yes = oui
value-no = non
value-lone_jack-nothing = pas de pişti
value-lone_jack-pisti = pişti
value-lone_jack-double = double pişti
value-centre-set_aside = mises de côté
value-centre-under = dans la pile
value-centre-open = face visible
value-centre_jack-cover = on le recouvre
value-centre_jack-redeal = on redistribue
value-lookers-side = l’équipe
value-lookers-seat = le joueur
value-lookers-nobody = personne
value-lookers-everyone = tous

## The full-screen table: house rules that make no sense together; $rule and $value are a label and a value

screen-rules-partners = Pour jouer avec un partenaire, il faut quatre joueurs, pas { $seats }.
screen-rules-open-centre = Quand les cartes du centre sont face visible, « { $rule } » doit être « { $value } ».
screen-rules-nothing-scores = Avec ces règles, rien ne rapporte de points : il en faut pour au moins une chose.

## The full-screen table: settings (at most 24 characters), and their values (at most 14)

setting-suits = Couleurs des cartes
setting-cut = Couper soi-même
setting-confirm = Confirmer chaque carte
value-speed-slow = lente
value-speed-normal = normale
value-speed-fast = rapide
value-speed-off = sans pause
value-suits-four = quatre teintes
value-suits-two = rouge et noir

## The full-screen table: around the table. Words under a seat have at most 11 characters

screen-where = Manche { $round } · Donne { $deal }/{ $deals }
screen-where-cut = Manche { $round } · La coupe
screen-target = en { $target }
screen-you = vous
screen-your-side = Votre équipe
screen-you-alone = Vous
screen-bot = bot
screen-away = absent
screen-partner = partenaire
screen-dealer = donneur
screen-pile-count = Pile : { $count }
screen-stock-count = Talon : { $count }
screen-bottom-card = Dessous : { $card }
screen-set-aside-count = De côté : { $count }

## The full-screen table: what goes on, each at most 80 characters; screen-cut-how at most 38

screen-your-turn = À vous de jouer
screen-confirm-card = Choisissez-la encore une fois pour la jouer : { $card }
screen-not-your-turn = Pas encore : { $player } joue avant vous.
screen-cut-how = Coupez : ← → et Entrée, ou un clic
screen-cut-aim = Votre coupe ajoute du hasard : personne ne peut en diriger l’effet.
screen-cuts = { $player } coupe.
screen-cuts-you = Vous coupez.
screen-shown-jack = Un valet est retourné ; la carte suivante le recouvre.
screen-too-small = Ce terminal fait { $columns } × { $lines } caractères ; il en faut { $wanted_columns } × { $wanted_lines } : agrandissez-le.

## The full-screen table: the line of keys; each at most 10 characters

screen-key-state = situation
screen-key-pile = pile
screen-key-captures = prises
screen-key-log = journal
screen-key-sheet = marque
screen-key-face-down = cachées
screen-key-rules = règles
screen-key-settings = paramètres
screen-key-say = parler
screen-key-deal = donne
screen-key-help = aide
screen-key-leave = quitter

## The full-screen table: titles of windows, each at most 34 characters

screen-title-state = La situation, en toutes lettres
screen-title-pile = La pile
screen-title-captures = Les dernières prises
screen-title-log = Le journal
screen-title-sheet = La feuille de marque
screen-title-face-down = Les cartes face cachée
screen-title-rules = Les règles de cette table
screen-title-standard = Les règles standard
screen-title-help = Clavier et souris
screen-sheet-round = Manche
screen-sheet-total = Total

## The full-screen table: the count as a table, a column for each side; at most 20 characters

count-row-cards = Cartes
count-row-most_cards = Le plus de cartes
count-row-jacks = Valets
count-row-aces = As
count-row-two_of_clubs = Deux de trèfle
count-row-ten_of_diamonds = Dix de carreau
count-row-pistis = Piştis
count-row-total = Total de la manche
count-row-score = Score actuel

## The full-screen table: help

screen-help-cards = 1–4  jouer la carte de ce numéro
screen-help-arrows = ← → et Entrée  choisir une carte et la jouer
screen-help-space = Espace  passer à la suite sans attendre
screen-help-g = g  le journal : ce qui s’est passé jusqu’ici
screen-help-o = o  les paramètres : langue, vitesse, couleurs
screen-help-t = t  dire quelque chose (à une table d’un serveur)
screen-help-v = v  ce que le serveur a promis pour la donne
screen-help-again = Espace  rejouer vous-même, si un bot joue pour vous
screen-help-pages = PgPréc PgSuiv  changer de page dans une fenêtre
screen-help-mouse = Souris : cliquez sur une carte pour la jouer, sur la pile pour la voir en entier, ou sur une touche de la dernière ligne.

## The full-screen table: the end of a round, of the game, of the sitting; buttons have at most 22 characters

screen-next-round = Manche suivante
screen-again = Rejouer
screen-look-back = Revoir la partie
screen-to-start = Retour à l’accueil
screen-leave-question = Quitter la table ?
screen-leave-kept = La partie est enregistrée ; reprenez-la quand vous voudrez.
screen-leave-not-kept = La partie n’est pas enregistrée : elle sera perdue.
screen-leave = Quitter
screen-stay = Rester
screen-kept-none = Aucune partie enregistrée pour l’instant. Toutes celles que vous jouerez ici le seront.
screen-kept-line = { $date } · manche { $round } · { $list }
screen-kept-over = { $date } · terminée · { $list }
screen-kept-bad = illisible : { $file }

## At a table of a server: the connection

remote-connecting = Connexion …
remote-again-in = Nouvel essai dans { $seconds } s.
remote-again-now = Nouvel essai …
remote-refused-somehow = Le serveur refuse cela ({ $reason }).
remote-seat-kept = Votre place vous est gardée. Pour revenir :
remote-seat-lost = Vous n’avez plus de place à cette table.
remote-seat-not-kept = Après une panne, vous ne pourriez pas retrouver votre place : { $file } ne peut pas être écrit.

## At a table of a server: the list of tables, a table to be opened. Buttons and rows have 22 characters or less

remote-your-name = Votre nom, tel que les autres le voient :
remote-guest = Invité
remote-open-tables = Tables ouvertes :
remote-no-tables = Aucune table n’est ouverte pour l’instant. Ouvrez-en une, ou tapez le code d’une table.
remote-return = Retrouver votre place : { $code }
remote-seats-taken = { $count }/{ $all }
remote-playing-short = en cours
remote-tables-help = ↑ ↓ choisir · Entrée valider · o paramètres · q quitter
remote-make = Ouvrir une table
remote-take = Valider
remote-enter-code = Taper un code
remote-code-what = Le code d’une table, ou le lien que vous avez reçu :
remote-go = Y aller
remote-clock-row = Pendule
remote-no-clock = aucune
remote-clock = { $seconds } s
remote-open-row = Qui peut venir
remote-open = tout le monde
remote-private = avec le lien

## At a table of a server: the room before a game and between two

remote-table = Table { $code }
remote-invite = Envoyez ceci à ceux qui doivent venir :
remote-rules = { $name }. { $line }.
remote-clock-line = Pour chaque carte, on a { $seconds } s.
remote-open-line = La table est dans la liste : tout le monde peut venir.
remote-private-line = La table n’est dans aucune liste : seul peut venir qui a le lien.
remote-free = libre
remote-agrees = d’accord pour rejouer
remote-sit-how = Choisissez où vous asseoir : une place libre, ou celle d’un bot.
remote-playing = Une partie est en cours. À la fin d’une manche, vous pourrez prendre la place d’un bot.
remote-begins = La partie commence …
remote-missing = Places libres : { $count }
remote-seats-how = Attendez les autres, ou choisissez une place et mettez-y un bot.
remote-start-how = Tout le monde est là : vous pouvez commencer.
remote-owner-starts = { $player } lance la partie.
remote-another-how = Une autre partie commence quand tout le monde est d’accord.
remote-start = Lancer la partie
remote-another = Rejouer
remote-fill = Bots aux places libres
remote-change = Changer les règles
remote-say = Dire quelque chose
remote-leave-room = Quitter la table
remote-leave-room-what = Vous pouvez rendre votre place, ou la garder et revenir plus tard.
remote-leave = { remote-come-back } : la place reste à vous ; d’ici là, un bot peut jouer pour vous. { remote-give-up } : un bot la prend définitivement.
remote-give-up = Rendre la place
remote-come-back = Revenir plus tard
remote-get-up = Se lever
remote-free-seat = Retirer le bot
remote-swap = Échanger avec votre place
remote-kick = Renvoyer
remote-mute = Faire taire
remote-unmute = Laisser parler
remote-to-room = Salle d’attente
remote-others-read = On attend les autres, qui lisent le décompte …

## At a table of a server: what persons do, and what they say

remote-sits = { $player } est maintenant à cette place : { $seat }
remote-bot-sits = Un bot, niveau { $level }, est maintenant à cette place : { $seat }
remote-gets-up = Cette place est libre maintenant : { $seat }
remote-bot-plays = Un bot continue à cette place : { $player }
remote-bot-plays-you = Un bot joue maintenant pour vous. Appuyez sur Espace pour rejouer vous-même.
remote-absent = { $player } n’a plus de connexion.
remote-absent-you = Vous n’avez plus de connexion.
remote-back = { $player } est de retour.
remote-back-you = Vous êtes de retour et jouez vous-même.
remote-says = { $player } : { $text }
remote-says-you = Vous : { $text }
remote-muted = Ne peut plus parler : { $list }
remote-unmuted = Peut de nouveau parler : { $list }
remote-wishes = Une autre partie, d’accord : { $list }
remote-outage = Le serveur a été absent un moment. Le temps de personne n’a couru.
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-hurry = Allez, jouez !
phrase-one-more = Encore une partie !
phrase-bye = Au revoir !
phrase-smile = Ha ha !
phrase-wow = Ouah !
phrase-sad = Dommage !

## At a table of a server: the promises for the deal; behind the receipts comes a hash

remote-broken = La donne n’est pas comme promise
remote-broken-what = Soit le serveur ne donne pas honnêtement, soit il a un défaut. La touche v montre ce qu’il a promis ; gardez le relevé de la partie.
remote-deal = Ce que le serveur a promis
remote-deal-what = Avant chaque manche, le serveur montre l’empreinte de sa graine, et ce programme ajoute la sienne. Avec le relevé de la partie, cette commande vérifie les donnes :
remote-deal-none = Rien n’a encore été promis.
remote-receipt-open = { $round ->
    [0] Le premier donneur, pas encore tiré :
   *[other] Manche { $round }, pas encore finie :
}
remote-receipt-kept = { $round ->
    [0] Le premier donneur, vérifié, comme promis :
   *[other] Manche { $round }, vérifiée, comme promis :
}
remote-receipt-broken = { $round ->
    [0] Le premier donneur, vérifié, pas comme promis :
   *[other] Manche { $round }, vérifiée, pas comme promis :
}

## At a table of a server: line by line

remote-plain-tables = Tapez le numéro d’une table ou son code. n ouvre une nouvelle table (n two,target=51 avec ces règles), q termine.
remote-ask-table = Table :
remote-ask-room = À la table (? pour l’aide) :
remote-ask-again = Après la partie (? pour l’aide) :
remote-not-understood = « { $text } » ne veut rien dire ici ; ? dit ce que vous pouvez taper.
remote-time-left = Temps restant : { $seconds } s.
remote-connected = La connexion est rétablie.
play-help-sit = sit E  vous asseoir à cette place (S, E, N ou W), avec sit seul n’importe où
play-help-room = s  qui est assis où, et les règles en bref
play-help-bot = b E hard  un bot à cette place, de ce niveau ; avec b seul à toutes les places libres
play-help-free = free E  retirer le bot de cette place
play-help-begin = start  lancer la partie
play-help-another = again  accepter une autre partie
play-help-t = t 3  dire quelque chose : une des phrases que t montre
play-help-v = v  ce que le serveur a promis pour la donne
play-help-away = q  terminer ; la place reste à vous
play-help-give-up = leave  rendre votre place et terminer

## A record told on the full screen

screen-replay-where = Carte { $ply } sur { $plays }
screen-replay-start = Avant la première carte
screen-replay-seed = Graine : { $seed }
screen-replay-copied = Position copiée, si votre terminal le permet :
screen-replay-no-position = La manche doit être redistribuée : elle n’a pas de position.
screen-replay-key-step = carte
screen-replay-key-capture = prise
screen-replay-key-auto = lecture
screen-replay-key-space = Espace
screen-replay-key-round = manche
screen-replay-key-copy = copier
screen-replay-help-step = ← →  une carte en arrière, une en avant
screen-replay-help-capture = ↑ ↓  à la prise précédente, à la suivante
screen-replay-help-ends = Début Fin  au début, à la fin de la manche
screen-replay-help-round = b n  à la manche précédente, à la suivante
screen-replay-help-auto = { screen-replay-key-space }  lecture automatique, et arrêt
screen-replay-help-copy = y  copier la position, en une ligne de texte
screen-replay-help-q = q  { screen-key-leave }
screen-replay-help-count = c  le décompte de la manche
screen-replay-help-signs = ×7 +10  dans la liste : 7 cartes ramassées, 10 points pour un pişti
screen-replay-help-mouse = Souris : cliquez sur une carte de la liste pour y aller, sur la pile pour la voir en entier, ou sur une touche de la dernière ligne.
screen-replay-more = Seuls les { $records } premiers relevés sont montrés ici ; --game et --round en choisissent d’autres.
screen-replay-reading = Lecture des relevés …

## A record told (pisti replay); its plays are told in the sentences of the game

replay-round = Partie { $game }, manche { $round }
replay-event = Événement : { $event }
replay-date = Date : { $date }
replay-rules = Règles maison : { $rules }
replay-seat = { seat-name } : { $player }
replay-tag = { $name } : { $value }
replay-dealer = Donneur : { $player }
replay-cut-jack = Cartes soulevées à la coupe : { $lifted } ; la coupe montre un valet, on coupe de nouveau
replay-cut = Cartes soulevées à la coupe : { $lifted }
replay-redeal = La manche doit être redistribuée.
replay-numbered = { $number }. { $text }
replay-comment = Commentaire : { $text }
replay-set-aside = { $count ->
    [one] La carte du centre mise de côté s’y ajoute : { $cards }.
    [many] Les { $count } cartes du centre mises de côté s’y ajoutent : { $cards }.
   *[other] Les { $count } cartes du centre mises de côté s’y ajoutent : { $cards }.
}
replay-unfinished = { $plays ->
    [0] Le relevé s’arrête avant la première carte ; la manche n’est pas terminée.
    [one] Le relevé s’arrête après { $plays } carte jouée ; la manche n’est pas terminée.
    [many] Le relevé s’arrête après { $plays } de cartes jouées ; la manche n’est pas terminée.
   *[other] Le relevé s’arrête après { $plays } cartes jouées ; la manche n’est pas terminée.
}
replay-after = { $plays ->
    [0] Avant la première carte :
    [one] Après { $plays } carte jouée :
    [many] Après { $plays } de cartes jouées :
   *[other] Après { $plays } cartes jouées :
}
replay-pile = { $count ->
    [0] La pile est vide.
    [one] Pile, { $count } carte : { $cards }.
    [many] Pile, { $count } de cartes, de haut en bas : { $cards }.
   *[other] Pile, { $count } cartes, de haut en bas : { $cards }.
}
replay-hand = { $count ->
    [0] { $player } n’a plus de carte en main.
    [one] { $player } a { $count } carte en main : { $cards }.
    [many] { $player } a { $count } de cartes en main : { $cards }.
   *[other] { $player } a { $count } cartes en main : { $cards }.
}
replay-won = { $count ->
    [one] Ramassé par { $side } : { $count } carte.
    [many] Ramassé par { $side } : { $count } de cartes.
   *[other] Ramassé par { $side } : { $count } cartes.
}
replay-to-play = Prochain à jouer : { $player }
replay-total = Total de la partie : { $points }

## A check of records (pisti check)

check-good = { $file } : correct, { $records ->
    [one] { $records } relevé
    [many] { $records } de relevés
   *[other] { $records } relevés
}, { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
}
check-empty = { $file } : correct, 0 relevé (le fichier est vide)
check-progress = { $file } : { $percent } %

## The database of a server (pisti db)

db-migrated = { $file } : mise de la version { $before } à la version { $after }.
db-newest = { $file } : de la version la plus récente, { $after }.
persons-line = { $person } : { $name } (classement : { $rating }, parties : { $games })
persons-banned = exclu : { $reason }
persons-report = { $report } : { $at }, { $person }, { $kind } : { $text }
persons-nothing = Il n’y a personne et rien à montrer.
persons-done = C’est fait.
db-good = { $file } : correct (tables : { $tables }, parties finies : { $games })
db-bad = { $file } : incorrect (erreurs : { $faults }, tables : { $tables }, parties finies : { $games })
db-exported = { $file } : écrit (parties finies : { $games })
db-copied = { $file } : écrit (tables : { $tables }, parties finies : { $games }, lignes : { $rows })

## A server (pisti serve)

serve-open = Pişti est ouvert. Les amis viennent ici :
serve-kept = Gardé dans : { $file }
serve-stop = Ctrl-C arrête le serveur ; ceux qui jouent retrouvent la table telle qu’elle était.
serve-stopped = Le serveur est arrêté. Rien n’est perdu.
serve-no-page = La page pour navigateurs n’a pas été construite : les navigateurs montrent comment jouer dans un terminal.
serve-runs = Un serveur Pişti tourne déjà ici : { $address }
serve-other-port = Autre chose utilise le port { $port } ; cette fois, c’est { $other }.
serve-open-yourself = Il n’y a pas d’écran où ouvrir la page ; sur cet ordinateur, son adresse est : { $address }
page-game = Le pişti est un jeu de cartes turc où l’on ramasse les cartes de la table : quatre joueurs, deux équipes, la première à 151 gagne.
page-server = Ce serveur tient des tables pour des amis. Pour y jouer depuis un terminal :
page-table = Une table vous attend ici. Pour vous y asseoir depuis un terminal :

## The page of how a server is (/status)

status-title = État du serveur
status-good = Tout va bien : tout ce qui se joue est conservé.
status-bad = La base de données ne répond pas : on ne peut pas jouer avant son retour.
status-stops = Le serveur va s’arrêter et reviendra.
status-version = Version
status-since = En marche depuis
status-tables = Tables avec des joueurs
status-persons = Joueurs connectés
status-workers = Processus du serveur
status-outage = Dernière panne
status-no-outage = aucune
status-unknown = inconnu

## Whether rounds were dealt fairly (pisti verify)

verify-round = Manche { $round } : donnée comme le disent les graines. Engagement du serveur : { $hex }
verify-dealer = Premier donneur : tiré comme le disent les graines. Engagement du serveur : { $hex }
verify-good = Tout est comme le disent les graines. Comparez les engagements à ceux que vous avez vus avant les manches.
verify-receipt = Tout est comme le disent les graines, et l’engagement que vous avez vu est parmi eux.

## A simulation (pisti simulate)

simulate-head = { $rounds ->
    [one] { NUMBER($rounds) } manche
    [many] { NUMBER($rounds) } de manches
   *[other] { NUMBER($rounds) } manches
}, règles { $rules }, graine { $seed }. L’équipe 1 est celle du joueur à droite du donneur.
simulate-side = Équipe { $side } ({ $policies }) : { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) } ± { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } points par manche
simulate-together = Total des équipes : { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) } ± { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } points par manche
simulate-pistis = Piştis : { NUMBER($value, minimumFractionDigits: 5, maximumFractionDigits: 5) } ± { NUMBER($error, minimumFractionDigits: 5, maximumFractionDigits: 5) } par manche
simulate-doubles = Dont doubles piştis : { NUMBER($value, minimumFractionDigits: 5, maximumFractionDigits: 5) } ± { NUMBER($error, minimumFractionDigits: 5, maximumFractionDigits: 5) } par manche
simulate-ties = Égalité pour le plus de cartes : dans { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) } manches sur 100
simulate-margin = Avance de l’équipe 1 sur la meilleure des autres : { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) } ± { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } points par manche
simulate-histogram = Manches sur 100, selon l’avance de l’équipe 1 en points :
simulate-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-compiled = Vitesse (compilé) : { NUMBER($speed, maximumFractionDigits: 0) } manches par seconde
simulate-interpreted = Vitesse (non compilé ; pour compiler, il faut numba : installez l’extra « fast ») : { NUMBER($speed, maximumFractionDigits: 0) } manches par seconde
simulate-progress = { $percent } %

## The analysis of plays (pisti analyse); after a result, a cost or a luck stands its figure

analysis-title = Pişti : les cartes jouées d’une partie
analysis-head = Mondes pour chaque carte : { NUMBER($worlds) } ; graine : { $seed }. Chaque carte jouée est vue d’après ce que savait alors le joueur ; ensuite toutes les places jouent comme strong. Les valeurs sont les points d’avance d’une équipe à la fin de la manche, ± erreur type.
analysis-interpreted = Rien n’est compilé, d’où le petit nombre de mondes : pour compiler, il faut numba (l’extra « fast »).
analysis-game = Partie { $game }
analysis-round = Manche { $round }
analysis-side = { $side } : résultat { NUMBER($result, maximumFractionDigits: 1) }, chance { $luck }, coût des cartes jouées { $cost }
analysis-side-unfinished = { $side } : coût des cartes jouées { $cost }
analysis-seat = { $player } : coût { $cost }, cartes jouées : { $plays }
analysis-costliest = Les cartes jouées les plus chères
analysis-no-cost = Aucune carte jouée n’a coûté quoi que ce soit à coup sûr
analysis-play = Manche { $round }, carte { $play } : { $player }, { $card }, coût { $cost }. { $why }
analysis-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
analysis-chart = Points d’avance auxquels on peut s’attendre après chaque carte : { $side }
analysis-column-number = N°
analysis-column-player = Joueur
analysis-column-card = Carte
analysis-column-cost = Coût
analysis-column-cards = Ce que valait chaque carte
analysis-column-why = Pourquoi
analysis-progress = Partie { $game } : { $percent } %

## The analysis: what there is to say of a play; $card is a card in short form

analysis-why-only = Il n’y avait pas d’autre carte.
analysis-why-pisti-made = Un pişti de fait. Points : { $points }.
analysis-why-captured = La pile est ramassée. Points avec la carte : { $points }.
analysis-why-jack-kept = Le valet est gardé pour plus tard. Points laissés sur le tapis : { $points }.
analysis-why-safe = Une carte sûre : toutes les autres de sa valeur ont été vues.
analysis-why-few-left = La meilleure carte à poser. Cartes de sa valeur pas encore vues : { $unseen }.
analysis-why-equal = Aussi bonne : { $card }.
analysis-why-pisti-let-go = Un pişti manqué, que faisait cette carte : { $card }. Points : { $points }.
analysis-why-pile-let-go = La pile est laissée, que ramassait cette carte : { $card }. Points de la pile : { $points }.
analysis-why-jack-burnt = Un valet dépensé trop tôt. Mieux : { $card }. Points de la pile : { $points }.
analysis-why-jack-laid = Un valet posé sur le tapis vide. Mieux : { $card }.
analysis-why-rank-given = Une valeur que d’autres peuvent avoir. Ses cartes pas encore vues : { $unseen } ; celles de la valeur de { $card } : { $fewer }.
analysis-why-points-left = Points laissés au joueur suivant : { $points }. Mieux : { $card }.
analysis-why-weaker = Mieux : { $card }.

## The training of the network; the line has only figures

cli-train-head = Graine { $seed }. En colonnes : millions de cartes jouées, secondes, avance en points par manche sur moyen et sur difficile, avec l’erreur type.
cli-train-line = { NUMBER($millions, minimumFractionDigits: 1, maximumFractionDigits: 1) } · { NUMBER($seconds, minimumFractionDigits: 0, maximumFractionDigits: 0) } · { NUMBER($medium, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($medium_error, minimumFractionDigits: 2, maximumFractionDigits: 2) } · { NUMBER($hard, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($hard_error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-train-written = { $file } : écrit

## The page: what search engines and links show

web-shell-title = Pişti : le jeu de cartes turc, entre amis ou contre des bots
web-shell-title-table = Une table de pişti
web-shell-title-rules = Les règles du pişti
web-shell-title-me = Votre page
web-shell-title-person = Un joueur de Pişti
web-shell-title-leaderboard = Les meilleurs au Pişti
web-shell-about-table = Une table vous attend ici. Ouvrez le lien et asseyez-vous : aucun compte à créer.
web-shell-about-rules = Comment on joue au pişti : ramasser les cartes, faire un pişti, compter et arriver à 151.
web-shell-about-me = Votre nom, votre classement, vos dernières parties, et ce qui est gardé de vous. Personne n’en a besoin pour jouer.
web-shell-about-person = Le classement d’un joueur, et ses parties aux tables ouvertes.
web-shell-about-leaderboard = Qui joue le mieux au Pişti ici, d’après les parties classées à deux contre deux.
web-shell-picture = Des cartes en éventail sur un tapis vert, et le mot Pişti.
web-shell-rules = Les règles du pişti
web-shell-no-script = Cette page a besoin de JavaScript. Dans un terminal, on joue sans :

## The page: start, room and settings

web-footer = Ni publicité, ni compte, ni rien qui vienne d’ailleurs.
web-play-what = Tout de suite, contre des bots
web-making = La table se prépare …
web-friends = Jouer entre amis
web-friends-what = Vous recevez une table et un lien. Qui ouvre le lien choisit sa place.
web-forget = Oublier la table { $code }
web-open-tables = Tables ouvertes
web-list-loading = Recherche de tables ouvertes …
web-list-away = Le serveur ne répond pas en ce moment. La liste reviendra d’elle-même.
web-sit-down = S’asseoir
web-watch = Regarder
web-length-round = une manche
web-kind-standard = Deux contre deux ; votre partenaire est en face
web-kind-two = Un contre un
web-kind-solo = Quatre joueurs, chacun pour soi
web-kind-three = Trois joueurs, chacun pour soi
web-settings-look = Apparence
web-settings-play = Jeu
web-settings-sound = Son et vibration
web-setting-theme = Couleurs
web-theme-system = comme le système
web-theme-light = claires
web-theme-dark = sombres
web-theme-contrast = contraste élevé
web-setting-badges = Points sur les cartes
web-setting-badges-hint = Le deux de trèfle et le dix de carreau disent ce qu’ils valent.
web-setting-left-hand = Main gauche
web-setting-left-hand-hint = Les boutons sont à portée du pouce gauche.
web-setting-text-view = La table en mots aussi
web-setting-text-view-hint = Sous la table se lit tout ce qu’elle montre, en texte simple.
web-setting-keys = Touches pour cartes et fenêtres
web-setting-keys-hint = 1 à 4 jouent une carte, les lettres ouvrent des fenêtres.
web-setting-cut-hint = Sinon le paquet est coupé pour vous.
web-setting-confirm-hint = Le premier toucher choisit, le second joue.
web-setting-volume = Volume
web-setting-volume-is = { $volume } sur 10
web-setting-volume-none = aucun son
web-setting-vibration = Vibrer quand c’est à vous
web-setting-vibration-hint = Si l’appareil le permet.
web-invite = Inviter
web-link = Le lien de cette table
web-copy = Copier
web-copied = Copié
web-copy-by-hand = Le navigateur ne laisse pas copier : le lien est sélectionné, copiez-le.
web-share = Partager
web-share-text = Une table de pişti vous attend :
web-qr = Le lien en image : l’appareil photo d’un téléphone l’ouvre
web-link-local = Ce lien ne marche que sur cet ordinateur. Pour les autres, ouvrez la page à l’adresse que montre le serveur.
web-sit-here = S’asseoir ici
web-at-seat = Modifier
web-make-partner = En faire votre partenaire
web-muted = réduit au silence
web-who-begins = Le premier donneur est tiré au sort.
web-who-begins-again = À la partie suivante, le premier donneur est le voisin de droite du premier donneur de celle-ci.
web-seats = Qui est où
web-chat-row = Messages libres
web-chat-line = Les joueurs peuvent s’écrire.
web-no-chat-line = Il n’y a que des phrases toutes faites.
web-try-again = Réessayer
web-no-answer = Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.
web-waiting-for = Pas encore d’accord : { $list }
web-not-again = Finalement, ne pas rejouer
web-no-clock-line = Il n’y a pas de pendule.
web-rules-all = Toutes les règles

## The page: the rules

play-example-won = { $count ->
    [one] { $side } : { $count } carte, { $cards }.
    [many] { $side } : { $count } de cartes, dont { $cards }.
   *[other] { $side } : { $count } cartes, dont { $cards }.
}
web-rules-contents = Sommaire
web-rules-clauses = Articles
web-rules-numbers = Les petits numéros sont ceux des articles des règles complètes que chaque paragraphe explique.
web-rules-not-loaded = Les règles n’ont pas pu être chargées.
web-position-you-play = Vous jouez
web-position-others = { $count ->
    [one] et { $count } autre carte
    [many] et { $count } d’autres cartes
   *[other] et { $count } autres cartes
}

## The page: score and trust

web-count-skip = Tout montrer
web-score-chart = Les scores manche par manche, en courbes. À présent : { $list }. Score à atteindre : { $target }.
web-record-save = Enregistrer le relevé
web-record-saved = Enregistré : { $file }
web-record-not-reached = Le serveur ne répond pas. Réessayez dans un instant.
web-story-margin = { $points ->
    [one] Écart : { $points } point.
    [many] Écart : { $points } de points.
   *[other] Écart : { $points } points.
}
web-story-led = En tête de bout en bout, après chaque manche.
web-story-last = Seule la dernière manche a décidé.
web-story-from = La première place fut prise pour de bon à la manche { $round }.
web-story-swing = { $points ->
    [one] La plus grande avance prise en une manche : { $points } point, à la manche { $round }.
    [many] La plus grande avance prise en une manche : { $points } de points, à la manche { $round }.
   *[other] La plus grande avance prise en une manche : { $points } points, à la manche { $round }.
}
web-story-best = { $count ->
    [one] La plus belle prise : { $player }, { $count } carte à la manche { $round }.
    [many] La plus belle prise : { $player }, { $count } de cartes à la manche { $round }.
   *[other] La plus belle prise : { $player }, { $count } cartes à la manche { $round }.
}
web-story-best-you = { $count ->
    [one] La plus belle prise est à vous : { $count } carte à la manche { $round }.
    [many] La plus belle prise est à vous : { $count } de cartes à la manche { $round }.
   *[other] La plus belle prise est à vous : { $count } cartes à la manche { $round }.
}
web-story-pisti-points = Points de pişti : { $list }.
web-another-table = Une autre table
web-broken-what = Soit le serveur ne donne pas honnêtement, soit il a un défaut. Rien n’est perdu : ce qu’il a promis reste ici, et vous pourrez enregistrer le relevé à la fin de la partie.
web-trust-what = Avant chaque manche, le serveur montre l’empreinte de sa graine : un sceau qui le lie. Ce navigateur et ceux des autres n’ajoutent leurs graines qu’ensuite, et toutes ensemble font le paquet. Après la manche, toutes les graines sont dites et vérifiées. L’empreinte que vous gardez est votre reçu.
web-trust-checks = Ce que ce navigateur vérifie
web-trust-checks-seed = La graine que dit le serveur correspond à l’empreinte montrée avant.
web-trust-checks-shares = La graine de chaque joueur correspond à ce qui fut promis avant qu’aucune ne soit dite.
web-trust-checks-cards = Chaque carte que vous voyez est celle qui fut promise pour sa place dans le paquet.
web-trust-checks-pack = Le paquet, la coupe et le premier donneur sont ceux que font toutes les graines.
web-trust-proves = Ce que cela prouve
web-trust-proves-server = Le serveur n’a pas pu choisir les cartes : il était lié à sa graine avant de connaître la vôtre.
web-trust-proves-players = Aucun joueur n’a pu les choisir non plus, ni tous ensemble.
web-trust-proves-cards = Aucune carte n’a été changée une fois la première vue : toutes furent promises avec le paquet.
web-trust-not = Ce que cela ne prouve pas
web-trust-not-secret = Le serveur connaît les cartes pendant que vous jouez. Qu’il ne les dise à personne est affaire de confiance, ou d’un serveur à vous.
web-trust-not-partners = Les partenaires peuvent toujours se parler par d’autres moyens.
web-trust-not-when = Le relevé seul ne montre pas quand une empreinte fut publiée. Celle que vous avez gardée le montre.
web-trust-elsewhere = Vérifier ailleurs
web-trust-elsewhere-how = À la fin de la partie, enregistrez le relevé. Sur tout ordinateur qui a Pişti, cette commande vérifie de nouveau toutes les manches :
web-trust-copy = Copier
web-trust-copied = Copié
web-title-keys = Toucher, souris et clavier
web-keys-off = Les touches sont désactivées dans les paramètres.
web-touch-play = Touchez une carte pour la jouer, ou faites-la glisser sur la pile.
web-touch-pile = Touchez la pile pour la voir en entier.
web-touch-cut = Touchez le paquet où vous voulez quand vous coupez.
web-touch-captures = Touchez les cartes ramassées par une équipe pour voir les dernières prises.
web-trust-older = Manches précédentes

## The page: the table

web-menu = Menu
web-hand = Votre main
web-to-play = doit jouer
web-to-cut = coupe
web-you-cut = Vous coupez
web-bot-plays-you = Un bot joue maintenant pour vous.
web-play-again-myself = Rejouer moi-même
web-next-card = Sera jouée à votre tour : { $card }. Choisissez-la encore une fois pour y renoncer.
web-next-none = Plus aucune carte n’est choisie pour votre tour.
web-next-mark = ensuite
web-hint = conseil
web-hint-ask = Demander un conseil
web-hint-card = Un bot jouerait : { $card }.
web-cut-how = Touchez le paquet là où vous voulez couper.
web-cut-where = Où couper : cartes à lever
web-cut-here = Couper ici
web-cut-waits = On coupe le paquet …
web-own-words = Avec vos propres mots
web-hush = Qui vous ne voulez pas entendre
web-try-now = Essayer maintenant
web-play-under-way = Votre carte est en route : le serveur n’a pas encore répondu …
web-time-up-plays = Le temps est écoulé : un bot joue { $card } pour { $player }.
web-time-up-plays-you = Le temps est écoulé : un bot joue { $card } pour vous.
web-log-from-round = Depuis le début de cette manche.
web-pistis-waiting = Points de pişti de cette manche, ajoutés au décompte : { $points }
web-to-result = Le résultat

## The page: a game that is over, a full table, what cannot be typed or kept

web-rule-range = « { $rule } » : il faut un nombre de { $low } à { $high }.
web-result = Le résultat de la partie
web-games-over = Parties terminées
web-table-full = La table est complète. Vous pouvez regarder.
web-table-playing = Une partie est en cours. Vous pouvez regarder.
web-seat-not-kept = Ce navigateur ne garde rien ici : si vous fermez ou rechargez la page, vous ne pourrez pas retrouver votre place.
web-code-empty = Entrez un code.

## The page: a seat that is left, what changes at a table

web-forget-question = Oublier votre place à la table { $code } ? Vous ne pourrez plus y revenir.
web-forget-do = Oublier
web-forget-not = Garder
web-leave-later = La place reste à vous ; un bot peut jouer pour vous jusqu’à votre retour.
web-leave-later-alone = La place reste à vous, et la partie vous attend.
web-leave-for-good = Un bot prend la place : vous quittez la partie définitivement.
web-leave-later-room = Tant que d’autres sont là, la place vous est gardée une minute.
web-leave-later-room-alone = La table vous attend pendant dix minutes.
web-leave-free = La place est alors libre pour d’autres.
web-new-here = vient d’arriver
web-bot-plays-in = un bot joue dans { $seconds } s
web-cut-for = Le temps est écoulé : le paquet a été coupé pour { $player }.
web-cut-for-you = Le temps est écoulé : le paquet a été coupé pour vous.
web-kind-own = Comme « { $preset } », sauf :
web-lost-you = Vous perdez la partie.
web-lost-yours = Votre équipe perd la partie.

## The page: persons, rated tables, reports

web-me-what = Personne n’a besoin de cette page pour jouer. Le serveur reconnaît cet appareil à un cookie ; ce que vous avez joué se lit ici.
web-me-nobody = Rien n’est encore gardé de vous. Ce sera le cas après une première partie, ou avec un nom.
web-me-name-kept = Votre nom est gardé.
web-me-public = Comment les autres vous voient
web-loading = Chargement …
web-person-since = Ici depuis le { $date }
web-rating = Classement
web-rating-none = Pas encore de partie classée : tout le monde commence ici.
web-rating-provisional = Provisoire : le serveur ne connaît pas encore bien la force du jeu. Il peut encore bouger d’environ { $points }.
web-rating-settled = Bien connu désormais : il peut encore bouger d’environ { $points }.
web-totals = Toutes les parties
web-totals-games = Parties
web-totals-won = Gagnées
web-totals-persons = Entre humains
web-totals-rated = Dont classées
web-totals-bots = Avec des bots
web-totals-points = Points, propre équipe et meilleure autre
web-totals-left = Parties classées perdues par départ
web-games-last = Dernières parties
web-games-none = Pas encore de parties.
web-games-open-only = Les parties des tables privées ne sont pas montrées.
web-games-more = Parties plus anciennes
web-game-won = Gagnée
web-game-lost = Perdue
web-game-bots = avec des bots
web-game-left = perdue par départ
web-rated-mark = classée
web-device = Un autre appareil
web-device-what = Un lien à vous fait d’un autre appareil le vôtre aussi : même nom, mêmes parties, même classement. Qui a le lien peut devenir vous : gardez-le comme une clé.
web-device-count = Vos appareils : { $count }
web-device-make = Créer un lien
web-device-anew = Créer un nouveau lien
web-device-there = Un lien montré auparavant existe. On peut le reprendre ; un nouveau le rend aussi sans valeur.
web-device-shown = Ouvrez-le sur l’autre appareil. Il n’est montré que maintenant.
web-device-link = Votre propre lien
web-device-drop = Reprendre le lien
web-device-dropped = Le lien ne vaut plus rien.
web-kept = Ce qui est gardé de vous
web-kept-what = Nom, classement, résultats, relevés des parties où vous étiez assis, signalements que vous avez faits, et combien d’appareils vous avez. Ni e-mail, ni adresse, ni mot de passe.
web-kept-export = Tout enregistrer dans un fichier
web-delete = Tout supprimer
web-delete-question = Supprimer tout ce qui est gardé de vous ?
web-delete-goes = Votre nom, classement, résultats et signalements disparaissent, et ceux qui vous concernent, pour tous vos appareils.
web-delete-link = Votre propre lien ne vaut plus rien.
web-delete-seats = Vous quittez toutes vos places ; une partie classée en cours est perdue.
web-delete-stays = Les relevés restent pour ceux qui ont joué avec vous ; votre nom y devient « ? ».
web-delete-for-good = Personne ne peut le ramener.
web-delete-not = Tout garder
web-deleting = Suppression … Avec beaucoup de parties, cela prend un moment.
web-deleted = Tout est supprimé. Pour ce serveur, vous êtes nouveau.
web-to-start = À la première page
web-claim-title = Un lien vers la page de quelqu’un
web-claim-what = Si ce lien est le vôtre, cet appareil devient le vôtre aussi : même nom, mêmes parties, même classement. Si quelqu’un d’autre vous l’a envoyé, laissez-le.
web-claim-do = C’est moi : utiliser aussi cet appareil
web-claim-merge = Cet appareil a ses propres parties. Faut-il réunir les deux ? Tous les résultats sont réunis, et le classement de celui qui a le plus de parties classées reste.
web-claim-merge-do = Réunir les deux
web-claim-not = Laisser ainsi
web-claim-done = Cet appareil est maintenant aussi le vôtre.
web-leaderboard = Meilleurs joueurs
web-leaderboard-what = Parties classées qu’il faut pour figurer ici : { $games }.
web-leaderboard-none = Personne n’a encore joué assez de parties classées.
web-leaderboard-place = Place
web-leaderboard-player = Joueur
web-page-before = Page précédente
web-page-next = Page suivante
web-rated-row = Classée
web-rated-line = La table est classée : la partie change le classement des quatre. Il n’y a pas de conseils, et qui part a perdu.
web-rated-leave = Vous perdez alors cette partie classée, et votre partenaire avec vous.
web-rated-later = Un bot peut jouer pour vous entre-temps. Si vous n’êtes pas de retour à la fin, vous perdez cette partie classée, et votre partenaire avec vous.
web-rated-closed = Une partie classée est en cours : personne ne prend la place d’un autre. Vous pouvez regarder.
web-rated-waits = Le classement se calcule …
web-rated-changed = Votre classement : { $before } → { $after }
web-rated-unchanged = Cette partie ne change aucun classement.
web-rated-slow = Le classement prend plus de temps que d’habitude. Votre page le montrera plus tard.
web-more-at-seat = Autres
web-report = Signaler
web-report-somebody = Signaler quelqu’un
web-report-what = Celui qui tient ce serveur le lit, et personne d’autre.
web-report-who = Qui
web-report-why = Pourquoi
web-report-reason-name = Le nom
web-report-reason-words = Insultes
web-report-reason-leaving = Quitte les parties
web-report-reason-stalling = Fait traîner exprès
web-report-reason-signals = Signes au partenaire
web-report-reason-other = Autre chose
web-report-text = Ce qui s’est passé (peut rester vide)
web-report-send = Envoyer
web-report-thanks = Merci. Celui qui tient ce serveur le lira.
web-game-pistis = Piştis : { $count }

## Mistakes: cards, seats and house rules

error-unknown-card = Pas de carte « { $text } » : écrivez la valeur et la couleur, par exemple Td ou 10♦.
error-unknown-seat = Pas de place « { $text } » : les places sont S, E, N et W (Ouest).
error-empty-seat = Avec les règles « { $rules } », il n’y a personne en { seat-name }.
error-rules-unknown-preset = Pas de règles prédéfinies « { $field } » ; choix possibles : { $known }.
error-rules-preset-not-first = « { $field } » est un ensemble de règles prédéfinies : il n’y en a qu’un, et il vient en premier.
error-rules-unknown-field = « { $field } » n’est pas une règle maison ; après les règles prédéfinies, s’il y en a, écrivez nom=valeur, avec un nom parmi { $known }.
error-rules-field-twice = La règle maison { $field } est donnée deux fois.
error-rules-bad-value = La règle maison { $field } ne peut pas valoir « { $value } » ; valeurs possibles : { $wanted }.
error-rules-partners-need-four = Pour jouer avec un partenaire, il faut quatre joueurs, pas { $seats } ({ $field }=yes).
error-rules-not-with-open-centre = La règle maison { $field }={ $value } n’a pas de sens quand les cartes du centre sont face visible.
error-rules-nothing-scores = Avec ces règles maison, rien ne rapporte de points : { $field } ou un autre champ doit dépasser 0.

## Mistakes: the pack and the round

error-deck-wrong-size = Un paquet a 52 cartes, pas { $size }.
error-deck-card-twice = La carte { $card } est deux fois dans le paquet.
error-deck-jack-at-bottom = La carte sous le paquet est un valet, { $card } : on aurait coupé de nouveau.
error-cut-out-of-range = Une coupe soulève de 1 à 51 cartes, pas { $lifted }.
error-card-not-in-hand = { seat-name } n’a pas la carte { $card } ; en main : { $hand }.
error-round-over = La manche est terminée : on ne peut plus jouer { $card }.
error-round-redealt = La manche doit être redistribuée : on ne peut pas jouer { $card }.
error-round-not-over = La manche n’est pas terminée (cartes jouées : { $ply } sur 48).
error-game-round-goes-on = La manche est encore en cours (cartes jouées : { $ply } sur 48).
error-game-over = La partie est terminée ; vainqueur : { $winner }.

## Mistakes: unknown cards

error-unknown-wrong-size = Un paquet a 52 emplacements pour les cartes, pas { $size }.
error-unknown-card-twice = La carte { $card } est à deux endroits.
error-unknown-turned-up = Une carte retournée au centre ne peut pas être inconnue.
error-unknown-exposed = La carte visible sous le talon ne peut pas être inconnue.
error-unknown-not-in-hand = La carte { $card } n’a pas pu être jouée : le joueur ne l’avait pas en main.
error-unknown-only-jacks-at-bottom = La carte sous le paquet ne pourrait être qu’un valet : on aurait coupé de nouveau.

## Mistakes: records; whoever tells one puts file, line and column in front. $part is a tag, plays or comments

error-record-not-utf8 = L’octet { $byte } n’est pas de l’UTF-8 correct à cet endroit.
error-record-bad-character = { KEY($character) ->
    [U000D] Le caractère { $character } n’est pas permis dans un relevé (fin de ligne de Windows ? Les lignes doivent finir par U+000A seul).
    [UFEFF] Le caractère { $character } n’est pas permis dans un relevé (indicateur d’ordre des octets, que certains éditeurs placent au début du fichier).
   *[other] Le caractère { $character } n’est pas permis dans un relevé.
}
error-record-no-newline = La dernière ligne doit finir par un saut de ligne.
error-record-line-too-long = { $limit ->
    [one] Une ligne ne doit pas dépasser { $limit } octet.
    [many] Une ligne ne doit pas dépasser { $limit } d’octets.
   *[other] Une ligne ne doit pas dépasser { $limit } octets.
}
error-record-too-long = { $limit ->
    [one] Un relevé ne doit pas dépasser { $limit } octet.
    [many] Un relevé ne doit pas dépasser { $limit } d’octets.
   *[other] Un relevé ne doit pas dépasser { $limit } octets.
}
error-record-tag-expected = Étiquette attendue : { $expected } ; trouvé : « { $found } ».
error-record-tag-twice = L’étiquette { $part } est déjà là.
error-record-bad-tag-name = Une étiquette de plus ne peut pas s’appeler « { $part } » : il faut des lettres et des chiffres, une majuscule au début, et pas un nom de la notation.
error-record-empty-line-expected = Il faut une ligne vide après les étiquettes ; trouvé : « { $found } ».
error-record-other-notation = La notation doit avoir la version { $expected }, pas « { $found } ».
error-record-bad-value = { $part ->
    [Date] { $part } ne peut pas valoir « { $found } » ; attendu : YYYY-MM-DD, ou ? si la date est inconnue.
    [Deck] { $part } ne peut pas contenir « { $found } » ; attendu : une carte (2c 2d 2h … As), ou ?? pour une carte inconnue.
   *[other] { $part } ne peut pas valoir « { $found } » ; attendu : { $expected }.
}
error-record-bad-play = Attendu : une carte et sa marque, comme 7h, 7hx, 7h# ou Jh## ; trouvé : « { $found } ».
error-record-bad-comment = Attendu : un commentaire entre accolades, sans accolade dedans, sans espace au début ni à la fin ; trouvé : « { $found } ».
error-record-cut-repeated = Avec ces règles, on ne coupe qu’une fois : la coupe (cartes soulevées : { $lifted }) n’a pas pu être refaite.
error-record-cut-shows-no-jack = La coupe (cartes soulevées : { $lifted }) montre { $card }, pas un valet : on n’aurait pas coupé de nouveau.
error-record-wrong-score = D’après les cartes jouées, le score doit être « { $expected } », pas « { $found } » (* : manche inachevée, - : redistribuée).
error-record-wrong-mark = D’après les règles, il faut écrire ici { $expected }, pas { $found }.
error-record-wrong-line = Ligne attendue : « { $expected } » ; trouvé : « { $found } ».
error-record-end-expected = Le relevé aurait dû finir avant cette ligne ; trouvé : « { $found } ».
error-record-total-below-score = Le total { $found } est inférieur au score de la manche, { $score }.
error-record-total-before-first-round = Avant la manche 1, personne n’a de points : le total doit être égal au score.
error-record-does-not-follow = { $part } doit être « { $expected } » pour suivre le relevé précédent, pas « { $found } ».
error-record-after-unfinished = La manche précédente de la même partie est inachevée : aucun relevé de cette partie ne peut suivre.
error-record-after-winner = La partie était gagnée avant cette manche : aucune autre manche ne peut suivre.
error-record-one-expected = Il faut un seul relevé ; ici en commence un deuxième.
error-record-no-such-ply = Il n’y a pas autant de cartes jouées ; il y en a { $plays }.
error-record-none = Il n’y a aucun relevé.
error-record-not-from-start = Les relevés commencent à la manche { $found } ; pour reprendre une partie, il faut qu’ils commencent à la manche 1.
error-record-unknown-cards = Le dernier paquet a des cartes inconnues : on ne peut pas reprendre la partie.

## Mistakes: positions; $part is one of the parts of its line

error-position-wrong-parts = Une position a { $expected } éléments séparés par un espace, pas { $found }.
error-position-bad-part = { $part ->
    [hands] L’élément « { $part } » ne peut pas être « { $found } » ; attendu : des cartes, par exemple 2cTdAs, avec ?? pour une carte inconnue, ou - s’il n’y en a pas.
    [set-aside] L’élément « { $part } » ne peut pas être « { $found } » ; attendu : des cartes, par exemple 2cTdAs, avec ?? pour une carte inconnue, ou - s’il n’y en a pas.
    [stock] L’élément « { $part } » ne peut pas être « { $found } » ; attendu : des cartes, par exemple 2cTdAs, avec ?? pour une carte inconnue, ou - s’il n’y en a pas.
    [won] L’élément « { $part } » ne peut pas être « { $found } » ; attendu : des cartes, par exemple 2cTdAs, avec ?? pour une carte inconnue, ou - s’il n’y en a pas.
    [pile] L’élément « { $part } » ne peut pas être « { $found } » ; attendu : des cartes, par exemple 2cTdAs, celles qui sont face cachée d’abord, entre parenthèses, par exemple (2c??)TdAs, ou - s’il n’y en a pas.
    [last] L’élément « { $part } » ne peut pas être « { $found } » ; attendu, au choix : { $expected }.
   *[other] L’élément « { $part } » ne peut pas être « { $found } » ; attendu : { $expected }.
}
error-position-wrong-size = Nombre de cartes de l’élément « { $part } » : { $expected } attendu, { $found } trouvé.
error-position-card-twice = La carte { $card } est là deux fois, la seconde dans l’élément « { $part } ».
error-position-not-sorted = Les cartes de l’élément « { $part } » doivent être dans l’ordre, 2c 2d 2h 2s 3c … As, les inconnues à la fin.
error-position-unknown-face-up = Une carte face visible dans la pile doit être connue.
error-position-jack-at-bottom = La carte sous le talon est un valet, { $card } : on aurait coupé de nouveau.
error-position-bad-centre = Les cartes du centre ne peuvent pas être ainsi : un valet retourné est recouvert par la carte suivante.
error-position-redeal = La manche doit être redistribuée : elle n’a pas de position.

## Mistakes: the checkable deal

error-fair-seed-length = Une graine a { $expected } octets, pas { $found }.
error-fair-no-such-seat = Il n’y a pas de place { seat-name } à cette table.
error-fair-tap = Un toucher va de 1 à 51, ou 0 s’il manque, pas { $tap }.
error-fair-not-checkable = Manche { $round } : son relevé n’a pas l’étiquette { $tag }, elle ne peut pas être vérifiée.
error-fair-bad-tag = Manche { $round } : l’étiquette { $tag } ne peut pas être « { $found } ».
error-fair-no-redeal = Manche { $round } : la donne { $dealing } tirée des graines pouvait se jouer, elle ne se redonne donc pas.
error-fair-other-seeds = Manche { $round } : redonnée à partir d’autres graines qu’avant.
error-fair-other-deck = Manche { $round } : pas donnée comme le disent les graines, autre carte à la place { $place } du paquet.
error-fair-other-cut = Manche { $round } : pas coupée comme le disent les graines, qui donnent { $expected }.
error-fair-other-dealer = Le premier donneur n’a pas été tiré comme le disent les graines : elles donnent { $expected }, pas { $found }.
error-fair-other-commitment = Aucun engagement du serveur dans ce fichier n’est { $hex }.
error-fair-no-commitment = Un engagement est fait de 64 chiffres hexadécimaux, pas de « { $text } ».

## Mistakes: the table and its bots

error-table-seats-do-not-fit = Les places { $seats } ne vont pas avec les règles « { $rules } ».
error-table-bad-bots = L’étiquette Bots ne peut pas être « { $found } » ; écrivez une place et un niveau pour chaque bot, par exemple E=medium.
error-table-not-seated = Vous n’avez pas de place de joueur à cette table.
error-table-already-started = La partie a déjà commencé.
error-table-game-over = La partie est terminée.
error-table-no-cut-now = Il n’y a rien à couper maintenant.
error-table-not-your-cut = Ce n’est pas à vous de couper.
error-table-no-play-now = On ne peut pas jouer de carte maintenant.
error-table-not-your-turn = Ce n’est pas à vous de jouer.
error-table-stale-play = Cette carte arrive trop tard : la partie a continué.
error-table-no-count-now = Il n’y a pas de décompte à lire maintenant.
error-table-stale-ready = C’était pour la manche { $round } ; la table en est à la manche { $now }.
error-bot-nothing-to-play = On a demandé une carte à un bot ({ $level }) hors de son tour (cartes jouées : { $ply }).
error-unknown-level = Pas de niveau « { $text } » ; choix possibles : { $known }.

## Mistakes: a table of a server

error-table-closed = Cette table est fermée.
error-table-not-owner = Seul l’hôte de la table peut le faire.
error-table-already-seated = Vous êtes déjà à cette table : { seat-name }.
error-table-seat-taken = Quelqu’un est assis là : { seat-name }.
error-table-no-free-seat = Toutes les places sont prises.
error-table-no-such-seat = Cette table n’a pas cette place : { seat-name }.
error-table-seat-empty = Personne de tel n’est assis là : { seat-name }.
error-table-not-between-games = Cela ne peut se faire qu’avant une partie.
error-table-seats-missing = La partie ne peut pas commencer, places libres : { $seats }.
error-table-no-such-level = Il n’y a pas de niveau « { $level } » ; il y a : { $known }.
error-table-bad-text = Un nom ou un message ne peut être vide ni contenir de caractères de contrôle.
error-table-no-promise-now = Aucune promesse n’est attendue pour la donne en ce moment.
error-table-already-promised = Vous avez déjà promis votre part de la donne.
error-table-no-share-now = Aucune part de la donne n’est attendue en ce moment.
error-table-share-differs = Ce n’est pas la part promise.
error-table-not-your-tap = Seul celui qui coupe touche le paquet.
error-table-no-chat = Cette table n’a pas de messagerie.
error-table-muted = Vous ne pouvez pas parler à cette table en ce moment.
error-table-not-over = La partie n’est pas terminée.
error-table-not-here = Cela ne peut pas se faire à cette table.
error-table-round-goes-on = Les cartes sont en main : asseyez-vous quand la manche sera finie.
error-table-rated-rules = Une table classée a les règles standard : quatre joueurs, jusqu’à 151 points.
error-table-rated-clock = Une table classée a besoin d’une pendule.
error-table-rated-chat = Il n’y a pas de messagerie à une table classée.
error-table-rated-bot = À une table classée, la partie ne commence pas avec des bots.
error-table-rated-cookie = À une table classée, chaque joueur doit être reconnu par un cookie : ouvrez la page du serveur dans un navigateur qui accepte les cookies.
error-table-rated-twice = À une table classée, personne n’a deux places.
error-table-rated-game = Dans une partie classée, personne n’est renvoyé et personne ne prend la place d’un autre.
error-table-rated-hint = Il n’y a pas de conseils à une table classée.
error-server-no-such-table = Il n’y a pas de table « { $table } » ici, ou elle est finie.
error-server-not-your-seat = Cette place n’est plus la vôtre.
error-server-other-protocol = C’est une autre version des messages, { $found } ; le serveur parle la { $known }.
error-server-hello-first = Le premier message doit être un salut.
error-server-hello-again = Le salut a déjà été donné.
error-server-too-fast = Trop de choses à la fois : attendez un instant.
error-server-too-many-tables = Le serveur a autant de tables qu’il peut en tenir : { $most }.
error-server-too-many-here = Autant de personnes regardent que cette table l’admet : { $most }.
error-server-not-stored = Le serveur ne peut rien enregistrer pour le moment, rien n’a donc été fait. Réessayez bientôt.
error-server-no-hint-now = Un conseil ne se donne que quand c’est à vous de jouer.
error-server-no-such-game = Il n’y a pas de partie finie « { $game } » que vous puissiez lire.
error-server-no-such-page = Il n’y a rien ici.
error-server-bad-body = Ce n’est pas ce qui était attendu ({ $reason }).
error-server-failed = Quelque chose s’est mal passé dans le serveur.
error-server-stops = Le serveur s’arrête et revient bientôt.
error-person-no-cookie = Cet appareil n’est pas connu ici : ouvrez d’abord la page du serveur, dans un navigateur qui accepte les cookies.
error-person-bad-name = Un nom ne peut être vide ni contenir de caractères de contrôle ; le nombre de caractères est au plus { $most }.
error-person-bad-page = « { $text } » n’est pas une place de la liste.
error-person-no-such-person = Il n’y a personne du nom de « { $person } » ici.
error-person-no-such-link = Ce lien n’est plus valable.
error-person-no-such-report = Il n’y a pas de signalement { $report }.
error-person-merge-first = Cet appareil a ses propres parties : elles peuvent passer à l’autre personne.
error-person-banned = Vous ne pouvez plus jouer ici : { $reason }
error-person-not-at-table = Seuls ceux qui ont été assis à la table peuvent y signaler quelqu’un.
error-person-nobody-there = Il n’y a là personne à signaler : { seat-name }.
error-person-yourself = Vous ne pouvez pas vous signaler vous-même.
error-person-bad-text = Un signalement ne peut contenir de caractères de contrôle.
error-person-not-owner = Seul le propriétaire du serveur peut faire cela.
error-person-no-server = { $file } est utilisé par un serveur qui ne répond pas.
error-serve-no-port = { $text } n’est pas un port : il faut un nombre de 0 à 65535.
error-serve-no-address = { $text } n’est pas une adresse, comme 127.0.0.1 ou ::1.
error-serve-port-in-use = Autre chose utilise le port { $port } : choisissez-en un autre avec --port.
error-serve-runs-already = Un serveur Pişti est déjà au port { $port } : ouvrez { $address }, ou choisissez un autre port avec --port.
error-serve-port-not-allowed = Vous ne pouvez pas utiliser le port { $port } : choisissez-en un à partir de 1024 avec --port.
error-serve-no-host = { $host } n’est pas une adresse de cette machine.

## Mistakes: the address of a server

error-public-url-no-scheme = « { $text } » ne peut pas être une adresse publique : elle doit commencer par http:// ou https://.
error-public-url-bad-host = « { $text } » ne peut pas être une adresse publique : « { $found } » n’est pas un nom d’hôte.
error-public-url-bad-port = « { $text } » ne peut pas être une adresse publique : « { $found } » n’est pas un port de 1 à 65535.
error-public-url-too-much = « { $text } » ne peut pas être une adresse publique : « { $found } » est de trop ; elle ne contient que http ou https, l’hôte et le port.
error-origin-foreign = Les pages de { $text } ne peuvent pas utiliser ce serveur ; son adresse lui est donnée par --public-url.
error-request-too-large = La requête est trop grande.

## Mistakes: the database of a server

error-folding-cannot-be-told = Impossible d’écrire le relevé de la partie { $game } ({ $reason }).
error-folding-tells-another = La manche { $round } de la partie { $game } serait racontée autrement qu’elle n’a été jouée.
error-folding-other-game = Parmi les relevés de la partie { $game }, il y en a un d’une autre partie, { $found }.
error-store-bad-place = Ce n’est pas l’emplacement d’une base de données : { $text }. Il faut un chemin, sqlite:/// et un chemin, ou postgresql://HOST/NAME.
error-store-no-folder = Impossible de créer { $file } : le dossier { $folder } n’existe pas.
error-store-is-folder = { $file } est un dossier, pas une base de données.
error-store-no-permission = Impossible d’ouvrir { $file } : l’écriture y est refusée.
error-store-absent = La base de données { $file } n’existe pas.
error-store-older = { $file } est d’une version plus ancienne, { $found } ; ce programme veut { $known } : { $command }
error-store-in-use = { $file } est utilisé par un autre processus.
error-store-no-database = { $file } n’est pas la base de données d’un serveur de Pişti.
error-store-newer = { $file } est d’une version plus récente, { $found } ; ce programme connaît { $known }.
error-store-unreadable = Impossible d’ouvrir { $file } ({ $reason }).
error-store-cannot-read = Impossible de lire la base de données ({ $reason }).
error-store-damaged-table = Ce qui est conservé de la table { $table } est endommagé.
error-store-damaged-game = Ce qui est conservé de la partie { $game } est endommagé.
error-store-damaged-file = { $file } est endommagé : { $reason }
error-store-game-missing = La partie { $game } à la table { $table } est finie, mais aucun relevé n’en est conservé.
error-store-impossible = Le fait { $version }, à la table { $table }, ne peut pas avoir eu lieu ({ $reason }).
error-store-cannot-write = Impossible d’écrire dans la base de données ({ $reason }).
error-store-no-driver = { $file } a besoin de ce qui n’est pas installé : { $command }
error-store-no-answer = { $file } ne répond pas comme une base de données PostgreSQL ({ $reason }).
error-store-no-login = { $file } n’accepte pas cet utilisateur ou ce mot de passe.
error-store-not-utf8 = { $file } conserve les textes en { $encoding } ; seul UTF8 contient tous les noms.
error-store-exists = { $file } existe déjà : on ne copie que là où il n’y a encore rien.
error-store-not-empty = { $file } contient déjà des tables ou des parties : on ne copie que là où il n’y a encore rien.
error-store-copy-differs = Ce qui est arrivé dans { $file } n’est pas ce qui a été envoyé ({ $table }) : rien n’en a été gardé.

## Mistakes: on the way to a server, and promises that it breaks

error-remote-bad-address = Ce n’est pas l’adresse d’un serveur : « { $text } ». Écrivez par exemple https://example.org ou 192.168.1.5:8000.
error-remote-bad-code = Ce n’est pas le code d’une table : « { $text } ».
error-remote-other-server = C’est une table d’un autre serveur : { $server }
error-remote-table-twice = L’adresse nomme une autre table que --table.
error-remote-server-needed = Avec --table, il faut l’adresse du serveur : --server URL.
error-remote-server-decides = { $flag } ne va pas avec --server : la table se fait là-bas, et la partie y est enregistrée.
error-remote-no-server = Aucun ordinateur de ce nom n’est trouvé : { $server }. Vérifiez l’adresse et votre connexion.
error-remote-refused = Personne ne répond à cette adresse : { $server }. Le serveur est peut-être arrêté.
error-remote-silent = Pas de réponse à temps : { $server }.
error-remote-cut-off = La connexion est perdue.
error-remote-insecure = La connexion sécurisée est impossible : { $server } ({ $reason }).
error-remote-not-pisti = Il n’y a pas de serveur de pişti à cette adresse, ou ce programme ne le comprend pas.
error-remote-other-protocol = Le serveur et ce programme n’ont pas la même version : l’un des deux doit être mis à jour.
error-remote-no-table = Il n’y a pas de telle table sur ce serveur, ou elle est fermée : { $table }
error-remote-busy = Le serveur ne peut pas le faire pour le moment : attendez un instant.
error-remote-not-allowed = Le serveur ne laisse pas entrer ce programme ({ $reason }).
error-promise-not-named = Manche { $round } : le serveur promet quelque chose sans dire pour quelle partie.
error-promise-twice = Manche { $round } : le serveur demande une deuxième fois des promesses pour la donne.
error-promise-late = Manche { $round } : quelqu’un a promis une part alors que des parts étaient déjà dites : { seat-name }.
error-promise-other-share = Manche { $round } : une part n’est pas celle qui était promise : { seat-name }.
error-promise-no-seed = Manche { $round } : le serveur n’a pas dit la graine qu’il avait promise.
error-promise-other-seed = Manche { $round } : la graine du serveur n’est pas celle qu’il avait promise.
error-promise-other-dealer = Le premier donneur n’est pas celui que donnent les graines.
error-promise-no-cards = Manche { $round } : des cartes sont données qui n’avaient pas été promises avant.
error-promise-other-card = Manche { $round } : { $card } n’est pas la carte promise pour cette place.
error-promise-other-place = Manche { $round } : { $card } est à une autre place du paquet que celle d’où on la donne.
error-promise-other-deck = Manche { $round } : les cartes promises ne sont pas celles que donnent les graines.
error-promise-other-plays = Manche { $round } : ce qui a été dit des cartes jouées ou du décompte ne suit pas du paquet.

## Mistakes: messages of a table

error-message-too-long = Le message est trop long ; sa longueur en octets : { $found }, au plus : { $limit }.
error-message-not-json = Ce n’est pas du JSON.
error-message-not-so = Ce n’est pas un message ; l’erreur est à « { $place } ».

## Mistakes: pisti play, replay and simulate

error-db-export-exists = { $file } existe déjà : donnez un autre fichier.
error-play-record-exists = { $file } existe déjà : donnez un autre fichier, ou reprenez la partie avec --resume.
error-play-record-changed = { $file } a été modifié par ailleurs : il reste tel quel.
error-play-record-not-ordinary = { $file } n’est pas un fichier ordinaire : on ne peut pas y enregistrer une partie.
error-play-record-no-folder = Impossible de créer { $file } : le dossier { $folder } n’existe pas.
error-play-record-folder-closed = Impossible d’écrire { $file } : l’écriture dans le dossier { $folder } est refusée.
error-play-record-no-room = Le disque est plein : impossible d’écrire { $file }.
error-play-record-full-since = Le disque est plein : la dernière carte n’est pas enregistrée. { $file } est intact, avec la partie jusqu’à la carte précédente.
error-play-record-lost-since = La dernière carte n’a pas pu être enregistrée ({ $reason }). { $file } est intact, avec la partie jusqu’à la carte précédente.
error-play-record-many-games = Pour reprendre, le fichier ne doit contenir qu’une partie ; ici en commence une autre.
error-play-nothing-to-resume = Le relevé doit avoir exactement une place qui n’est pas à un bot ; il en a { $persons }. L’étiquette Bots, après Total dans la dernière manche, nomme les bots, par exemple { $example }
error-play-resume-decides = { $flag } ne va pas avec --resume : les règles, le niveau, le nom et la graine sont dans le relevé.
error-play-resume-keeps = { $flag } ne va pas avec --resume : la partie est enregistrée dans le fichier d’où elle est lue.
error-play-name-needed = { $flag } demande un nom de fichier.
error-play-bad-seed = L’étiquette { $tag } doit être un nombre entier, pas « { $found } ».
error-play-bad-name = Un nom a de 1 à { $limit } caractères, sans caractère de contrôle.
error-settings-unreadable = Impossible de lire les paramètres de { $file } ({ $reason }).
error-settings-unknown = Certains paramètres de { $file } sont inconnus ici et laissés tels quels : { $names }.
error-replay-nothing-there = Ce fichier ne contient aucun relevé.
error-replay-no-such-round = { $records ->
    [one] Le seul relevé de ce fichier n’est pas de cette partie et de cette manche.
    [many] Aucun des { $records } relevés de ce fichier n’est de cette partie et de cette manche.
   *[other] Aucun des { $records } relevés de ce fichier n’est de cette partie et de cette manche.
}
error-replay-no-such-ply = { $plays ->
    [one] La manche { $round } de la partie { $game } compte { $plays } carte jouée : impossible d’aller à { $ply }.
    [many] La manche { $round } de la partie { $game } compte { $plays } de cartes jouées : impossible d’aller à { $ply }.
   *[other] La manche { $round } de la partie { $game } compte { $plays } cartes jouées : impossible d’aller à { $ply }.
}
error-simulate-bad-rounds = Le nombre de manches ne peut pas être « { $rounds } » : écrivez un entier de 2 à 1000000000000, par exemple 1e6.
error-simulate-bad-seed = La graine ne peut pas être « { $seed } » : écrivez un entier de 0 à 18446744073709551615.
error-simulate-unknown-policy = Pas de joueur « { $policy } » ; choix possibles : { $known }.
error-simulate-policies-for-seats = { $policies ->
    [one] --policy nomme { $policies } joueur pour { $seats } places : nommez-en un pour toutes, ou un par place.
    [many] --policy nomme { $policies } de joueurs pour { $seats } places : nommez-en un pour toutes, ou un par place.
   *[other] --policy nomme { $policies } joueurs pour { $seats } places : nommez-en un pour toutes, ou un par place.
}
error-simulate-not-compiled = numba est inutilisable : rien ne peut être compilé.

## Mistakes: the arena

error-arena-one-player = Nommez au moins deux joueurs : des niveaux, ou vos propres bots sous la forme module:name.
error-arena-unknown-player = Pas de joueur « { $player } » ; choix possibles : { $known }, et vos propres bots sous la forme module:name.
error-arena-no-module = Impossible de charger le bot « { $player } » : { $reason }.
error-arena-not-a-bot = « { $player } » n’est pas un bot : la méthode choose(view, rng) manque.
error-arena-bad-count = Le nombre de manches ou de parties ne peut pas être « { $text } » : écrivez un entier de 2 à 1000000000, par exemple 1e4.
error-arena-bad-jobs = Le nombre de processus ne peut pas être « { $text } » : écrivez un entier de 1 à 1024.
error-arena-bad-test = --sprt demande deux nombres, le plus petit d’abord, pas { $low } et { $high }.
error-arena-test-not-deals = --sprt porte sur les points par manche et ne va pas avec --games.
error-arena-test-not-two = --sprt compare deux joueurs ; nommés ici : { $count }.
error-arena-bot-failed = Le bot « { $player } » a échoué : { $reason }.
error-arena-bot-illegal = Le bot « { $player } » veut jouer « { $card } » à la manche { $deal }, mais il a en main : { $held }.
error-arena-other-file = { $file } n’est pas un fichier de résultats de l’arène et reste tel quel.
error-arena-other-match = { $file } contient les résultats d’un autre match ({ $field } : { $found }, ici { $wanted }).
error-arena-other-code = { $file } a été commencé avant un changement du programme des bots : choisissez un autre fichier.
error-arena-bad-line = { $file } : la ligne { $line } n’est pas telle que l’arène l’écrit.
error-arena-workers-die = Les processus qui jouent se sont arrêtés plusieurs fois avant d’avoir fini ; y a-t-il assez de mémoire ?
error-arena-no-ray = Ray n’est pas installé : installez Pişti avec l’extra « cluster ».
error-arena-no-cluster = Le cluster ne peut pas jouer : { $reason }.

## Mistakes: the analysis of plays

error-analyse-bad-worlds = Le nombre de mondes ne peut pas être « { $text } » : écrivez un entier de 2 à 1000000.
error-analyse-unknown-cards = Dans la manche { $round }, des cartes ne sont pas dites : seul un relevé où chaque carte est connue peut être examiné.

## Mistakes: the training of the network

error-train-no-training = { $file } ne contient aucun entraînement à reprendre.
error-weights-bad-file = { $file } ne contient pas de poids du réseau.
error-weights-other-features = Les poids de { $file } sont faits pour une autre description des positions : { $found } au lieu de { $expected }.

## Mistakes: the command line; $flag is such as --lang, $text what was written, $known what would be right

error-unknown-command = Pas de commande « { $text } » ; choix possibles : { $known }.
error-unknown-command-like = Pas de commande « { $text } » ; vouliez-vous dire « { $like } » ?
error-unknown-flag = Pas d’option « { $text } » ; choix possibles : { $known }.
error-unknown-flag-like = Pas d’option « { $text } » ; vouliez-vous dire « { $like } » ?
error-unknown-language = Pas de langue « { $text } » ; choix possibles : { $known }.
error-flag-value-missing = { $flag } demande une valeur.
error-flag-value-unwanted = { $flag } ne prend pas de valeur : « { $text } ».
error-flag-not-a-choice = { $flag } ne peut pas être « { $text } » ; choix possibles : { $known }.
error-flag-not-a-number = { $flag } doit être un nombre, pas « { $text } ».
error-flag-not-a-seed = { error-simulate-bad-seed }
error-flag-twice = { $flag } est donné deux fois.
error-flags-contradict = { $flag } et { $other } ne vont pas ensemble.
error-argument-missing = Il manque : { $names }.
error-argument-unwanted = Argument en trop : « { $text } ».
error-usage = La ligne de commande est incompréhensible : { $text }.

## Mistakes: files

error-file-missing = Ce fichier n’existe pas.
error-file-no-name = Le nom du fichier est vide.
error-file-is-folder = C’est un dossier, pas un fichier.
error-file-no-folder = Il y a un fichier là où le chemin demande un dossier.
error-file-not-allowed = Accès refusé.
error-file-not-readable = Accès refusé : ce fichier ne peut pas être lu.
error-file-not-writable = Accès refusé : impossible d’écrire dans ce fichier.
error-file-folder-not-allowed = Accès refusé : le dossier de ce fichier ne peut pas être ouvert, ou on ne peut pas y écrire.
error-file-read-only = Ce disque est en lecture seule : impossible d’y écrire.
error-file-disk-full = Le disque est plein ; ce qui a été écrit est incomplet.
error-file-closed = L’entrée ou la sortie est fermée : impossible de s’en servir.
error-file-not-utf8 = Ce n’est pas du texte en UTF-8.
error-file-other = Échec : { $reason }.
