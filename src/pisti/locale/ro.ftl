# Piști in Romanian. The messages, their variables and their order are those of en.ftl.

## The language, called by its own name

language-name = Română

## Cards, as they stand in a sentence; each is one text because languages join rank and suit differently

card-2c = doi de treflă
card-2d = doi de caro
card-2h = doi de cupă
card-2s = doi de pică
card-3c = trei de treflă
card-3d = trei de caro
card-3h = trei de cupă
card-3s = trei de pică
card-4c = patru de treflă
card-4d = patru de caro
card-4h = patru de cupă
card-4s = patru de pică
card-5c = cinci de treflă
card-5d = cinci de caro
card-5h = cinci de cupă
card-5s = cinci de pică
card-6c = șase de treflă
card-6d = șase de caro
card-6h = șase de cupă
card-6s = șase de pică
card-7c = șapte de treflă
card-7d = șapte de caro
card-7h = șapte de cupă
card-7s = șapte de pică
card-8c = opt de treflă
card-8d = opt de caro
card-8h = opt de cupă
card-8s = opt de pică
card-9c = nouă de treflă
card-9d = nouă de caro
card-9h = nouă de cupă
card-9s = nouă de pică
card-Tc = zece de treflă
card-Td = zece de caro
card-Th = zece de cupă
card-Ts = zece de pică
card-Jc = valet de treflă
card-Jd = valet de caro
card-Jh = valet de cupă
card-Js = valet de pică
card-Qc = damă de treflă
card-Qd = damă de caro
card-Qh = damă de cupă
card-Qs = damă de pică
card-Kc = rege de treflă
card-Kd = rege de caro
card-Kh = rege de cupă
card-Ks = rege de pică
card-Ac = as de treflă
card-Ad = as de caro
card-Ah = as de cupă
card-As = as de pică

## The same where a sentence speaks of the card that is played or lies there

card-the-2c = { card-2c }
card-the-2d = { card-2d }
card-the-2h = { card-2h }
card-the-2s = { card-2s }
card-the-3c = { card-3c }
card-the-3d = { card-3d }
card-the-3h = { card-3h }
card-the-3s = { card-3s }
card-the-4c = { card-4c }
card-the-4d = { card-4d }
card-the-4h = { card-4h }
card-the-4s = { card-4s }
card-the-5c = { card-5c }
card-the-5d = { card-5d }
card-the-5h = { card-5h }
card-the-5s = { card-5s }
card-the-6c = { card-6c }
card-the-6d = { card-6d }
card-the-6h = { card-6h }
card-the-6s = { card-6s }
card-the-7c = { card-7c }
card-the-7d = { card-7d }
card-the-7h = { card-7h }
card-the-7s = { card-7s }
card-the-8c = { card-8c }
card-the-8d = { card-8d }
card-the-8h = { card-8h }
card-the-8s = { card-8s }
card-the-9c = { card-9c }
card-the-9d = { card-9d }
card-the-9h = { card-9h }
card-the-9s = { card-9s }
card-the-Tc = { card-Tc }
card-the-Td = { card-Td }
card-the-Th = { card-Th }
card-the-Ts = { card-Ts }
card-the-Jc = valetul de treflă
card-the-Jd = valetul de caro
card-the-Jh = valetul de cupă
card-the-Js = valetul de pică
card-the-Qc = dama de treflă
card-the-Qd = dama de caro
card-the-Qh = dama de cupă
card-the-Qs = dama de pică
card-the-Kc = regele de treflă
card-the-Kd = regele de caro
card-the-Kh = regele de cupă
card-the-Ks = regele de pică
card-the-Ac = asul de treflă
card-the-Ad = asul de caro
card-the-Ah = asul de cupă
card-the-As = asul de pică
card-unknown = carte necunoscută

## Seats

# $seat (S, E, N or W)
seat-name = { $seat ->
    [S] Sud
    [E] Est
    [N] Nord
   *[W] Vest
}

## The command line: what all commands have

cli-description = Piști, jocul turcesc de cărți: joci, revezi partide, verifici înregistrări, simulezi.
cli-usage = Utilizare:
cli-usage-command = COMANDĂ …
cli-heading-commands = Comenzi
cli-heading-arguments = Argumente
cli-heading-options = Opțiuni
cli-help = afișează acest ajutor și iese
cli-lang = limba textelor: { $languages } (implicit cea din PISTI_LANG, din setări, din LC_ALL, LC_MESSAGES sau LANG)
cli-version = afișează versiunea și iese
cli-standard-output = ieșirea standard
cli-examples =
    Exemple:
      pisti play
      pisti check game.pisti
      pisti play --help     tot ce primește play

## The command line: pisti play

cli-play-summary = joci în acest terminal, împotriva boților sau cu alții pe un server
cli-play-description = Joci Piști în acest terminal, aici împotriva boților sau cu alții pe un server: pe tot ecranul, cu mouse și tastatură, sau linie cu linie.
cli-play-plain = linie cu linie, pentru cititoare de ecran și pipe-uri (fără terminal e oricum așa)
cli-play-seed = același număr și aceleași răspunsuri dau aceeași partidă
cli-play-rules = un set de reguli (standard, classic-101, short, two, solo, three, under, open-centre, last-card-counts, jack-pisti), reguli ale mesei, de exemplu target=51, sau amândouă: two,target=51
cli-play-level = nivelul boților (implicit: medium)
cli-play-name = numele tău în înregistrare și pentru ceilalți de pe un server (implicit: locul tău; pe un server ultimul nume dat)
cli-play-record = salvează partida în acest fișier nou, după fiecare carte (implicit: printre partidele salvate pe acest calculator)
cli-play-file = continuă partida din acest fișier și o salvează tot acolo
cli-play-ascii = litere în loc de semnele culorilor și numai caractere ASCII
cli-play-server = joacă pe acest server, de exemplu https://example.org; linkul unei mese duce la masa aceea
cli-play-table = cu --server: masa cu acest cod (implicit: lista meselor deschise)
cli-play-examples =
    Exemple:
      pisti play
      pisti play --level hard --record game.pisti
      pisti play --resume game.pisti
      pisti play --rules two,target=51
      pisti play --plain --seed 7 < answers.txt
      pisti play --server https://example.org
      pisti play --server 192.168.1.5:8151 --table fd3rta4kcu

## The command line: pisti rules

cli-rules-summary = explică regulile jocului
cli-rules-description = Explică regulile jocului Piști, așa cum le spune un jucător altuia.
cli-rules-examples =
    Exemple:
      pisti rules
      pisti rules --lang tr

## The command line: pisti replay

cli-replay-summary = arată o înregistrare, carte cu carte
cli-replay-description = Arată o înregistrare carte cu carte: pe tot ecranul terminalului sau în linii simple.
cli-replay-file = fișierul cu înregistrări, - pentru intrarea standard
cli-replay-game = doar partida cu acest nume în eticheta Game
cli-replay-round = doar runda cu acest număr
cli-replay-ply = începe după acest număr de cărți jucate (0: de la început); în linii simple se oprește acolo și spune cum arată masa
cli-replay-plain = în linii simple (fără terminal sau cu --hands e oricum așa)
cli-replay-hands = arată cărțile din mână înainte de fiecare carte jucată
cli-replay-position = afișează doar poziția, pe o singură linie
cli-replay-json = afișează, în loc de text, câte un obiect JSON pe linie pentru fiecare înregistrare
cli-replay-examples =
    Exemple:
      pisti replay game.pisti
      pisti replay game.pisti --round 3 --ply 12
      pisti replay - --position < game.pisti

## The command line: pisti check

cli-check-summary = verifică fișiere cu înregistrări
cli-check-description =
    Verifică fișiere cu înregistrări: fiecare trebuie să respecte notația și să spună ce rezultă după reguli.
    Scrie câte o linie pe fișier: ce conține sau FILE:LINIE:COLOANĂ și prima greșeală. Codul de ieșire e 2 dacă e vreuna.
cli-check-files = un fișier cu înregistrări, - pentru intrarea standard
cli-check-json = afișează, în loc de text, câte un obiect JSON pe linie pentru fiecare fișier
cli-check-examples =
    Exemple:
      pisti check game.pisti
      pisti check *.pisti --json
      pisti check - < game.pisti

## The command line: pisti verify

cli-verify-summary = verifică dacă rundele au fost împărțite cinstit
cli-verify-description =
    Verifică dacă pachetul, tăierea și primul care împarte sunt, în fiecare rundă, cele date de semințele din înregistrare (docs/fairness.md).
    Scrie angajamentul serverului pentru fiecare rundă. Iese cu codul 2 dacă ceva nu este cum s-a promis.
cli-verify-file = un fișier cu înregistrări de la masa unui server, - pentru intrarea standard
cli-verify-commitment = angajamentul văzut înaintea uneia dintre runde, 64 de cifre hexazecimale
cli-verify-json = scrie câte un obiect JSON pe linie pentru fiecare rundă
cli-verify-examples =
    Exemple:
      pisti verify game.pisti
      pisti verify game.pisti --commitment 5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9

## The command line: pisti serve

cli-serve-summary = ține mese pentru prieteni, în rețeaua aceasta sau oriunde
cli-serve-description =
    Ține mese la care joacă prietenii, fiecare de la calculatorul sau telefonul lui.
    Totul se păstrează pe loc: după o pană, fiecare masă continuă de unde a rămas. Ctrl-C oprește serverul.
cli-serve-database = unde se păstrează totul: o cale, sau sqlite:/// și o cale (altfel un fișier printre cele ale utilizatorului)
cli-serve-host = adresa la care ascultă (altfel 0.0.0.0: poate veni oricine ajunge la acest calculator; 127.0.0.1: nimeni altcineva)
cli-serve-port = portul la care ascultă, 0 pentru oricare liber (altfel 8151)
cli-serve-public-url = adresa din linkuri, de pildă https://example.org (altfel cea a acestui calculator)
cli-serve-proxy = adresa proxy-ului din față, crezut când spune cine vine (altfel nu e crezut nimeni)
cli-serve-open = deschide pagina și în browserul acestui calculator
cli-serve-log-format = scrie ce se întâmplă la ieșirea de erori: text pentru oameni, sau json, un obiect pe linie (altfel doar defectele, ca text)
cli-serve-examples =
    Exemple:
      pisti serve
      pisti serve --database games.db --port 9000
      pisti serve --host 127.0.0.1 --public-url https://pisti.example.org --proxy 127.0.0.1

## The command line: pisti persons

cli-persons-summary = vezi cine joacă pe un server: interzice, permite, citește sesizări
cli-persons-description =
    Vezi persoanele unui server, interzice-le jocul și citește ce au sesizat jucătorii; pentru proprietarul serverului.
    list arată toate persoanele, show una; ban și unban hotărăsc dacă cineva poate juca, reports arată ce n-a fost
    tratat încă, handle bifează o sesizare. Merge și cât timp serverul rulează.
cli-persons-action = list, show, ban, unban, reports sau handle
cli-persons-who = persoana după codul scurt arătat de list, iar la handle numărul unei sesizări
cli-persons-reason = la ban: motivul, așa cum îl află persoana
cli-persons-database = baza de date: o cale sau un URL postgresql:// (altfel cea a serverului acestui utilizator)
cli-persons-json = scrie câte un obiect JSON pe linie
cli-persons-examples =
    Exemple:
      pisti persons list
      pisti persons ban k7m2xqabcd --reason spam
      pisti persons reports --json

## The command line: pisti db

cli-db-summary = are grijă de baza de date a unui server: verifică, exportă, salvează, mută
cli-db-description =
    Are grijă de baza de date a unui server care nu rulează.
    migrate o aduce la versiunea acestui program. check se uită la fiecare masă și la fiecare partidă încheiată:
    fiecare fapt trebuie să fie posibil, fiecare partidă să fie cum spun regulile și semințele ei.
    export scrie toate partidele încheiate ca înregistrări. backup scrie totul într-un fișier nou, restore pune la loc
    un asemenea fișier, move copiază dintr-o bază de date în alta, de același fel sau nu. Acestea scriu numai unde nu e
    încă nimic, și ajunge totul sau nimic. Codul de ieșire e 2 dacă ceva nu e în regulă.
cli-db-action = migrate, check, export, backup, restore sau move
cli-db-place = cu export și backup: fișierul de scris, care nu trebuie să existe încă (export: sau - pentru ieșirea standard); cu restore: copia de siguranță; cu move: baza de date care se copiază
cli-db-to = cu move: baza de date în care se copiază
cli-db-database = baza de date: o cale, sau sqlite:/// și o cale (altfel cea a serverului acestui utilizator)
cli-db-json = scrie câte un obiect JSON pe linie pentru fiecare greșeală, apoi unul pentru întreg
cli-db-examples =
    Exemple:
      pisti db check
      pisti db export games.pisti --database sqlite:////var/lib/pisti/pisti.db
      pisti db migrate --database pisti.db
      pisti db backup pisti.backup --database postgresql://pisti@localhost/pisti
      pisti db move pisti.db postgresql://pisti@localhost/pisti

## The command line: pisti simulate

cli-simulate-summary = pune boții să joace multe runde și face statistica
cli-simulate-description =
    Pune boții să joace multe runde și face statistica: puncte, piști, diferențe, cu erorile lor standard.
    Aceeași valoare inițială dă aceleași cifre, cu compilare (numba) sau fără.
cli-simulate-rounds = câte runde, de exemplu 1000000 sau 1e6 (implicit: 1e6 cu compilare, 1e4 fără)
cli-simulate-policy = cine joacă: random, beginner, easy, medium, hard sau strong (implicit: random); ori câte unul pentru fiecare loc, începând din dreapta celui care împarte, despărțite prin virgule
cli-simulate-rules = regulile: un set, reguli nume=valoare sau amândouă, despărțite prin virgule
cli-simulate-seed = valoarea inițială, ca rularea să poată fi repetată (implicit: una nouă, afișată)
cli-simulate-json = afișează, în loc de text, un obiect JSON
cli-simulate-examples =
    Exemple:
      pisti simulate --rounds 1e5
      pisti simulate --policy hard,medium,hard,medium --seed 7
      pisti simulate --rules two,target=51 --json

## The command line: pisti arena

cli-arena-summary = pune boții să joace între ei, cu marje de eroare
cli-arena-description =
    Pune boții să joace între ei: fiecare rundă se joacă o dată pentru fiecare echipă, cu boții schimbați între ei, așa
    că norocul la cărți e același pentru toți. Fiecare joacă cu fiecare, pe toate nucleele acestui calculator sau pe mai
    multe calculatoare. Aceeași valoare inițială dă aceleași cifre, oricâte nuclee ar fi.
cli-arena-players = doi jucători sau mai mulți: niveluri (random, beginner, easy, medium, hard, strong, expert) ori boți proprii, ca module:name
cli-arena-deals = câte runde joacă fiecare pereche, de exemplu 20000 sau 2e4 (implicit: 1000)
cli-arena-games = în loc de runde: câte partide până la ținta regulilor joacă fiecare pereche, câte o dată pentru fiecare echipă
cli-arena-rules = regulile: un set cu nume, câmpuri ca nume=valoare, sau amândouă, despărțite prin virgule
cli-arena-seed = un număr de la care pornește hazardul, ca meciul să poată fi repetat (implicit: unul nou, care e arătat)
cli-arena-sprt = oprește când e limpede dacă primul are un avans de D0 sau de D1 puncte pe rundă; --deals spune cel mult cât
cli-arena-jobs = câte procese joacă (implicit: câte nuclee sunt)
cli-arena-cluster = joacă pe calculatoarele unui cluster Ray: adresa celui principal sau auto
cli-arena-results = păstrează fiecare parte terminată în acest fișier; un meci întrerupt continuă de acolo
cli-arena-plot = desenează diferențele cu intervalele lor în acest fișier, ca SVG
cli-arena-json = scrie în schimb un singur obiect JSON
cli-arena-examples =
    Exemple:
      pisti arena hard medium --deals 20000
      pisti arena own_bot:OwnBot medium --sprt 0 1 --deals 1e5 --results own.jsonl
      pisti arena hard medium easy beginner --games 1000 --rules two --plot levels.svg

## The arena

arena-head-deals = Reguli { $rules }, valoare inițială { $seed }. Fiecare rundă s-a jucat o dată pentru fiecare echipă.
arena-head-games = Reguli { $rules }, valoare inițială { $seed }. Fiecare partidă s-a jucat o dată pentru fiecare echipă, cu aceleași cărți.
arena-count-deals = Runde pentru fiecare pereche: { NUMBER($count) }
arena-count-games = Perechi de partide pentru fiecare pereche: { NUMBER($count) }
arena-deals = { $first } contra { $second }: { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } puncte pe rundă (95 %: de la { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } la { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
arena-games = { $first } contra { $second }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % din partide câștigate (95 %: de la { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } la { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-cross-deals = Avansul în puncte pe rundă al rândului față de coloană, cu intervale de 95 %:
arena-cross-games = Partide din 100 câștigate de rând contra coloanei, cu intervale de 95 %:
arena-cell = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($half, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-pairing = { $first } contra { $second }
arena-plot-deals = Avans în puncte pe rundă, cu intervale de 95 %
arena-plot-games = Partide câștigate din 100, cu intervale de 95 %
arena-tick = { NUMBER($value) }
arena-so-far = { $first } contra { $second }: { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($half, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-ratio = raportul log-verosimilităților { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } (±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) })
arena-test = Test secvențial între { NUMBER($low) } și { NUMBER($high) }: raportul log-verosimilităților { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, hotărât la ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
arena-test-low = Hotărât: mai degrabă { NUMBER($low) } decât { NUMBER($high) }.
arena-test-high = Hotărât: mai degrabă { NUMBER($high) } decât { NUMBER($low) }.
arena-test-open = Nehotărât: trebuie mai multe runde.
arena-speed-deals = Runde pe secundă: { NUMBER($speed, maximumFractionDigits: 0) }
arena-speed-games = Perechi de partide pe secundă: { NUMBER($speed, maximumFractionDigits: 0) }

## The command line: pisti analyse

cli-analyse-summary = arată cât a costat fiecare carte jucată dintr-o înregistrare și cât a fost noroc
cli-analyse-description =
    Cercetează fiecare carte jucată dintr-o înregistrare: cât valora fiecare carte după ce știa jucătorul atunci,
    cât a costat alegerea și de ce; și cât din rezultat a fost noroc (docs/analysis.md). Aceeași valoare inițială
    dă aceleași cifre. Dacă un fișier e greșit, spune unde, iar codul de ieșire e 2.
cli-analyse-files = un fișier cu înregistrări în care se știu toate cărțile, - pentru intrarea standard
cli-analyse-worlds = în câte lumi se joacă fiecare carte până la capăt (implicit: 128 cu numba, 16 fără)
cli-analyse-seed = valoarea inițială, ca rularea să poată fi repetată (implicit: una nouă, afișată)
cli-analyse-html = scrie în acest fișier o pagină cu grafice și cu toate cărțile jucate
cli-analyse-json = scrie câte un obiect JSON pe linie pentru fiecare partidă
cli-analyse-examples =
    Exemple:
      pisti analyse game.pisti
      pisti analyse game.pisti --html game.html
      pisti analyse *.pisti --json --worlds 500 --seed 1

## The command line: pisti train

cli-train-summary = antrenează rețeaua nivelului puternic
cli-train-description =
    Antrenează rețeaua nivelului puternic: de la zero, jucând cu ea însăși și cu nivelurile mediu și dificil,
    față de care e măsurată mereu. Aceeași valoare inițială dă aceleași ponderi. E nevoie de numba.
    Ce s-a învățat se păstrează lângă fișierul cu ponderi, ca un antrenament întrerupt să poată continua.
cli-train-quick = un antrenament scurt, de câteva minute
cli-train-seed = valoarea inițială, ca antrenamentul să poată fi repetat (implicit: una nouă, afișată)
cli-train-out = fișierul pentru ponderi (implicit: weights.npz)
cli-train-resume = continuă antrenamentul întrerupt, cu același --out
cli-train-examples =
    Exemple:
      pisti train --quick --seed 1
      pisti train --out strong.npz
      pisti train --out strong.npz --resume

## The game: how cards are named: the letters printed on them, and a card in words with its short form

play-index-J = J
play-index-Q = Q
play-index-K = K
play-index-A = A
play-card = { $card } ({ $short })

## The game: who is who

play-side-NS = Nord–Sud
play-side-EW = Est–Vest
play-level-random = la întâmplare
play-level-beginner = începător
play-level-easy = ușor
play-level-medium = mediu
play-level-hard = dificil
play-level-strong = puternic
play-level-expert = expert
play-bot-name = bot ({ $level })

## The game: before the first round

play-welcome = { $target ->
    [one] Piști, până la un punct. Locurile în ordinea jocului, spre dreapta:
    [few] Piști, până la { $target } puncte. Locurile în ordinea jocului, spre dreapta:
   *[other] Piști, până la { $target } de puncte. Locurile în ordinea jocului, spre dreapta:
}
play-seat-you = { $seat }: tu
play-seat-bot = { $seat }: bot ({ $level })
play-seat-partner = { $seat }: bot ({ $level }), partenerul tău
play-bots-see = Boții văd doar ce ai vedea și tu în locul lor.
play-help-anytime = La orice întrebare poți scrie ? ca să afli ce poți răspunde.
play-resumed = Partida din { $file } continuă.
play-finished = Partida din { $file } s-a terminat.
play-rules-standard = Se joacă după regulile standard.
play-rules-otherwise-standard = În afară de numărul de jucători și de scorul de atins, se joacă după regulile standard.
play-rules-differ = Regulile mesei care diferă de cele standard:

## The game: house rules that differ from the standard

play-rule-alone = Fiecare joacă pe cont propriu.
play-rule-pisti = { $points ->
    [0] Un piști nu aduce puncte.
    [one] Un piști aduce un punct.
    [few] Un piști aduce { $points } puncte.
   *[other] Un piști aduce { $points } de puncte.
}
play-rule-double-pisti = { $points ->
    [0] Un piști dublu nu aduce puncte.
    [one] Un piști dublu aduce un punct.
    [few] Un piști dublu aduce { $points } puncte.
   *[other] Un piști dublu aduce { $points } de puncte.
}
play-rule-jack = { $points ->
    [0] Un valet nu aduce puncte.
    [one] Un valet aduce un punct.
    [few] Un valet aduce { $points } puncte.
   *[other] Un valet aduce { $points } de puncte.
}
play-rule-ace = { $points ->
    [0] Un as nu aduce puncte.
    [one] Un as aduce un punct.
    [few] Un as aduce { $points } puncte.
   *[other] Un as aduce { $points } de puncte.
}
play-rule-two-of-clubs = { $points ->
    [0] Doi de treflă nu aduce puncte.
    [one] Doi de treflă aduce un punct.
    [few] Doi de treflă aduce { $points } puncte.
   *[other] Doi de treflă aduce { $points } de puncte.
}
play-rule-ten-of-diamonds = { $points ->
    [0] Zece de caro nu aduce puncte.
    [one] Zece de caro aduce un punct.
    [few] Zece de caro aduce { $points } puncte.
   *[other] Zece de caro aduce { $points } de puncte.
}
play-rule-most-cards = { $points ->
    [0] Cele mai multe cărți nu aduc puncte.
    [one] Cele mai multe cărți aduc un punct.
    [few] Cele mai multe cărți aduc { $points } puncte.
   *[other] Cele mai multe cărți aduc { $points } de puncte.
}
play-rule-first-card-pisti = Și cu prima carte din rundă se poate face piști.
play-rule-last-card-pisti = Și cu ultima carte din rundă se poate face piști.
play-rule-lone-jack-pisti = Un valet care ia singura carte de pe masă, de altă valoare, face piști.
play-rule-lone-jack-double = Un valet care ia singura carte de pe masă, de altă valoare, face piști dublu.
play-rule-centre-under = Toate cele patru cărți din mijloc rămân pe masă: cea de deasupra cu fața în sus, celelalte cu fața în jos.
play-rule-centre-open = Toate cele patru cărți din mijloc rămân pe masă, cu fața în sus.
play-rule-centre-redeal = Dacă în mijloc iese un valet, runda se împarte din nou.
play-rule-not-exposed = Cartea de sub pachet rămâne cu fața în jos.
play-rule-cut-any = La tăiere, sub pachet poate ajunge și un valet.
play-rule-lookers-seat = Cărțile din mijloc cu fața în jos le poate vedea doar jucătorul care le-a luat.
play-rule-lookers-nobody = Cărțile din mijloc cu fața în jos nu le poate vedea nimeni, nici după ce sunt luate.
play-rule-lookers-everyone = Cărțile din mijloc cu fața în jos le poate vedea oricine după ce sunt luate.

## The game: a round begins

play-round = Runda { $round }. { $dealer } împarte, { $cutter } taie pachetul.
play-round-you-deal = Runda { $round }. Tu împarți, { $cutter } taie pachetul.
play-round-you-cut = Runda { $round }. { $dealer } împarte, tu tai pachetul.
play-round-goes-on = Runda { $round } continuă. { $player } a împărțit cărțile.
play-round-goes-on-you = Runda { $round } continuă. Tu ai împărțit cărțile.
play-cut-refused = La tăiere a ieșit un valet: cărțile se pun la loc și pachetul se taie din nou.
play-turned-up = În mijloc, cu fața în sus: { $cards }.
play-set-aside = { $count ->
    [one] O carte din mijloc e pusă deoparte, cu fața în jos.
    [few] { $count } cărți din mijloc sunt puse deoparte, cu fața în jos.
   *[other] { $count } de cărți din mijloc sunt puse deoparte, cu fața în jos.
}
play-under = { $count ->
    [one] Dedesubt, tot pe masă, e o carte cu fața în jos.
    [few] Dedesubt, tot pe masă, sunt { $count } cărți cu fața în jos.
   *[other] Dedesubt, tot pe masă, sunt { $count } de cărți cu fața în jos.
}
play-exposed = Sub pachet, cu fața în sus: { $card }.
play-redeal = Se împarte din nou: în mijloc sunt patru valeți. { $dealer } împarte, { $cutter } taie pachetul.
play-redeal-you-deal = Se împarte din nou: în mijloc sunt patru valeți. Tu împarți, { $cutter } taie pachetul.
play-redeal-you-cut = Se împarte din nou: în mijloc sunt patru valeți. { $dealer } împarte, tu tai pachetul.
play-redeal-jack = Se împarte din nou: în mijloc a ieșit un valet. { $dealer } împarte, { $cutter } taie pachetul.
play-redeal-jack-you-deal = Se împarte din nou: în mijloc a ieșit un valet. Tu împarți, { $cutter } taie pachetul.
play-redeal-jack-you-cut = Se împarte din nou: în mijloc a ieșit un valet. { $dealer } împarte, tu tai pachetul.
play-deal = Împărțirea { $deal } din { $deals }: fiecare jucător primește patru cărți.
play-last-deal = Împărțirea { $deal } din { $deals }, ultima: fiecare jucător primește patru cărți.

## The game: a card is played

play-plays = { $player } joacă { $card }.
play-plays-you = Joci { $card }.
play-captures = { $count ->
    [one] { $player } ia o carte: { $cards }.
    [few] { $player } ia { $count } cărți: { $cards }.
   *[other] { $player } ia { $count } de cărți: { $cards }.
}
play-captures-you = { $count ->
    [one] Iei o carte: { $cards }.
    [few] Iei { $count } cărți: { $cards }.
   *[other] Iei { $count } de cărți: { $cards }.
}
play-captured-hidden = { $count ->
    [one] Una dintre ele era cu fața în jos.
    [few] { $count } dintre ele erau cu fața în jos.
   *[other] { $count } dintre ele erau cu fața în jos.
}
play-set-aside-taken = { $count ->
    [one] La ele se adaugă și cartea din mijloc pusă deoparte.
    [few] La ele se adaugă și cele { $count } cărți din mijloc puse deoparte.
   *[other] La ele se adaugă și cele { $count } de cărți din mijloc puse deoparte.
}
play-pisti = { $points ->
    [one] Piști! Un punct pentru { $side }.
    [few] Piști! { $points } puncte pentru { $side }.
   *[other] Piști! { $points } de puncte pentru { $side }.
}
play-pisti-you = { $points ->
    [one] Piști! Un punct pentru tine.
    [few] Piști! { $points } puncte pentru tine.
   *[other] Piști! { $points } de puncte pentru tine.
}
play-pisti-yours = { $points ->
    [one] Piști! Un punct pentru echipa ta.
    [few] Piști! { $points } puncte pentru echipa ta.
   *[other] Piști! { $points } de puncte pentru echipa ta.
}
play-double = { $points ->
    [one] Piști dublu! Un punct pentru { $side }.
    [few] Piști dublu! { $points } puncte pentru { $side }.
   *[other] Piști dublu! { $points } de puncte pentru { $side }.
}
play-double-you = { $points ->
    [one] Piști dublu! Un punct pentru tine.
    [few] Piști dublu! { $points } puncte pentru tine.
   *[other] Piști dublu! { $points } de puncte pentru tine.
}
play-double-yours = { $points ->
    [one] Piști dublu! Un punct pentru echipa ta.
    [few] Piști dublu! { $points } puncte pentru echipa ta.
   *[other] Piști dublu! { $points } de puncte pentru echipa ta.
}
play-denied-first-card = Nu e piști: a fost prima carte din rundă.
play-denied-last-card = Nu e piști: a fost ultima carte din rundă.
play-may-look = { $count ->
    [one] Poți să te uiți la cartea care a fost cu fața în jos: { $cards }.
    [few] Poți să te uiți la cărțile care au fost cu fața în jos: { $cards }.
   *[other] Poți să te uiți la cărțile care au fost cu fața în jos: { $cards }.
}
play-leftovers = { $count ->
    [one] Cartea rămasă pe masă merge la cine a luat ultimul, adică la { $side }: { $cards }.
    [few] Cele { $count } cărți rămase pe masă merg la cine a luat ultimul, adică la { $side }: { $cards }.
   *[other] Cele { $count } de cărți rămase pe masă merg la cine a luat ultimul, adică la { $side }: { $cards }.
}
play-leftovers-you = { $count ->
    [one] Cartea rămasă pe masă merge la cine a luat ultimul, adică la tine: { $cards }.
    [few] Cele { $count } cărți rămase pe masă merg la cine a luat ultimul, adică la tine: { $cards }.
   *[other] Cele { $count } de cărți rămase pe masă merg la cine a luat ultimul, adică la tine: { $cards }.
}
play-leftovers-yours = { $count ->
    [one] Cartea rămasă pe masă merge la cine a luat ultimul, adică la echipa ta: { $cards }.
    [few] Cele { $count } cărți rămase pe masă merg la cine a luat ultimul, adică la echipa ta: { $cards }.
   *[other] Cele { $count } de cărți rămase pe masă merg la cine a luat ultimul, adică la echipa ta: { $cards }.
}
play-leftovers-nobody = { $count ->
    [one] Cartea rămasă pe masă nu merge la nimeni, fiindcă n-a luat nimeni nimic: { $cards }.
    [few] Cele { $count } cărți rămase pe masă nu merg la nimeni, fiindcă n-a luat nimeni nimic: { $cards }.
   *[other] Cele { $count } de cărți rămase pe masă nu merg la nimeni, fiindcă n-a luat nimeni nimic: { $cards }.
}

## The game: your turn

play-your-turn = E rândul tău. Împărțirea { $deal } din { $deals }.
play-stock = { $count ->
    [0] Pachetul s-a terminat.
    [one] În pachet: o carte.
    [few] În pachet: { $count } cărți.
   *[other] În pachet: { $count } de cărți.
}
play-stock-exposed = { $count ->
    [one] În pachet: o carte, { $card }.
    [few] În pachet: { $count } cărți, dedesubt { $card }.
   *[other] În pachet: { $count } de cărți, dedesubt { $card }.
}
play-exposed-held = { $dealer } are în mână cartea care era sub pachet: { $card }.
play-pile-empty = Pe masă nu e nicio carte.
play-pile-one = Pe masă e o singură carte: { $card }.
play-pile = { $count ->
    [one] Pe masă: o carte, deasupra { $card }.
    [few] Pe masă: { $count } cărți, deasupra { $card }.
   *[other] Pe masă: { $count } de cărți, deasupra { $card }.
}
play-pile-below = Sub ea, de sus în jos: { $cards }.
play-pile-below-more = Sub ea, de sus în jos: { $cards } …
play-pile-hidden = { $count ->
    [one] Pe masă, cu fața în jos: o carte.
    [few] Pe masă, cu fața în jos: { $count } cărți.
   *[other] Pe masă, cu fața în jos: { $count } de cărți.
}
play-side-number = { $side } { $number }
play-side-number-you = tu { $number }
play-side-number-yours = echipa ta { $number }
play-won = Cărți luate: { $list }.
play-score-now = Scor: { $list }.
play-score = Scor: { $list }. Se joacă până la { $target }.
play-choice = { $number }  { $card }

## The game: what you are asked

play-cut-how = Scrie orice număr sau apasă doar Enter: contează la amestecare, dar nimeni nu poate dirija rezultatul.
play-ask-cut = Taie pachetul:
play-ask-card = { $count ->
    [one] Cartea ta (1; ? pentru ajutor):
    [few] Cartea ta (1–{ $count }; ? pentru ajutor):
   *[other] Cartea ta (1–{ $count }; ? pentru ajutor):
}
play-ask-next = Enter pentru runda următoare (q ca să pleci):
play-not-expected = { $count ->
    [one] „{ $text }” nu e printre cărțile tale. Scrie 1, o carte ca { $example } sau ? pentru ajutor.
    [few] „{ $text }” nu e printre cărțile tale. Scrie 1–{ $count }, o carte ca { $example } sau ? pentru ajutor.
   *[other] „{ $text }” nu e printre cărțile tale. Scrie 1–{ $count }, o carte ca { $example } sau ? pentru ajutor.
}
play-not-in-hand = Nu ai această carte în mână: { $card }.

## The game: what you can type

play-help-cut = Ca să tai pachetul: orice număr sau text, ori doar Enter. Contează la amestecare, dar nimeni nu alege unde taie.
play-help-next = Ca să mergi mai departe: doar Enter.
play-help-card = Ca să joci o carte: numărul ei sau chiar cartea, de exemplu { $example }.
play-help-suits = Culori: c treflă, d caro, h cupă, s pică. Literele pot fi mari sau mici.
play-help-s = s  situația la masă, în cuvinte
play-help-p = p  toate cărțile de pe masă
play-help-l = l  ultimele cărți luate
play-help-c = c  foaia de scor
play-help-f = f  cărțile din mijloc care au fost cu fața în jos, dacă ai voie să le vezi
play-help-r = r  regulile pe scurt
play-help-q = q  pleci de la masă

## The game: the state in words

play-state-round = Runda { $round }, împărțirea { $deal } din { $deals }. Împarte: { $player }.
play-state-round-you = Runda { $round }, împărțirea { $deal } din { $deals }. Tu împarți.
play-state-hand = { $count ->
    [0] { $player } nu are nicio carte în mână.
    [one] { $player } are o carte în mână.
    [few] { $player } are { $count } cărți în mână.
   *[other] { $player } are { $count } de cărți în mână.
}
play-state-hand-you = { $count ->
    [0] Nu ai nicio carte în mână.
    [one] Ai o carte în mână: { $cards }.
    [few] Ai { $count } cărți în mână: { $cards }.
   *[other] Ai { $count } de cărți în mână: { $cards }.
}
play-state-pistis = Piști: { $list }.
play-state-doubles = Piști duble: { $list }.
play-no-round = Cărțile încă nu s-au împărțit.
play-pile-cards = Cărțile de pe masă, de sus în jos: { $cards }.
play-card-hidden = o carte cu fața în jos
play-no-captures = În runda aceasta încă n-a luat nimeni nimic.
play-face-down-none = În runda aceasta nicio carte din mijloc n-a fost cu fața în jos.
play-face-down-not-yet = Cărțile din mijloc cu fața în jos încă nu le-a luat nimeni.
play-face-down-not-yours = Cărțile din mijloc cu fața în jos au fost luate, dar nu ai voie să le vezi.
play-face-down-yours = Cărțile din mijloc care au fost cu fața în jos: { $cards }.
play-sheet-empty = Încă nu s-a încheiat nicio rundă.
play-sheet-round = Runda { $round }: { $list }

## The game: the rules in short

play-short-play = Când îți vine rândul, joci o carte pe masă. Dacă are valoarea celei de deasupra sau e valet, echipa ta ia tot de pe masă.
play-short-play-alone = Când îți vine rândul, joci o carte pe masă. Dacă are valoarea celei de deasupra sau e valet, iei tot de pe masă.
play-short-empty = Un valet jucat pe masa goală nu ia nimic.
play-short-pisti = { $points ->
    [one] Faci piști când iei singura carte de pe masă cu una de aceeași valoare: un punct.
    [few] Faci piști când iei singura carte de pe masă cu una de aceeași valoare: { $points } puncte.
   *[other] Faci piști când iei singura carte de pe masă cu una de aceeași valoare: { $points } de puncte.
}
play-short-double = { $points ->
    [one] Faci piști dublu când pe masă e doar un valet și îl iei cu alt valet: un punct.
    [few] Faci piști dublu când pe masă e doar un valet și îl iei cu alt valet: { $points } puncte.
   *[other] Faci piști dublu când pe masă e doar un valet și îl iei cu alt valet: { $points } de puncte.
}
play-short-first-card = Cu prima carte din rundă nu se face piști.
play-short-last-card = Cu ultima carte din rundă nu se face piști.
play-short-set-aside = Cine ia primul ia și cărțile din mijloc puse deoparte.
play-short-leftovers = Ce rămâne pe masă la sfârșit merge la cine a luat ultimul.
play-short-points = Puncte: fiecare valet { $jack }, fiecare as { $ace }, doi de treflă { $two_of_clubs }, zece de caro { $ten_of_diamonds }, cele mai multe cărți { $most_cards }.
play-short-game = { $target ->
    [one] Se joacă până la un punct. La egalitate pe primul loc se mai joacă o rundă.
    [few] Se joacă până la { $target } puncte. La egalitate pe primul loc se mai joacă o rundă.
   *[other] Se joacă până la { $target } de puncte. La egalitate pe primul loc se mai joacă o rundă.
}

## The game: the count

play-count = Punctele din runda { $round }
play-count-side = { $cards ->
    [0] { $side }: nicio carte
    [one] { $side }: o carte
    [few] { $side }: { $cards } cărți
   *[other] { $side }: { $cards } de cărți
}
play-count-side-you = { $cards ->
    [0] Tu: nicio carte
    [one] Tu: o carte
    [few] Tu: { $cards } cărți
   *[other] Tu: { $cards } de cărți
}
play-count-side-yours = { $cards ->
    [0] Echipa ta: nicio carte
    [one] Echipa ta: o carte
    [few] Echipa ta: { $cards } cărți
   *[other] Echipa ta: { $cards } de cărți
}
play-count-most = Cele mai multe cărți: { $points }
play-count-jacks = Valeți: { $points }
play-count-aces = Ași: { $points }
play-count-two-of-clubs = Doi de treflă: { $points }
play-count-ten-of-diamonds = Zece de caro: { $points }
play-count-pistis = Piști: { $points }
play-count-pistis-made = Piști: { $points } (simple { $single }, duble { $double })
play-count-total = Totalul rundei: { $points }
play-count-tie = { $cards ->
    [one] Egalitate, câte o carte: nimeni nu primește puncte pentru cele mai multe cărți.
    [few] Egalitate, câte { $cards } cărți: nimeni nu primește puncte pentru cele mai multe cărți.
   *[other] Egalitate, câte { $cards } de cărți: nimeni nu primește puncte pentru cele mai multe cărți.
}
play-count-tie-many = Egalitate în frunte: nimeni nu primește puncte pentru cele mai multe cărți.
play-score-after = Scorul după runda { $round }: { $list }. Se joacă până la { $target }.

## The game: the end

play-tie = S-au strâns destule puncte, dar e egalitate pe primul loc: se mai joacă o rundă.
play-both-reached = { $target ->
    [one] Au ajuns mai mulți la un punct: câștigă cine are scorul cel mai mare.
    [few] Au ajuns mai mulți la { $target } puncte: câștigă cine are scorul cel mai mare.
   *[other] Au ajuns mai mulți la { $target } de puncte: câștigă cine are scorul cel mai mare.
}
play-win = { $points ->
    [one] Câștigă { $side }: un punct.
    [few] Câștigă { $side }: { $points } puncte.
   *[other] Câștigă { $side }: { $points } de puncte.
}
play-win-you = { $points ->
    [one] Ai câștigat partida: un punct!
    [few] Ai câștigat partida: { $points } puncte!
   *[other] Ai câștigat partida: { $points } de puncte!
}
play-win-yours = { $points ->
    [one] Echipa ta a câștigat partida: un punct!
    [few] Echipa ta a câștigat partida: { $points } puncte!
   *[other] Echipa ta a câștigat partida: { $points } de puncte!
}
play-leave = Pleci de la masă.
play-kept = Partida e salvată în { $file }. Ca s-o continui:
play-record-is-in = Înregistrarea partidei e în { $file }.
play-not-kept = Partida nu a fost salvată; --record FILE spune unde să fie salvată.
play-nothing-to-keep = Cărțile încă nu s-au împărțit, așa că nu e nimic de salvat.

## The full-screen table: dates

# $day and $month have two digits, $year four
date-short = { $day }.{ $month }.{ $year }

## The full-screen table: the first screen. Texts of buttons and rows have at most 22 characters

screen-title = Piști
screen-subtitle = Cartea potrivită ia tot de pe masă
screen-play = Joacă
screen-continue = Continuă
screen-continue-detail = { $date }, runda { $round }: { $list }
screen-table = Masa
screen-level = Nivelul boților
screen-language = Limba
screen-speed = Viteza
screen-house-rules = Regulile mesei
screen-kept-games = Partide salvate
screen-read-rules = Cum se joacă
screen-settings = Setări
screen-quit = Ieșire
screen-take = Folosește regulile
screen-back = Înapoi
screen-close = Închide
screen-first-help = ↑ ↓ alegi · ← → schimbi · Enter mai departe
screen-settings-not-kept = Setările tale nu pot fi salvate: { $file }

## The full-screen table: kinds of tables (at most 22 characters) and what they are (one line)

preset-standard = Standard
preset-standard-line = Două echipe de câte doi, până la 151
preset-classic-101 = Clasic, până la 101
preset-classic-101-line = Regulile standard, până la 101
preset-short = Partidă scurtă
preset-short-line = Regulile standard, până la 51
preset-two = În doi
preset-two-line = Tu împotriva unui bot, până la 101
preset-solo = În patru, fără echipe
preset-solo-line = Patru jucători, fiecare pe cont propriu, până la 101
preset-three = În trei
preset-three-line = Trei jucători, fiecare pe cont propriu, până la 101
preset-under = Mijlocul acoperit
preset-under-line = Cărțile din mijloc rămân pe masă, cu fața în jos
preset-open-centre = Mijlocul la vedere
preset-open-centre-line = Cele patru cărți din mijloc rămân pe masă, cu fața în sus
preset-last-card-counts = Ultima carte contează
preset-last-card-counts-line = Și cu ultima carte din rundă se poate face piști
preset-jack-pisti = Piști cu valetul
preset-jack-pisti-line = Un valet care ia singura carte de pe masă face piști dublu
preset-own = Regulile mesei
preset-own-line = { $seats } jucători, până la { $target }

## The full-screen table: the house rules one by one (at most 24 characters), and their values (at most 14)

rule-seats = Jucători
rule-partners = Cu parteneri
rule-target = Se joacă până la
rule-pisti = Piști
rule-double_pisti = Piști dublu
rule-jack = Fiecare valet
rule-ace = Fiecare as
rule-two_of_clubs = Doi de treflă
rule-ten_of_diamonds = Zece de caro
rule-most_cards = Cele mai multe cărți
rule-first_card_pisti = Piști cu prima carte
rule-last_card_pisti = Piști cu ultima carte
rule-lone_jack = Valet pe singura carte
rule-centre = Cărțile din mijloc
rule-centre_jack = Valet în mijloc
rule-exposed = Sub pachet, la vedere
rule-cut_jack_rule = Fără valet la tăiere
rule-lookers = Cine vede cele ascunse
value-yes = da
value-no = nu
value-lone_jack-nothing = fără piști
value-lone_jack-pisti = piști
value-lone_jack-double = piști dublu
value-centre-set_aside = puse deoparte
value-centre-under = dedesubt
value-centre-open = cu fața în sus
value-centre_jack-cover = se acoperă
value-centre_jack-redeal = se reîmparte
value-lookers-side = toată echipa
value-lookers-seat = cine le-a luat
value-lookers-nobody = nimeni
value-lookers-everyone = oricine

## The full-screen table: house rules that make no sense together; $rule and $value are a label and a value

screen-rules-partners = Pentru parteneri e nevoie de patru jucători, nu de { $seats }.
screen-rules-open-centre = Când cărțile din mijloc sunt cu fața în sus, „{ $rule }” trebuie să fie „{ $value }”.
screen-rules-nothing-scores = După aceste reguli nimic nu aduce puncte: dă puncte pentru ceva.

## The full-screen table: settings (at most 24 characters), and their values (at most 14)

setting-suits = Semnele cărților
setting-cut = Tai tu pachetul
setting-confirm = Confirmi fiecare carte
value-speed-slow = lentă
value-speed-normal = normală
value-speed-fast = rapidă
value-speed-off = fără pauze
value-suits-four = în 4 culori
value-suits-two = în 2 culori

## The full-screen table: around the table. Words under a seat have at most 11 characters

screen-where = Runda { $round } · Împărțirea { $deal }/{ $deals }
screen-where-cut = Runda { $round } · Tăierea
screen-target = până la { $target }
screen-you = tu
screen-your-side = Echipa ta
screen-you-alone = Tu
screen-bot = bot
screen-away = absent
screen-partner = partener
screen-dealer = împarte
screen-pile-count = Pe masă: { $count }
screen-stock-count = În pachet: { $count }
screen-bottom-card = Sub pachet: { $card }
screen-set-aside-count = Deoparte: { $count }

## The full-screen table: what goes on, each at most 80 characters; screen-cut-how at most 38

screen-your-turn = E rândul tău
screen-confirm-card = Alege-o încă o dată ca s-o joci: { $card }
screen-not-your-turn = Încă nu: întâi joacă { $player }.
screen-cut-how = Taie: ← → și Enter, sau un clic
screen-cut-aim = Tăierea contează la amestecare; nimeni nu poate dirija rezultatul.
screen-cuts = { $player } taie pachetul.
screen-cuts-you = Tai pachetul.
screen-shown-jack = În mijloc a ieșit un valet; îl acoperă cartea următoare.
screen-too-small = Terminalul e prea mic: { $columns } × { $lines }. Masa are nevoie de { $wanted_columns } × { $wanted_lines }: mărește-l.

## The full-screen table: the line of keys; each at most 10 characters

screen-key-state = situație
screen-key-pile = pe masă
screen-key-captures = luate
screen-key-log = jurnal
screen-key-sheet = scor
screen-key-face-down = ascunse
screen-key-rules = reguli
screen-key-settings = setări
screen-key-say = spune
screen-key-deal = împărțire
screen-key-help = ajutor
screen-key-leave = pleacă

## The full-screen table: titles of windows, each at most 34 characters

screen-title-state = Situația la masă, în cuvinte
screen-title-pile = Cărțile de pe masă
screen-title-captures = Ultimele cărți luate
screen-title-log = Jurnalul partidei
screen-title-sheet = Foaia de scor
screen-title-face-down = Cărțile cu fața în jos
screen-title-rules = Regulile acestei mese
screen-title-standard = Regulile standard
screen-title-help = Taste și mouse
screen-sheet-round = Runda
screen-sheet-total = Total

## The full-screen table: the count as a table, a column for each side; at most 20 characters

count-row-cards = Cărți
count-row-most_cards = Cele mai multe cărți
count-row-jacks = Valeți
count-row-aces = Ași
count-row-two_of_clubs = Doi de treflă
count-row-ten_of_diamonds = Zece de caro
count-row-pistis = Piști
count-row-total = Totalul rundei
count-row-score = Scorul partidei

## The full-screen table: help

screen-help-cards = 1–4  joci cartea cu acel număr
screen-help-arrows = ← → și Enter  alegi o carte și o joci
screen-help-space = Spațiu  mergi mai departe fără să aștepți
screen-help-g = g  jurnalul: ce s-a întâmplat până acum
screen-help-o = o  setări: limbă, viteză, culori
screen-help-t = t  spui ceva (la o masă a unui server)
screen-help-v = v  ce a promis serverul pentru împărțire
screen-help-again = Spațiu  joci din nou tu, dacă joacă un bot pentru tine
screen-help-pages = PgUp PgDn  dai pagina unei ferestre lungi
screen-help-mouse = Mouse: clic pe o carte ca s-o joci, pe cele de pe masă ca să le vezi pe toate și pe orice tastă din ultima linie.

## The full-screen table: the end of a round, of the game, of the sitting; buttons have at most 22 characters

screen-next-round = Runda următoare
screen-again = Încă o partidă
screen-look-back = Revezi partida
screen-to-start = Meniul principal
screen-leave-question = Pleci de la masă?
screen-leave-kept = Partida e salvată; o continui oricând vrei.
screen-leave-not-kept = Partida nu e salvată: se va pierde.
screen-leave = Pleacă
screen-stay = Rămâi
screen-kept-none = Încă nu e nicio partidă salvată. Orice partidă jucată aici se salvează singură.
screen-kept-line = { $date } · runda { $round } · { $list }
screen-kept-over = { $date } · terminată · { $list }
screen-kept-bad = nu se poate citi: { $file }

## At a table of a server: the connection

remote-connecting = Se conectează …
remote-again-in = Se încearcă din nou peste { $seconds } s.
remote-again-now = Se încearcă din nou …
remote-refused-somehow = Serverul nu acceptă asta ({ $reason }).
remote-seat-kept = Locul tău rămâne al tău. Ca să te întorci:
remote-seat-lost = Nu mai stai la masa aceasta.
remote-seat-not-kept = Dacă programul se oprește, nu te vei putea întoarce la locul tău: { $file } nu poate fi scris.

## At a table of a server: the list of tables, a table to be opened. Buttons and rows have 22 characters or less

remote-your-name = Numele tău, cum îl văd ceilalți:
remote-guest = Oaspete
remote-open-tables = Mese deschise:
remote-no-tables = Acum nu e nicio masă deschisă. Deschide tu una sau scrie codul uneia.
remote-return = Înapoi la locul tău: { $code }
remote-seats-taken = { $count }/{ $all }
remote-playing-short = se joacă
remote-tables-help = ↑ ↓ alegi · Enter mergi · o setări · q ieși
remote-make = Deschide o masă
remote-take = Gata
remote-enter-code = Scrie un cod
remote-code-what = Codul unei mese sau linkul pe care l-ai primit:
remote-go = Mergi acolo
remote-clock-row = Timp
remote-no-clock = fără limită
remote-clock = { $seconds } s
remote-open-row = Cine poate veni
remote-open = oricine
remote-private = doar cu link

## At a table of a server: the room before a game and between two

remote-table = Masa { $code }
remote-invite = Trimite asta celor pe care îi aștepți:
remote-rules = { $name }. { $line }.
remote-clock-line = Pentru fiecare carte sunt { $seconds } s.
remote-open-line = Masa e în listă: poate veni oricine.
remote-private-line = Masa nu e în nicio listă: vine doar cine are linkul.
remote-free = liber
remote-agrees = de acord cu încă o partidă
remote-sit-how = Alege unde stai: un loc liber sau al unui bot.
remote-playing = Se joacă o partidă. Când se termină runda, poți lua locul unui bot.
remote-begins = Partida începe …
remote-missing = Locuri libere: { $count }
remote-seats-how = Așteaptă-i pe ceilalți sau alege un loc și pune un bot acolo.
remote-start-how = Toți sunt aici: poți începe.
remote-owner-starts = { $player } începe partida.
remote-another-how = O altă partidă începe când sunt toți de acord.
remote-start = Începe partida
remote-another = Încă o partidă
remote-fill = Boți la locuri libere
remote-change = Schimbă regulile
remote-say = Spune ceva
remote-leave-room = Pleacă de la masă
remote-leave-room-what = Poți renunța la loc sau îl poți păstra ca să te întorci mai târziu.
remote-leave = { remote-come-back }: locul rămâne al tău; până atunci poate juca un bot pentru tine. { remote-give-up }: un bot ia locul definitiv.
remote-give-up = Renunță la loc
remote-come-back = Revin mai târziu
remote-get-up = Ridică-te
remote-free-seat = Scoate botul
remote-swap = Schimbă locul cu al tău
remote-kick = Trimite de la masă
remote-mute = Fă să tacă
remote-unmute = Lasă să vorbească
remote-to-room = Sala de așteptare
remote-others-read = Se așteaptă ceilalți, care citesc numărătoarea …

## At a table of a server: what persons do, and what they say

remote-sits = { $player } stă acum aici: { $seat }
remote-bot-sits = Un bot ({ $level }) stă acum aici: { $seat }
remote-gets-up = Locul acesta e liber acum: { $seat }
remote-bot-plays = Aici joacă mai departe un bot: { $player }
remote-bot-plays-you = Acum joacă un bot pentru tine. Apasă Spațiu ca să joci din nou tu.
remote-absent = { $player } nu are conexiune.
remote-absent-you = Nu ai conexiune.
remote-back = { $player } s-a întors.
remote-back-you = Te-ai întors și joci tu.
remote-says = { $player }: { $text }
remote-says-you = Tu: { $text }
remote-muted = Nu mai poate vorbi: { $list }
remote-unmuted = Poate vorbi din nou: { $list }
remote-wishes = Încă o partidă, de acord: { $list }
remote-outage = Serverul a lipsit o vreme. Între timp nu i-a curs timpul nimănui.
phrase-hello = Bună!
phrase-good-luck = Mult noroc!
phrase-well-played = Bine jucat!
phrase-thanks = Mulțumesc!
phrase-oops = Hopa!
phrase-hurry = Hai, joacă!
phrase-one-more = Încă o partidă!
phrase-bye = La revedere!
phrase-smile = Haha!
phrase-wow = Uau!
phrase-sad = Ce păcat!

## At a table of a server: the promises for the deal; behind the receipts comes a hash

remote-broken = Împărțirea nu e cum s-a promis
remote-broken-what = Fie serverul nu împarte cinstit, fie are o defecțiune. Tasta v arată ce a promis; păstrează înregistrarea partidei.
remote-deal = Ce a promis serverul
remote-deal-what = Înaintea fiecărei runde serverul arată suma de control a seminței lui, iar programul acesta adaugă una proprie. Cu înregistrarea partidei, comanda aceasta verifică împărțirile:
remote-deal-none = Încă nu s-a promis nimic.
remote-receipt-open = { $round ->
    [0] Primul care împarte, încă neales:
   *[other] Runda { $round }, încă neterminată:
}
remote-receipt-kept = { $round ->
    [0] Primul care împarte, verificat, cum s-a promis:
   *[other] Runda { $round }, verificată, cum s-a promis:
}
remote-receipt-broken = { $round ->
    [0] Primul care împarte, verificat, nu cum s-a promis:
   *[other] Runda { $round }, verificată, nu cum s-a promis:
}

## At a table of a server: line by line

remote-plain-tables = Scrie numărul unei mese sau codul ei. n deschide o masă nouă (n two,target=51 cu aceste reguli), q încheie.
remote-ask-table = Masa:
remote-ask-room = La masă (? pentru ajutor):
remote-ask-again = După partidă (? pentru ajutor):
remote-not-understood = „{ $text }” nu înseamnă nimic aici; ? spune ce poți scrie.
remote-time-left = Timp rămas: { $seconds } s.
remote-connected = Conexiunea e din nou bună.
play-help-sit = sit E  stai la locul acela (S, E, N sau W), numai cu sit oriunde
play-help-room = s  cine unde stă și regulile pe scurt
play-help-bot = b E hard  un bot la locul acela, de nivelul acela; numai cu b la toate locurile libere
play-help-free = free E  scoți botul de la locul acela
play-help-begin = start  începi partida
play-help-another = again  ești de acord cu încă o partidă
play-help-t = t 3  spui ceva: una dintre replicile pe care le arată t
play-help-v = v  ce a promis serverul pentru împărțire
play-help-away = q  închei; locul rămâne al tău
play-help-give-up = leave  renunți la loc și închei

## A record told on the full screen

screen-replay-where = Cartea { $ply } din { $plays }
screen-replay-start = Înaintea primei cărți jucate
screen-replay-seed = Valoare inițială: { $seed }
screen-replay-copied = Poziția, copiată dacă terminalul tău permite:
screen-replay-no-position = Runda se împarte din nou, așa că nu are poziție.
screen-replay-key-step = pas
screen-replay-key-capture = luări
screen-replay-key-auto = automat
screen-replay-key-space = Spațiu
screen-replay-key-round = rundă
screen-replay-key-copy = copiază
screen-replay-help-step = ← →  o carte înapoi, o carte înainte
screen-replay-help-capture = ↑ ↓  la cartea dinainte care a luat ceva, la următoarea
screen-replay-help-ends = Home End  la începutul rundei, la sfârșitul ei
screen-replay-help-round = b n  la runda dinainte, la cea următoare
screen-replay-help-auto = { screen-replay-key-space }  pornești și oprești derularea automată
screen-replay-help-copy = y  copiezi poziția, ca o linie de text
screen-replay-help-q = q  { screen-key-leave }
screen-replay-help-count = c  punctele rundei
screen-replay-help-signs = ×7 +10  în listă: 7 cărți luate, 10 puncte pentru piști
screen-replay-help-mouse = Mouse: clic pe o carte din listă ca să ajungi acolo, pe cele de pe masă ca să le vezi pe toate și pe orice tastă din ultima linie.
screen-replay-more = { $records ->
    [one] Aici apare doar prima înregistrare; pe altele le alegi cu --game și --round.
    [few] Aici apar doar primele { $records } înregistrări; pe altele le alegi cu --game și --round.
   *[other] Aici apar doar primele { $records } de înregistrări; pe altele le alegi cu --game și --round.
}
screen-replay-reading = Se citesc înregistrările …

## A record told (pisti replay); its plays are told in the sentences of the game

replay-round = Partida { $game }, runda { $round }
replay-event = Eveniment: { $event }
replay-date = Data: { $date }
replay-rules = Regulile mesei: { $rules }
replay-seat = { seat-name }: { $player }
replay-tag = { $name }: { $value }
replay-dealer = Împarte: { $player }
replay-cut-jack = { $lifted ->
    [one] Tăierea pachetului: o carte ridicată, iese un valet
    [few] Tăierea pachetului: { $lifted } cărți ridicate, iese un valet
   *[other] Tăierea pachetului: { $lifted } de cărți ridicate, iese un valet
}
replay-cut = { $lifted ->
    [one] Tăierea pachetului: o carte ridicată
    [few] Tăierea pachetului: { $lifted } cărți ridicate
   *[other] Tăierea pachetului: { $lifted } de cărți ridicate
}
replay-redeal = Runda trebuie împărțită din nou.
replay-numbered = { $number }. { $text }
replay-comment = Comentariu: { $text }
replay-set-aside = { $count ->
    [one] La ele se adaugă și cartea din mijloc pusă deoparte: { $cards }.
    [few] La ele se adaugă și cele { $count } cărți din mijloc puse deoparte: { $cards }.
   *[other] La ele se adaugă și cele { $count } de cărți din mijloc puse deoparte: { $cards }.
}
replay-unfinished = { $plays ->
    [0] Înregistrarea se oprește înaintea primei cărți jucate; runda nu e terminată.
    [one] Înregistrarea se oprește după o carte jucată; runda nu e terminată.
    [few] Înregistrarea se oprește după { $plays } cărți jucate; runda nu e terminată.
   *[other] Înregistrarea se oprește după { $plays } de cărți jucate; runda nu e terminată.
}
replay-after = { $plays ->
    [0] Înaintea primei cărți jucate:
    [one] După o carte jucată:
    [few] După { $plays } cărți jucate:
   *[other] După { $plays } de cărți jucate:
}
replay-pile = { $count ->
    [0] Pe masă nu e nicio carte.
    [one] Pe masă e o singură carte: { $cards }.
    [few] Pe masă sunt { $count } cărți, de sus în jos: { $cards }.
   *[other] Pe masă sunt { $count } de cărți, de sus în jos: { $cards }.
}
replay-hand = { $count ->
    [0] { $player } nu are nicio carte în mână.
    [one] { $player } are o carte în mână: { $cards }.
    [few] { $player } are { $count } cărți în mână: { $cards }.
   *[other] { $player } are { $count } de cărți în mână: { $cards }.
}
replay-won = { $count ->
    [0] Cărți luate de { $side }: niciuna.
    [one] Cărți luate de { $side }: una.
   *[other] Cărți luate de { $side }: { $count }.
}
replay-to-play = Urmează: { $player }
replay-total = Total în partidă: { $points }

## A check of records (pisti check)

check-good = { $file }: în regulă, { $records ->
    [one] o înregistrare
    [few] { $records } înregistrări
   *[other] { $records } de înregistrări
}, { $games ->
    [one] o partidă
    [few] { $games } partide
   *[other] { $games } de partide
}
check-empty = { $file }: în regulă, 0 înregistrări (fișierul e gol)
check-progress = { $file }: { $percent }{"\u00A0"}%

## The database of a server (pisti db)

db-migrated = { $file }: adusă de la versiunea { $before } la versiunea { $after }.
db-newest = { $file }: este de cea mai nouă versiune, { $after }.
persons-line = { $person }: { $name } (scor: { $rating }, jocuri: { $games })
persons-banned = interzis: { $reason }
persons-report = { $report }: { $at }, { $person }, { $kind }: { $text }
persons-nothing = Nu e nimeni și nimic de arătat.
persons-done = Gata.
db-good = { $file }: în regulă (mese: { $tables }, partide încheiate: { $games })
db-bad = { $file }: nu e în regulă (greșeli: { $faults }, mese: { $tables }, partide încheiate: { $games })
db-exported = { $file }: scris (partide încheiate: { $games })
db-copied = { $file }: scris (mese: { $tables }, partide încheiate: { $games }, rânduri: { $rows })

## A server (pisti serve)

serve-open = Piști e deschis. Prietenii vin aici:
serve-kept = Se păstrează în: { $file }
serve-stop = Ctrl-C oprește serverul; cine joacă regăsește masa așa cum era.
serve-stopped = Serverul s-a oprit. Nu s-a pierdut nimic.
serve-no-page = Pagina pentru browser nu a fost construită: browserul arată cum se joacă într-un terminal.
serve-runs = Aici rulează deja un server Piști: { $address }
serve-other-port = Altceva folosește portul { $port }; de data aceasta este { $other }.
serve-open-yourself = Nu există ecran pe care să se deschidă pagina; pe acest calculator adresa ei este: { $address }
page-game = Piști este un joc turcesc de cărți, cu luat cărți de pe masă: patru jucători, două echipe, câștigă cine ajunge primul la 151.
page-server = Acest server ține mese pentru prieteni. Joacă la el dintr-un terminal:
page-table = Te așteaptă o masă aici. Așază-te la ea dintr-un terminal:

## The page of how a server is (/status)

status-title = Starea serverului
status-good = Totul e în regulă: tot ce se joacă se păstrează.
status-bad = Baza de date nu răspunde: nu se poate juca până nu revine.
status-stops = Serverul e pe cale să se oprească și va reveni.
status-version = Versiunea
status-since = Rulează din
status-tables = Mese cu jucători
status-persons = Jucători conectați
status-workers = Procese ale serverului
status-outage = Ultima întrerupere
status-no-outage = niciuna
status-unknown = necunoscut

## Whether rounds were dealt fairly (pisti verify)

verify-round = Runda { $round }: împărțită cum spun semințele. Angajamentul serverului: { $hex }
verify-dealer = Primul care împarte: ales cum spun semințele. Angajamentul serverului: { $hex }
verify-good = Totul este cum spun semințele. Compară angajamentele cu cele pe care le-ai văzut înaintea rundelor.
verify-receipt = Totul este cum spun semințele, iar angajamentul pe care l-ai văzut se află printre ele.

## A simulation (pisti simulate)

simulate-head = { $rounds ->
    [one] O rundă
    [few] { NUMBER($rounds) } runde
   *[other] { NUMBER($rounds) } de runde
}, reguli { $rules }, valoare inițială { $seed }. Echipa 1 e cea din dreapta celui care împarte.
simulate-side = Echipa { $side } ({ $policies }): { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) } ± { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } puncte pe rundă
simulate-together = Toate la un loc: { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) } ± { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } puncte pe rundă
simulate-pistis = Piști: { NUMBER($value, minimumFractionDigits: 5, maximumFractionDigits: 5) } ± { NUMBER($error, minimumFractionDigits: 5, maximumFractionDigits: 5) } pe rundă
simulate-doubles = Dintre ele, duble: { NUMBER($value, minimumFractionDigits: 5, maximumFractionDigits: 5) } ± { NUMBER($error, minimumFractionDigits: 5, maximumFractionDigits: 5) } pe rundă
simulate-ties = Egalitate la cele mai multe cărți: în { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) } din 100 de runde
simulate-margin = Avansul echipei 1 față de cea mai bună dintre celelalte: { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) } ± { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } puncte pe rundă
simulate-histogram = Câte runde din 100, după avansul în puncte al echipei 1:
simulate-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-compiled = Runde pe secundă: { NUMBER($speed, maximumFractionDigits: 0) }, cu compilare
simulate-interpreted = Runde pe secundă: { NUMBER($speed, maximumFractionDigits: 0) }, fără compilare; pentru ea trebuie numba (pachetul opțional „fast”)
simulate-progress = { $percent }{"\u00A0"}%

## The analysis of plays (pisti analyse); after a result, a cost or a luck stands its figure

analysis-title = Piști: cărțile jucate într-o partidă
analysis-head = Lumi pentru fiecare carte: { NUMBER($worlds) }; valoarea inițială: { $seed }. Fiecare carte jucată e privită după ce știa jucătorul atunci; de acolo toate locurile joacă la fel ca strong. Valorile sunt punctele cu care o echipă e înainte la sfârșitul rundei, ± eroarea standard.
analysis-interpreted = Nimic nu e compilat, de aceea lumile sunt puține: pentru compilare trebuie numba (pachetul opțional „fast”).
analysis-game = Partida { $game }
analysis-round = Runda { $round }
analysis-side = { $side }: rezultat { NUMBER($result, maximumFractionDigits: 1) }, noroc { $luck }, costul cărților jucate { $cost }
analysis-side-unfinished = { $side }: costul cărților jucate { $cost }
analysis-seat = { $player }: cost { $cost }, cărți jucate: { $plays }
analysis-costliest = Cele mai scumpe cărți jucate
analysis-no-cost = Nicio carte jucată n-a costat ceva cu siguranță
analysis-play = Runda { $round }, cartea { $play }: { $player }, { $card }, cost { $cost }. { $why }
analysis-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
analysis-chart = Avansul în puncte care se poate aștepta după fiecare carte: { $side }
analysis-column-number = Număr
analysis-column-player = Jucător
analysis-column-card = Carte
analysis-column-cost = Cost
analysis-column-cards = Cât valora fiecare carte
analysis-column-why = De ce
analysis-progress = Partida { $game }: { $percent } %

## The analysis: what there is to say of a play; $card is a card in short form

analysis-why-only = Nu era altă carte.
analysis-why-pisti-made = S-a făcut piști. Puncte: { $points }.
analysis-why-captured = S-au luat cărțile de pe masă. Puncte, cu tot cu cartea jucată: { $points }.
analysis-why-jack-kept = Valetul s-a păstrat pentru mai târziu. Puncte rămase pe masă: { $points }.
analysis-why-safe = O carte sigură: toate celelalte de aceeași valoare s-au văzut.
analysis-why-few-left = Cea mai bună carte de pus jos. Cărți nevăzute de aceeași valoare: { $unseen }.
analysis-why-equal = La fel de bună: { $card }.
analysis-why-pisti-let-go = S-a ratat un piști, pe care îl face: { $card }. Puncte: { $points }.
analysis-why-pile-let-go = S-au lăsat cărțile de pe masă, pe care le ia: { $card }. Puncte pe masă: { $points }.
analysis-why-jack-burnt = Un valet cheltuit prea devreme. Mai bine: { $card }. Puncte pe masă: { $points }.
analysis-why-jack-laid = Un valet pus pe masa goală. Mai bine: { $card }.
analysis-why-rank-given = O valoare pe care o pot avea alții. Cărți nevăzute de valoarea ei: { $unseen }; de valoarea cărții { $card }: { $fewer }.
analysis-why-points-left = Puncte lăsate următorului jucător: { $points }. Mai bine: { $card }.
analysis-why-weaker = Mai bine: { $card }.

## The training of the network; the line has only figures

cli-train-head = Valoare inițială { $seed }. Pe coloane: milioane de cărți jucate, secunde, avansul în puncte pe rundă față de mediu și față de dificil, cu erorile standard.
cli-train-line = { NUMBER($millions, minimumFractionDigits: 1, maximumFractionDigits: 1) } · { NUMBER($seconds, minimumFractionDigits: 0, maximumFractionDigits: 0) } · { NUMBER($medium, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($medium_error, minimumFractionDigits: 2, maximumFractionDigits: 2) } · { NUMBER($hard, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($hard_error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-train-written = { $file }: scris

## The page: what search engines and links show

web-shell-title = Piști: jocul turcesc de cărți, cu prieteni sau împotriva boților
web-shell-title-table = O masă de Piști
web-shell-title-rules = Regulile jocului Piști
web-shell-title-me = Pagina ta
web-shell-title-person = Un jucător de Piști
web-shell-title-leaderboard = Clasamentul la Piști
web-shell-about-table = Te așteaptă o masă aici. Deschide linkul și așază-te: nu trebuie să-ți faci cont.
web-shell-about-rules = Cum se joacă Piști: cum se iau cărțile, cum se face un piști, cum se numără și cum se ajunge la 151.
web-shell-about-me = Numele tău, ratingul, ultimele partide și ce se păstrează despre tine. Nimeni nu are nevoie de asta ca să joace.
web-shell-about-person = Ratingul unui jucător și partidele sale la mese deschise.
web-shell-about-leaderboard = Cine joacă cel mai bine Piști aici, după partidele cu clasament de doi contra doi.
web-shell-picture = Cărți în evantai pe postav verde și cuvântul Piști.
web-shell-rules = Regulile jocului Piști
web-shell-no-script = Această pagină are nevoie de JavaScript. Într-un terminal se joacă fără el:

## The page: start, room and settings

web-footer = Fără reclame, fără cont, nimic de pe alte site-uri.
web-play-what = Pe loc, împotriva boților
web-making = Se pregătește masa …
web-friends = Joacă cu prietenii
web-friends-what = Primești o masă și un link. Cine deschide linkul își alege locul.
web-forget = Uită masa { $code }
web-open-tables = Mese deschise
web-list-loading = Se caută mese deschise …
web-list-away = Serverul nu răspunde acum. Lista revine de la sine.
web-sit-down = Așază-te
web-watch = Privește
web-length-round = o rundă
web-kind-standard = Doi contra doi; partenerul stă în fața ta
web-kind-two = Unul contra unul
web-kind-solo = Patru jucători, fiecare pe cont propriu
web-kind-three = Trei jucători, fiecare pe cont propriu
web-settings-look = Aspect
web-settings-play = Joc
web-settings-sound = Sunet și vibrații
web-setting-theme = Culori
web-theme-system = ca sistemul
web-theme-light = deschise
web-theme-dark = închise
web-theme-contrast = contrast mare
web-setting-badges = Puncte pe cărți
web-setting-badges-hint = Doiul de treflă și zecele de caro arată cât valorează.
web-setting-left-hand = Mâna stângă
web-setting-left-hand-hint = Butoanele stau la îndemâna degetului mare stâng.
web-setting-text-view = Masa și în cuvinte
web-setting-text-view-hint = Sub masă stă tot ce arată ea, ca text simplu.
web-setting-keys = Taste pentru cărți și ferestre
web-setting-keys-hint = 1–4 joacă o carte, literele deschid ferestre.
web-setting-cut-hint = Altfel pachetul se taie în locul tău.
web-setting-confirm-hint = Prima atingere alege, a doua joacă.
web-setting-volume = Volum
web-setting-volume-is = { $volume } din 10
web-setting-volume-none = fără sunet
web-setting-vibration = Vibrează când e rândul tău
web-setting-vibration-hint = Dacă dispozitivul poate.
web-invite = Cheamă-i pe alții
web-link = Linkul acestei mese
web-copy = Copiază
web-copied = Copiat
web-copy-by-hand = Browserul nu ne lasă să copiem: linkul e selectat, copiază-l tu.
web-share = Trimite
web-share-text = Te așteaptă o masă de piști:
web-qr = Linkul ca imagine: îl deschide camera unui telefon
web-link-local = Linkul acesta merge doar pe acest calculator. Pentru alții, deschide pagina la adresa afișată de server.
web-sit-here = Stai aici
web-at-seat = Schimbă
web-make-partner = Fă-l partenerul tău
web-muted = nu poate vorbi
web-who-begins = Cine împarte primul se trage la sorți.
web-who-begins-again = În partida următoare împarte primul cine a stat în dreapta primului împărțitor din aceasta.
web-seats = Cine unde stă
web-chat-row = Chat
web-chat-line = Jucătorii își pot scrie.
web-no-chat-line = Sunt doar replici gata făcute.
web-try-again = Încearcă din nou
web-no-answer = Serverul nu răspunde. Verifică-ți conexiunea și încearcă din nou.
web-waiting-for = Încă nu e de acord: { $list }
web-not-again = Totuși nu mai joc
web-no-clock-line = Nu e limită de timp.
web-rules-all = Toate regulile

## The page: the rules

play-example-won = { $count ->
    [one] { $side }: o carte, { $cards }.
    [few] { $side }: { $count } cărți, printre ele { $cards }.
   *[other] { $side }: { $count } de cărți, printre ele { $cards }.
}
web-rules-contents = Cuprins
web-rules-clauses = Puncte din regulament
web-rules-numbers = Numerele mici arată ce puncte din regulamentul complet sunt explicate în fiecare paragraf.
web-rules-not-loaded = Regulile nu s-au putut încărca.
web-position-you-play = Joci
web-position-others = { $count ->
    [one] încă o carte
    [few] încă { $count } cărți
   *[other] încă { $count } de cărți
}

## The page: score and trust

web-count-skip = Arată tot
web-score-chart = Scorurile rundă cu rundă, ca linii. Acum: { $list }. Se joacă până la { $target }.
web-record-save = Salvează înregistrarea
web-record-saved = Salvat: { $file }
web-record-not-reached = Serverul nu răspunde. Încearcă din nou peste câteva clipe.
web-story-margin = { $points ->
    [one] Diferența: un punct.
    [few] Diferența: { $points } puncte.
   *[other] Diferența: { $points } de puncte.
}
web-story-led = A condus tot timpul: în frunte după fiecare rundă.
web-story-last = Abia ultima rundă a hotărât partida.
web-story-from = Conducerea a fost luată definitiv în runda { $round }.
web-story-swing = { $points ->
    [one] Cel mai mare avans câștigat într-o rundă: un punct, în runda { $round }.
    [few] Cel mai mare avans câștigat într-o rundă: { $points } puncte, în runda { $round }.
   *[other] Cel mai mare avans câștigat într-o rundă: { $points } de puncte, în runda { $round }.
}
web-story-best = { $count ->
    [one] Cele mai multe cărți deodată: { $player }, o carte în runda { $round }.
    [few] Cele mai multe cărți deodată: { $player }, { $count } cărți în runda { $round }.
   *[other] Cele mai multe cărți deodată: { $player }, { $count } de cărți în runda { $round }.
}
web-story-best-you = { $count ->
    [one] Tu ai luat cele mai multe cărți deodată: o carte în runda { $round }.
    [few] Tu ai luat cele mai multe cărți deodată: { $count } cărți în runda { $round }.
   *[other] Tu ai luat cele mai multe cărți deodată: { $count } de cărți în runda { $round }.
}
web-story-pisti-points = Puncte din piști: { $list }.
web-another-table = Altă masă
web-broken-what = Fie serverul nu împarte cinstit, fie are o defecțiune. Nimic nu e pierdut: ce a promis rămâne aici, iar la sfârșitul partidei poți salva înregistrarea.
web-trust-what = Înaintea fiecărei runde serverul arată suma de control a valorii lui inițiale: un sigiliu care îl leagă. Abia apoi browserul acesta și ale celorlalți adaugă valori inițiale proprii, iar toate împreună fac pachetul. După rundă toate valorile sunt spuse și verificate. Suma de control pe care o păstrezi e dovada ta.
web-trust-checks = Ce verifică browserul acesta
web-trust-checks-seed = Valoarea inițială pe care o spune serverul se potrivește cu suma de control publicată înainte.
web-trust-checks-shares = Valoarea inițială a fiecărui jucător se potrivește cu ce s-a promis înainte de a fi spusă vreuna.
web-trust-checks-cards = Fiecare carte pe care o vezi e cea promisă pentru locul ei din pachet.
web-trust-checks-pack = Pachetul, tăierea și primul care împarte sunt cele care rezultă din toate valorile inițiale.
web-trust-proves = Ce dovedește asta
web-trust-proves-server = Serverul n-a putut alege cărțile: era legat de valoarea lui înainte s-o știe pe a ta.
web-trust-proves-players = Nici vreun jucător n-a putut să le aleagă, nici toți împreună.
web-trust-proves-cards = Nicio carte n-a fost schimbată după ce s-a văzut prima: toate au fost promise odată cu pachetul.
web-trust-not = Ce nu dovedește
web-trust-not-secret = Serverul știe cărțile cât timp joci. Că nu le spune nimănui e o chestiune de încredere, sau îți faci propriul server.
web-trust-not-partners = Partenerii pot vorbi în continuare între ei pe alte căi.
web-trust-not-when = Înregistrarea singură nu spune când a fost publicată o sumă de control. Cea pe care ai păstrat-o o spune.
web-trust-elsewhere = Verifică în altă parte
web-trust-elsewhere-how = La sfârșitul partidei salvează înregistrarea. Pe orice calculator cu Piști, comanda aceasta verifică din nou toate rundele:
web-trust-copy = Copiază
web-trust-copied = Copiat
web-title-keys = Atingere, mouse și taste
web-keys-off = Tastele sunt oprite în setări.
web-touch-play = Atinge o carte ca s-o joci sau trage-o peste cele de pe masă.
web-touch-pile = Atinge cărțile de pe masă ca să le vezi pe toate.
web-touch-cut = Atinge pachetul oriunde când tai.
web-touch-captures = Atinge cărțile luate de o echipă ca să vezi ultimele luate.
web-trust-older = Rundele dinainte

## The page: the table

web-menu = Meniu
web-hand = Cărțile din mâna ta
web-to-play = e la rând
web-to-cut = taie
web-you-cut = Tu tai
web-bot-plays-you = Acum joacă un bot pentru tine.
web-play-again-myself = Joc din nou eu
web-next-card = Se joacă la rândul tău: { $card }. Alege-o încă o dată ca să renunți.
web-next-none = Nu mai e aleasă nicio carte pentru rândul tău.
web-next-mark = urmează
web-hint = sfat
web-hint-ask = Cere un sfat
web-hint-card = Un bot ar juca: { $card }.
web-cut-how = Atinge pachetul unde vrei să-l tai.
web-cut-where = Unde se taie: cărțile ridicate
web-cut-here = Taie aici
web-cut-waits = Pachetul se taie …
web-own-words = Cu cuvintele tale
web-hush = Pe cine nu vrei să auzi
web-try-now = Încearcă acum
web-play-under-way = Cartea ta e pe drum: serverul nu a răspuns încă …
web-time-up-plays = Timpul a expirat: un bot joacă { $card } pentru { $player }.
web-time-up-plays-you = Timpul a expirat: un bot joacă { $card } pentru tine.
web-log-from-round = De la începutul acestei runde.
web-pistis-waiting = Puncte din piști în această rundă, adăugate la numărare: { $points }
web-to-result = Rezultatul

## The page: a game that is over, a full table, what cannot be typed or kept

web-rule-range = „{ $rule }”: e nevoie de un număr de la { $low } la { $high }.
web-result = Rezultatul partidei
web-games-over = Partide terminate
web-table-full = Masa e plină. Poți privi.
web-table-playing = Se joacă o partidă. Poți privi.
web-seat-not-kept = Acest browser nu păstrează nimic aici: dacă închizi sau reîncarci pagina, nu te mai poți întoarce la locul tău.
web-code-empty = Introdu un cod.

## The page: a seat that is left, what changes at a table

web-forget-question = Uiți locul tău de la masa { $code }? Atunci nu te mai poți întoarce la el.
web-forget-do = Uită
web-forget-not = Păstrează
web-leave-later = Locul rămâne al tău; până te întorci poate juca un bot pentru tine.
web-leave-later-alone = Locul rămâne al tău, iar partida te așteaptă.
web-leave-for-good = Un bot îți ia locul: părăsești partida definitiv.
web-leave-later-room = Cât timp mai e cineva acolo, locul ți se păstrează un minut.
web-leave-later-room-alone = Masa te așteaptă zece minute.
web-leave-free = Atunci locul e liber pentru alții.
web-new-here = nou-venit
web-bot-plays-in = un bot joacă în { $seconds } s
web-cut-for = Timpul a trecut: pachetul s-a tăiat pentru { $player }.
web-cut-for-you = Timpul a trecut: pachetul s-a tăiat pentru tine.
web-kind-own = Ca „{ $preset }”, dar:
web-lost-you = Ai pierdut partida.
web-lost-yours = Echipa ta a pierdut partida.

## The page: persons, rated tables, reports

web-me-what = Nimeni nu are nevoie de această pagină ca să joace. Serverul recunoaște dispozitivul după un cookie; aici vezi ce ai jucat.
web-me-nobody = Încă nu se păstrează nimic despre tine. După prima partidă, sau cu un nume, se va păstra.
web-me-name-kept = Numele tău este păstrat.
web-me-public = Cum te văd ceilalți
web-loading = Se încarcă …
web-person-since = Aici din { $date }
web-rating = Rating
web-rating-none = Încă nicio partidă cu clasament: toți încep de aici.
web-rating-provisional = Provizoriu: serverul încă nu știe cât de bun este jocul. Se mai poate schimba cu circa { $points }.
web-rating-settled = Deja bine cunoscut: se mai poate schimba cu circa { $points }.
web-totals = Toate partidele
web-totals-games = Partide
web-totals-won = Câștigate
web-totals-persons = Între oameni
web-totals-rated = Dintre ele, cu clasament
web-totals-bots = Cu boți
web-totals-points = Puncte, echipa proprie și cea mai bună adversă
web-totals-left = Partide cu clasament pierdute prin plecare
web-games-last = Ultimele partide
web-games-none = Încă nicio partidă.
web-games-open-only = Partidele de la mese private nu se arată.
web-games-more = Partide mai vechi
web-game-won = Câștigată
web-game-lost = Pierdută
web-game-bots = cu boți
web-game-left = pierdută prin plecare
web-rated-mark = cu clasament
web-device = Alt dispozitiv
web-device-what = Un link al tău face și alt dispozitiv să fie al tău: același nume, aceleași partide, același rating. Cine are linkul poate deveni tu, așa că păstrează-l ca pe o cheie.
web-device-count = Dispozitivele tale: { $count }
web-device-make = Fă un link
web-device-anew = Fă un link nou
web-device-there = Există un link arătat mai demult. Poate fi retras; și unul nou îl face fără valoare.
web-device-shown = Deschide-l pe celălalt dispozitiv. Se arată numai acum.
web-device-link = Linkul tău
web-device-drop = Retrage linkul
web-device-dropped = Linkul nu mai are valoare.
web-kept = Ce se păstrează despre tine
web-kept-what = Numele, ratingul, rezultatele, înregistrările partidelor la care ai stat, sesizările făcute și câte dispozitive ai. Niciun e-mail, nicio adresă, nicio parolă.
web-kept-export = Salvează totul ca fișier
web-delete = Șterge totul
web-delete-question = Ștergi tot ce se păstrează despre tine?
web-delete-goes = Numele, ratingul, rezultatele, sesizările tale și cele despre tine dispar, pentru toate dispozitivele tale.
web-delete-link = Linkul tău nu mai are valoare.
web-delete-seats = Pleci de pe toate locurile; o partidă cu clasament în curs este pierdută.
web-delete-stays = Înregistrările rămân pentru cei care au jucat cu tine; numele tău de acolo devine „?”.
web-delete-for-good = Nimeni nu le poate aduce înapoi.
web-delete-not = Păstrează totul
web-deleting = Se șterge … Cu foarte multe partide durează puțin.
web-deleted = Totul este șters. Pentru acest server ești nou.
web-to-start = La prima pagină
web-claim-title = Un link către pagina cuiva
web-claim-what = Dacă linkul este al tău, și acest dispozitiv devine al tău: același nume, aceleași partide, același rating. Dacă ți l-a trimis altcineva, lasă-l.
web-claim-do = Eu sunt: folosește și acest dispozitiv
web-claim-merge = Acest dispozitiv are partide proprii. Să devină amândouă una? Toate rezultatele se adună, iar ratingul rămâne al celui cu mai multe partide cu clasament.
web-claim-merge-do = Unește-le
web-claim-not = Lasă cum este
web-claim-done = Și acest dispozitiv este acum al tău.
web-leaderboard = Clasament
web-leaderboard-what = Partide cu clasament necesare ca să apari aici: { $games }.
web-leaderboard-none = Încă nimeni nu a jucat destule partide cu clasament.
web-leaderboard-place = Loc
web-leaderboard-player = Jucător
web-page-before = Pagina dinainte
web-page-next = Pagina următoare
web-rated-row = Cu clasament
web-rated-line = Masa este cu clasament: partida schimbă ratingul tuturor celor patru. Nu sunt sfaturi, iar cine pleacă a pierdut.
web-rated-leave = Atunci pierzi această partidă cu clasament, și partenerul tău odată cu tine.
web-rated-later = Între timp poate juca un bot pentru tine. Dacă nu te-ai întors când se termină, pierzi această partidă cu clasament, și partenerul tău odată cu tine.
web-rated-closed = Se joacă o partidă cu clasament: nimeni nu ia locul altuia. Poți privi.
web-rated-waits = Se calculează ratingul …
web-rated-changed = Ratingul tău: { $before } → { $after }
web-rated-unchanged = Această partidă nu schimbă niciun rating.
web-rated-slow = Ratingul durează mai mult ca de obicei. Pagina ta îl arată mai târziu.
web-more-at-seat = Altele
web-report = Sesizează
web-report-somebody = Sesizează pe cineva
web-report-what = O citește cine ține acest server și nimeni altcineva.
web-report-who = Cine
web-report-why = De ce
web-report-reason-name = Numele
web-report-reason-words = Insulte
web-report-reason-leaving = Pleacă din partide
web-report-reason-stalling = Trage de timp
web-report-reason-signals = Semne partenerului
web-report-reason-other = Altceva
web-report-text = Ce s-a întâmplat (poate rămâne gol)
web-report-send = Trimite
web-report-thanks = Mulțumim. O va citi cine ține acest server.
web-game-pistis = Piști: { $count }

## Mistakes: cards, seats and house rules

error-unknown-card = Nu există cartea „{ $text }”: scrie valoarea și culoarea, de exemplu Td sau 10♦.
error-unknown-seat = Nu există locul „{ $text }”: locurile sunt S, E, N și W.
error-empty-seat = După regulile „{ $rules }”, pe locul { seat-name } nu stă nimeni.
error-rules-unknown-preset = Nu există un set de reguli numit „{ $field }”; există: { $known }.
error-rules-preset-not-first = „{ $field }” este un set de reguli: poate sta doar primul, și doar unul.
error-rules-unknown-field = „{ $field }” nu e o regulă a mesei cu valoarea ei; scrie nume=valoare, cu unul dintre numele { $known }.
error-rules-field-twice = Regula mesei { $field } e dată de două ori.
error-rules-bad-value = Regula mesei { $field } nu poate fi „{ $value }”; poate fi: { $wanted }.
error-rules-partners-need-four = Pentru parteneri e nevoie de patru locuri, nu de { $seats } ({ $field }=yes).
error-rules-not-with-open-centre = Regula mesei { $field }={ $value } nu are rost când cărțile din mijloc stau toate cu fața în sus.
error-rules-nothing-scores = După aceste reguli nimic nu aduce puncte: dă puncte pentru { $field } sau pentru altceva.

## Mistakes: the pack and the round

error-deck-wrong-size = Un pachet are 52 de cărți, nu { $size }.
error-deck-card-twice = Cartea { $card } e de două ori în pachet.
error-deck-jack-at-bottom = Cartea de sub pachet e un valet, { $card }; tăierea s-ar fi repetat.
error-cut-out-of-range = La tăiere se ridică între 1 și 51 de cărți, nu { $lifted }.
error-card-not-in-hand = { seat-name } nu are { $card } în mână; are: { $hand }.
error-round-over = Runda s-a terminat: { $card } nu se mai poate juca.
error-round-redealt = Runda trebuie împărțită din nou: { $card } nu se poate juca.
error-round-not-over = Runda nu s-a terminat; cărți jucate: { $ply } din 48.
error-game-round-goes-on = Runda e încă în curs; cărți jucate: { $ply } din 48.
error-game-over = Partida s-a terminat; a câștigat: { $winner }.

## Mistakes: unknown cards

error-unknown-wrong-size = Un pachet are loc pentru 52 de cărți, nu pentru { $size }.
error-unknown-card-twice = Cartea { $card } e cunoscută în două locuri.
error-unknown-turned-up = O carte din mijloc cu fața în sus nu poate fi necunoscută.
error-unknown-exposed = Cartea de sub pachet e cu fața în sus, deci nu poate fi necunoscută.
error-unknown-not-in-hand = Cartea { $card } nu putea fi jucată: nu e în mâna din care s-a jucat.
error-unknown-only-jacks-at-bottom = Cartea de sub pachet n-ar putea fi decât un valet, iar tăierea s-ar fi repetat.

## Mistakes: records; whoever tells one puts file, line and column in front. $part is a tag, plays or comments

error-record-not-utf8 = Octetul { $byte } de aici nu e UTF-8.
error-record-bad-character = { KEY($character) ->
    [U000D] Caracterul { $character } nu poate sta într-o înregistrare (sfârșit de linie din Windows? Liniile trebuie încheiate doar cu U+000A).
    [UFEFF] Caracterul { $character } nu poate sta într-o înregistrare (marcajul ordinii octeților, pe care unele editoare îl pun la începutul fișierului).
   *[other] Caracterul { $character } nu poate sta într-o înregistrare.
}
error-record-no-newline = Ultima linie trebuie încheiată cu un caracter de linie nouă.
error-record-line-too-long = { $limit ->
    [one] O linie poate avea cel mult un octet.
    [few] O linie poate avea cel mult { $limit } octeți.
   *[other] O linie poate avea cel mult { $limit } de octeți.
}
error-record-too-long = { $limit ->
    [one] O înregistrare poate avea cel mult un octet.
    [few] O înregistrare poate avea cel mult { $limit } octeți.
   *[other] O înregistrare poate avea cel mult { $limit } de octeți.
}
error-record-tag-expected = Se aștepta eticheta { $expected }, s-a găsit „{ $found }”.
error-record-tag-twice = Eticheta { $part } există deja.
error-record-bad-tag-name = O etichetă în plus nu se poate numi „{ $part }”: numele are doar litere și cifre, începe cu majusculă și nu e unul al notației.
error-record-empty-line-expected = După etichete se aștepta o linie goală, s-a găsit „{ $found }”.
error-record-other-notation = Notația trebuie să fie versiunea { $expected }, nu „{ $found }”.
error-record-bad-value = { $part ->
    [Date] { $part } nu poate fi „{ $found }”; se aștepta: YYYY-MM-DD sau ? dacă data nu se știe.
    [Deck] { $part } nu poate conține „{ $found }”; se aștepta: o carte (2c 2d 2h … As) sau ?? pentru una necunoscută.
   *[other] { $part } nu poate fi „{ $found }”; se aștepta: { $expected }.
}
error-record-bad-play = Se aștepta o carte cu semnul ei, de exemplu 7h, 7hx, 7h# sau Jh##; s-a găsit „{ $found }”.
error-record-bad-comment = Se aștepta un comentariu între acolade, fără acolade înăuntru și fără spațiu la capete; s-a găsit „{ $found }”.
error-record-cut-repeated = { $lifted ->
    [one] După aceste reguli se taie o singură dată: tăierea de o carte nu putea fi repetată.
    [few] După aceste reguli se taie o singură dată: tăierea de { $lifted } cărți nu putea fi repetată.
   *[other] După aceste reguli se taie o singură dată: tăierea de { $lifted } de cărți nu putea fi repetată.
}
error-record-cut-shows-no-jack = { $lifted ->
    [one] La tăierea de o carte iese { $card }, nu un valet: nu s-ar fi repetat.
    [few] La tăierea de { $lifted } cărți iese { $card }, nu un valet: nu s-ar fi repetat.
   *[other] La tăierea de { $lifted } de cărți iese { $card }, nu un valet: nu s-ar fi repetat.
}
error-record-wrong-score = După cărțile jucate, scorul trebuie să fie „{ $expected }”, nu „{ $found }” (* neterminată, - împărțită din nou).
error-record-wrong-mark = După reguli, aici trebuie scris { $expected }, nu { $found }.
error-record-wrong-line = Se aștepta linia „{ $expected }”, s-a găsit „{ $found }”.
error-record-end-expected = Înregistrarea se termină înaintea acestei linii; s-a găsit „{ $found }”.
error-record-total-below-score = Totalul { $found } e mai mic decât scorul rundei, { $score }.
error-record-total-before-first-round = Înainte de runda 1 nimeni nu are puncte: totalul trebuie să fie scorul rundei.
error-record-does-not-follow = Ca să continue înregistrarea dinainte, { $part } trebuie să fie „{ $expected }”, nu „{ $found }”.
error-record-after-unfinished = Runda dinainte a aceleiași partide e neterminată: nu poate urma nicio înregistrare a ei.
error-record-after-winner = Partida a fost câștigată înaintea acestei runde: nu mai poate urma nicio rundă.
error-record-one-expected = Se aștepta o singură înregistrare; aici începe a doua.
error-record-no-such-ply = Nu sunt atâtea cărți jucate; numărul lor e { $plays }.
error-record-none = Nu e nicio înregistrare.
error-record-not-from-start = Înregistrările încep cu runda { $found }; ca să continui o partidă, trebuie să înceapă cu runda 1.
error-record-unknown-cards = Ultimul pachet are cărți necunoscute: partida nu poate fi continuată.

## Mistakes: positions; $part is one of the parts of its line

error-position-wrong-parts = Părțile unei poziții, despărțite de câte un spațiu, sunt { $expected }, nu { $found }.
error-position-bad-part = { $part ->
    [hands] Partea „{ $part }” nu poate fi „{ $found }”; se așteptau: cărți, de exemplu 2cTdAs, cu ?? pentru una necunoscută, sau - dacă nu e niciuna.
    [set-aside] Partea „{ $part }” nu poate fi „{ $found }”; se așteptau: cărți, de exemplu 2cTdAs, cu ?? pentru una necunoscută, sau - dacă nu e niciuna.
    [stock] Partea „{ $part }” nu poate fi „{ $found }”; se așteptau: cărți, de exemplu 2cTdAs, cu ?? pentru una necunoscută, sau - dacă nu e niciuna.
    [won] Partea „{ $part }” nu poate fi „{ $found }”; se așteptau: cărți, de exemplu 2cTdAs, cu ?? pentru una necunoscută, sau - dacă nu e niciuna.
    [pile] Partea „{ $part }” nu poate fi „{ $found }”; se așteptau: cărți, de exemplu 2cTdAs, întâi cele cu fața în jos, între paranteze, de exemplu (2c??)TdAs, sau - dacă nu e niciuna.
    [last] Partea „{ $part }” nu poate fi „{ $found }”; se aștepta una dintre: { $expected }.
   *[other] Partea „{ $part }” nu poate fi „{ $found }”; se aștepta: { $expected }.
}
error-position-wrong-size = Numărul de cărți din partea „{ $part }” trebuie să fie { $expected }, nu { $found }.
error-position-card-twice = Cartea { $card } apare de două ori, a doua oară în partea „{ $part }”.
error-position-not-sorted = Cărțile din partea „{ $part }” trebuie să fie în ordine crescătoare, 2c 2d 2h 2s 3c … As, cele necunoscute la urmă.
error-position-unknown-face-up = O carte de pe masă cu fața în sus trebuie să fie cunoscută.
error-position-jack-at-bottom = Cartea de sub pachet e un valet, { $card }; tăierea s-ar fi repetat.
error-position-bad-centre = Cărțile din mijloc nu pot sta așa: un valet cu fața în sus e acoperit de cartea următoare.
error-position-redeal = Runda trebuie împărțită din nou: nu are poziție.

## Mistakes: the checkable deal

error-fair-seed-length = Lungimea unei semințe, în octeți, este { $expected }, nu { $found }.
error-fair-no-such-seat = La masa aceasta nu există locul { seat-name }.
error-fair-tap = O atingere este între 1 și 51, sau 0 dacă lipsește, nu { $tap }.
error-fair-not-checkable = Runda { $round } nu poate fi verificată: înregistrarea nu are eticheta { $tag }.
error-fair-bad-tag = Runda { $round }: eticheta { $tag } nu poate fi „{ $found }”.
error-fair-no-redeal = Runda { $round }: împărțirea { $dealing } dată de semințe putea fi jucată, deci nu se împarte din nou.
error-fair-other-seeds = Runda { $round }: împărțită din nou din alte semințe decât înainte.
error-fair-other-deck = Runda { $round } nu a fost împărțită cum spun semințele: cartea { $place } din pachet este alta.
error-fair-other-cut = Runda { $round } nu a fost tăiată cum spun semințele: din ele rezultă { $expected }.
error-fair-other-dealer = Primul care împarte nu a fost ales cum spun semințele: din ele rezultă { $expected }, nu { $found }.
error-fair-other-commitment = Niciun angajament al serverului din acest fișier nu este { $hex }.
error-fair-no-commitment = Un angajament are 64 de cifre hexazecimale, nu „{ $text }”.

## Mistakes: the table and its bots

error-table-seats-do-not-fit = Locurile { $seats } nu se potrivesc cu regulile „{ $rules }”.
error-table-bad-bots = Eticheta Bots nu poate fi „{ $found }”; scrie un loc și un nivel pentru fiecare bot, de exemplu E=medium.
error-table-not-seated = Nu joci la această masă.
error-table-already-started = Partida a început deja.
error-table-game-over = Partida s-a terminat.
error-table-no-cut-now = Acum nu se taie pachetul.
error-table-not-your-cut = Altcineva taie pachetul.
error-table-no-play-now = Acum nu se poate juca nicio carte.
error-table-not-your-turn = Nu e rândul tău.
error-table-stale-play = Cartea a venit prea târziu: jocul a mers mai departe.
error-table-no-count-now = Acum nu se numără puncte.
error-table-stale-ready = Asta era pentru runda { $round }; masa e la runda { $now }.
error-bot-nothing-to-play = Unui bot ({ $level }) i s-a cerut o carte când nu era rândul lui; cărți jucate: { $ply }.
error-unknown-level = Nu există nivelul „{ $text }”; există: { $known }.

## Mistakes: a table of a server

error-table-closed = Masa aceasta s-a închis.
error-table-not-owner = Numai cine a deschis masa poate face asta.
error-table-already-seated = Ești deja la masa aceasta: { seat-name }.
error-table-seat-taken = Acolo stă cineva: { seat-name }.
error-table-no-free-seat = Toate locurile sunt ocupate.
error-table-no-such-seat = La masa aceasta nu există locul { seat-name }.
error-table-seat-empty = Acolo nu stă nimeni de felul acesta: { seat-name }.
error-table-not-between-games = Asta se poate face numai înaintea unei partide.
error-table-seats-missing = Partida nu poate începe, locuri libere: { $seats }.
error-table-no-such-level = Nu există nivelul „{ $level }”; există: { $known }.
error-table-bad-text = Un nume sau un mesaj nu poate fi gol și nu poate avea caractere de control.
error-table-no-promise-now = Acum nu se așteaptă nicio promisiune pentru împărțire.
error-table-already-promised = Ai promis deja partea ta din împărțire.
error-table-no-share-now = Acum nu se așteaptă nicio parte din împărțire.
error-table-share-differs = Aceasta nu este partea promisă.
error-table-not-your-tap = Numai cine taie atinge pachetul.
error-table-no-chat = La masa aceasta nu se poate scrie.
error-table-muted = Acum nu poți vorbi la masa aceasta.
error-table-not-over = Partida nu s-a terminat.
error-table-not-here = Asta nu se poate face la masa aceasta.
error-table-round-goes-on = Cărțile sunt în mâini: te poți așeza când se termină runda.
error-table-rated-rules = La o masă cu clasament regulile sunt cele standard: patru jucători, până la 151 de puncte.
error-table-rated-clock = O masă cu clasament are nevoie de o limită de timp.
error-table-rated-chat = La o masă cu clasament nu se poate scrie.
error-table-rated-bot = La o masă cu clasament jocul nu începe cu boți.
error-table-rated-cookie = La o masă cu clasament fiecare jucător trebuie recunoscut după un cookie: deschide pagina serverului într-un browser care permite cookie-uri.
error-table-rated-twice = La o masă cu clasament nimeni nu are două locuri.
error-table-rated-game = Într-un joc cu clasament nimeni nu este dat afară și nimeni nu ia locul altuia.
error-table-rated-hint = La o masă cu clasament nu se dau sfaturi.
error-server-no-such-table = Aici nu există masa „{ $table }” sau s-a încheiat.
error-server-not-your-seat = Acest loc nu mai este al tău.
error-server-other-protocol = Aceasta este altă versiune a mesajelor, { $found }; serverul vorbește { $known }.
error-server-hello-first = Primul mesaj trebuie să fie un salut.
error-server-hello-again = Salutul a fost deja dat.
error-server-too-fast = Prea multe deodată: așteaptă puțin.
error-server-too-many-tables = Serverul are atâtea mese câte poate ține: { $most }.
error-server-too-many-here = La această masă privesc atâția câți se poate: { $most }.
error-server-not-stored = Serverul nu poate păstra nimic acum, așa că nu s-a făcut nimic. Încearcă din nou în curând.
error-server-no-hint-now = Un sfat se dă doar când e rândul tău.
error-server-no-such-game = Nu există un joc încheiat „{ $game }” pe care să ai voie să îl citești.
error-server-no-such-page = Aici nu este nimic.
error-server-bad-body = Nu este ce se aștepta ({ $reason }).
error-server-failed = Ceva nu a mers în server.
error-server-stops = Serverul se oprește și revine în curând.
error-person-no-cookie = Acest dispozitiv nu este cunoscut aici: deschide întâi pagina serverului, într-un browser care permite cookie-uri.
error-person-bad-name = Un nume nu poate fi gol, nu poate avea caractere de control, iar numărul de caractere este cel mult { $most }.
error-person-bad-page = „{ $text }” nu este un loc din listă.
error-person-no-such-person = Aici nu există nicio persoană „{ $person }”.
error-person-no-such-link = Acest link nu mai este valabil.
error-person-no-such-report = Nu există sesizarea { $report }.
error-person-merge-first = Acest dispozitiv are jocuri proprii: ele pot fi mutate la cealaltă persoană.
error-person-banned = Nu mai poți juca aici: { $reason }
error-person-not-at-table = Numai cine a stat la masă poate sesiza pe cineva de acolo.
error-person-nobody-there = Acolo nu stă nimeni care să poată fi sesizat: { seat-name }.
error-person-yourself = Nu te poți sesiza pe tine.
error-person-bad-text = O sesizare nu poate avea caractere de control.
error-person-not-owner = Numai proprietarul serverului poate face asta.
error-person-no-server = { $file } este folosit de un server care nu răspunde.
error-serve-no-port = { $text } nu este un port: un număr de la 0 la 65535.
error-serve-no-address = { $text } nu este o adresă, cum ar fi 127.0.0.1 sau ::1.
error-serve-port-in-use = Altceva folosește portul { $port }: alege altul cu --port.
error-serve-runs-already = La portul { $port } este deja un server Piști: deschide { $address } sau alege alt port cu --port.
error-serve-port-not-allowed = Nu ai voie să folosești portul { $port }: alege unul de la 1024 în sus cu --port.
error-serve-no-host = { $host } nu este o adresă a acestui calculator.

## Mistakes: the address of a server

error-public-url-no-scheme = „{ $text }” nu poate fi o adresă publică: trebuie să înceapă cu http:// sau https://.
error-public-url-bad-host = „{ $text }” nu poate fi o adresă publică: „{ $found }” nu este numele unei gazde.
error-public-url-bad-port = „{ $text }” nu poate fi o adresă publică: „{ $found }” nu este un port de la 1 la 65535.
error-public-url-too-much = „{ $text }” nu poate fi o adresă publică: „{ $found }” este în plus; ea cuprinde doar http sau https, gazda și portul.
error-origin-foreign = Paginile de la { $text } nu pot folosi acest server; adresa la care este găsit i se spune cu --public-url.
error-request-too-large = Cererea este prea mare.

## Mistakes: the database of a server

error-folding-cannot-be-told = Partida { $game } nu poate fi scrisă ca înregistrare ({ $reason }).
error-folding-tells-another = Partida { $game } ar fi povestită altfel decât a fost jucată, în runda { $round }.
error-folding-other-game = Printre înregistrările partidei { $game } e una a altei partide, { $found }.
error-store-bad-place = Nu e locul unei baze de date: { $text }. Se așteaptă o cale, sqlite:/// și o cale, sau postgresql://HOST/NAME.
error-store-no-folder = { $file } nu poate fi creat: dosarul { $folder } nu există.
error-store-is-folder = { $file } este un dosar, nu o bază de date.
error-store-no-permission = { $file } nu poate fi deschis: nu ai voie să scrii acolo.
error-store-absent = Nu există baza de date { $file }.
error-store-older = { $file } este de o versiune mai veche, { $found }; acest program o vrea pe { $known }: { $command }
error-store-in-use = { $file } este folosit de alt proces.
error-store-no-database = { $file } nu este baza de date a unui server Piști.
error-store-newer = { $file } este de o versiune mai nouă, { $found }; acest program cunoaște { $known }.
error-store-unreadable = { $file } nu poate fi deschis ({ $reason }).
error-store-cannot-read = Baza de date nu poate fi citită ({ $reason }).
error-store-damaged-table = Ce s-a păstrat despre masa { $table } este deteriorat.
error-store-damaged-game = Ce s-a păstrat despre partida { $game } este deteriorat.
error-store-damaged-file = { $file } e deteriorat: { $reason }
error-store-game-missing = Partida { $game } de la masa { $table } s-a încheiat, dar nu s-a păstrat nicio înregistrare a ei.
error-store-impossible = Faptul { $version }, la masa { $table }, nu se poate să fi avut loc ({ $reason }).
error-store-cannot-write = Nu se poate scrie în baza de date ({ $reason }).
error-store-no-driver = Pentru { $file } lipsește ceva ce trebuie instalat: { $command }
error-store-no-answer = { $file } nu răspunde ca o bază de date PostgreSQL ({ $reason }).
error-store-no-login = { $file } nu acceptă acest utilizator sau această parolă.
error-store-not-utf8 = { $file } păstrează textele în { $encoding }; doar UTF8 cuprinde orice nume.
error-store-exists = { $file } există deja: se copiază numai unde nu e încă nimic.
error-store-not-empty = { $file } are deja mese sau partide: se copiază numai unde nu e încă nimic.
error-store-copy-differs = Ce a ajuns în { $file } nu e ce s-a trimis ({ $table }): nu s-a păstrat nimic.

## Mistakes: on the way to a server, and promises that it breaks

error-remote-bad-address = Aceasta nu este adresa unui server: „{ $text }”. Scrie, de exemplu, https://example.org sau 192.168.1.5:8000.
error-remote-bad-code = Acesta nu este codul unei mese: „{ $text }”.
error-remote-other-server = Aceasta este o masă de pe alt server: { $server }
error-remote-table-twice = Adresa numește altă masă decât --table.
error-remote-server-needed = Pentru --table trebuie adresa serverului: --server URL.
error-remote-server-decides = { $flag } nu poate fi dat împreună cu --server: masa se face acolo și partida se salvează acolo.
error-remote-no-server = Nu se găsește niciun calculator cu acest nume: { $server }. Verifică adresa și conexiunea.
error-remote-refused = Acolo nu răspunde nimeni: { $server }. Poate că serverul nu e pornit.
error-remote-silent = Nu vine niciun răspuns la timp: { $server }.
error-remote-cut-off = Conexiunea s-a întrerupt.
error-remote-insecure = Nu se poate face o conexiune sigură: { $server } ({ $reason }).
error-remote-not-pisti = La această adresă nu este un server de Piști sau este unul pe care programul nu îl înțelege.
error-remote-other-protocol = Serverul și acest program au versiuni diferite: unul dintre ele trebuie actualizat.
error-remote-no-table = Pe acest server nu există o astfel de masă sau s-a închis: { $table }
error-remote-busy = Serverul nu poate face asta acum: așteaptă puțin.
error-remote-not-allowed = Serverul nu lasă acest program să intre ({ $reason }).
error-promise-not-named = Runda { $round }: serverul promite ceva, dar nu spune pentru care partidă.
error-promise-twice = Runda { $round }: serverul cere a doua oară promisiuni pentru împărțire.
error-promise-late = Runda { $round }: cineva a promis o parte când părțile erau deja spuse: { seat-name }.
error-promise-other-share = Runda { $round }: o parte nu este cea promisă: { seat-name }.
error-promise-no-seed = Runda { $round }: serverul nu a spus ce a promis.
error-promise-other-seed = Runda { $round }: ce a spus serverul la sfârșit nu este ce a promis.
error-promise-other-dealer = Primul care împarte nu este cel care rezultă din semințe.
error-promise-no-cards = Runda { $round }: se împart cărți care nu au fost promise dinainte.
error-promise-other-card = Runda { $round }: { $card } nu este cartea promisă pentru locul ei.
error-promise-other-place = Runda { $round }: { $card } stă în alt loc din pachet decât cel din care se împarte.
error-promise-other-deck = Runda { $round }: cărțile promise nu sunt cele care rezultă din semințe.
error-promise-other-plays = Runda { $round }: ce s-a spus despre cărțile jucate sau despre numărătoare nu rezultă din pachet.

## Mistakes: messages of a table

error-message-too-long = Mesajul este prea lung; lungimea lui în octeți: { $found }, cel mult: { $limit }.
error-message-not-json = Acesta nu este JSON.
error-message-not-so = Acesta nu este un mesaj; greșeala este la „{ $place }”.

## Mistakes: pisti play, replay and simulate

error-db-export-exists = { $file } există deja: dă alt fișier.
error-play-record-exists = { $file } există deja: dă alt fișier sau continuă partida din el cu --resume.
error-play-record-changed = { $file } a fost modificat din altă parte, așa că rămâne cum e.
error-play-record-not-ordinary = { $file } nu e un fișier obișnuit: o partidă nu se poate salva acolo.
error-play-record-no-folder = { $file } nu poate fi creat: dosarul { $folder } nu există.
error-play-record-folder-closed = { $file } nu poate fi scris: nu ai voie să scrii în dosarul { $folder }.
error-play-record-no-room = Discul e plin: { $file } nu poate fi scris.
error-play-record-full-since = Discul e plin: ultima carte nu s-a salvat. Fișierul { $file } e întreg, cu partida până la cartea dinainte.
error-play-record-lost-since = Ultima carte nu s-a putut salva ({ $reason }). Fișierul { $file } e întreg, cu partida până la cartea dinainte.
error-play-record-many-games = Ca să continui, fișierul trebuie să aibă o singură partidă; aici începe alta.
error-play-nothing-to-resume = Din înregistrare nu reiese care e locul tău: trebuie să fie o singură persoană, nu { $persons }. Boții îi numește eticheta Bots, după Total, în ultima rundă, de exemplu { $example }
error-play-resume-decides = { $flag } nu merge cu --resume: regulile, nivelul, numele și valoarea inițială sunt în înregistrare.
error-play-resume-keeps = { $flag } nu merge cu --resume: partida se salvează în fișierul din care e citită.
error-play-name-needed = { $flag } cere numele unui fișier.
error-play-bad-seed = Eticheta { $tag } trebuie să fie un număr întreg, nu „{ $found }”.
error-play-bad-name = Un nume are cel puțin un caracter și cel mult { $limit }, fără caractere de control.
error-settings-unreadable = Setările din { $file } nu pot fi citite ({ $reason }).
error-settings-unknown = Unele setări din { $file } nu sunt cunoscute aici și rămân cum sunt: { $names }.
error-replay-nothing-there = În acest fișier nu e nicio înregistrare.
error-replay-no-such-round = { $records ->
    [one] Singura înregistrare din acest fișier nu e din partida sau runda cerută.
    [few] Niciuna dintre cele { $records } înregistrări din acest fișier nu e din partida și runda cerute.
   *[other] Niciuna dintre cele { $records } de înregistrări din acest fișier nu e din partida și runda cerute.
}
error-replay-no-such-ply = { $plays ->
    [0] Runda { $round } din partida { $game } nu are nicio carte jucată: numărul { $ply } nu există.
    [one] Runda { $round } din partida { $game } are o carte jucată: numărul { $ply } nu există.
    [few] Runda { $round } din partida { $game } are { $plays } cărți jucate: numărul { $ply } nu există.
   *[other] Runda { $round } din partida { $game } are { $plays } de cărți jucate: numărul { $ply } nu există.
}
error-simulate-bad-rounds = Numărul de runde nu poate fi „{ $rounds }”: scrie un număr întreg de la 2 la 1000000000000, de exemplu 1e6.
error-simulate-bad-seed = Valoarea inițială nu poate fi „{ $seed }”: scrie un număr întreg de la 0 la 18446744073709551615.
error-simulate-unknown-policy = Nu există jucătorul „{ $policy }”; există: { $known }.
error-simulate-policies-for-seats = { $policies ->
    [one] --policy numește un jucător pentru { $seats } locuri: dă unul pentru toate sau câte unul pentru fiecare loc.
    [few] --policy numește { $policies } jucători pentru { $seats } locuri: dă unul pentru toate sau câte unul pentru fiecare loc.
   *[other] --policy numește { $policies } de jucători pentru { $seats } locuri: dă unul pentru toate sau câte unul pentru fiecare loc.
}
error-simulate-not-compiled = numba nu poate fi folosit, așa că nu se poate compila nimic.

## Mistakes: the arena

error-arena-one-player = Numește cel puțin doi jucători: niveluri ori boți proprii, ca module:name.
error-arena-unknown-player = Nu există jucătorul „{ $player }”; există: { $known } și boți proprii, ca module:name.
error-arena-no-module = Botul „{ $player }” nu poate fi încărcat: { $reason }.
error-arena-not-a-bot = „{ $player }” nu e un bot: nu are metoda choose(view, rng).
error-arena-bad-count = Numărul de runde sau de partide nu poate fi „{ $text }”: scrie un număr întreg de la 2 la 1000000000, de exemplu 1e4.
error-arena-bad-jobs = Numărul de procese nu poate fi „{ $text }”: scrie un număr întreg de la 1 la 1024.
error-arena-bad-test = --sprt cere două numere, întâi cel mai mic, nu { $low } și { $high }.
error-arena-test-not-deals = --sprt se referă la puncte pe rundă, așa că nu merge împreună cu --games.
error-arena-test-not-two = --sprt compară doi jucători; aici sunt numiți: { $count }.
error-arena-bot-failed = Botul „{ $player }” a dat greș: { $reason }.
error-arena-bot-illegal = Botul „{ $player }” vrea să joace „{ $card }” în runda { $deal }, dar are în mână { $held }.
error-arena-other-file = { $file } nu e un fișier cu rezultate ale arenei și a rămas neschimbat.
error-arena-other-match = { $file } are rezultatele altui meci ({ $field }: { $found }, aici { $wanted }).
error-arena-other-code = { $file } a fost început înainte ca programul boților să fie schimbat: alege alt fișier.
error-arena-bad-line = { $file }: linia { $line } nu e așa cum o scrie arena.
error-arena-workers-die = Procesele care joacă s-au încheiat iar și iar înainte de a termina; e destulă memorie?
error-arena-no-ray = Ray nu e instalat: instalează Piști cu pachetul opțional „cluster”.
error-arena-no-cluster = Clusterul nu poate juca: { $reason }.

## Mistakes: the analysis of plays

error-analyse-bad-worlds = Numărul de lumi nu poate fi „{ $text }”: scrie un număr întreg de la 2 la 1000000.
error-analyse-unknown-cards = În runda { $round }, unele cărți nu se știu: se poate cerceta numai o înregistrare în care se știe fiecare carte.

## Mistakes: the training of the network

error-train-no-training = { $file } nu conține niciun antrenament de continuat.
error-weights-bad-file = { $file } nu conține ponderi ale rețelei.
error-weights-other-features = Ponderile din { $file } sunt pentru alte caracteristici ale poziției: { $found } în loc de { $expected }.

## Mistakes: the command line; $flag is such as --lang, $text what was written, $known what would be right

error-unknown-command = Nu există comanda „{ $text }”; există: { $known }.
error-unknown-command-like = Nu există comanda „{ $text }”; voiai să scrii „{ $like }”?
error-unknown-flag = Nu există opțiunea „{ $text }”; există: { $known }.
error-unknown-flag-like = Nu există opțiunea „{ $text }”; voiai să scrii „{ $like }”?
error-unknown-language = Nu există limba „{ $text }”; există: { $known }.
error-flag-value-missing = { $flag } are nevoie de o valoare.
error-flag-value-unwanted = { $flag } nu primește nicio valoare: „{ $text }”.
error-flag-not-a-choice = { $flag } nu poate fi „{ $text }”; poate fi: { $known }.
error-flag-not-a-number = { $flag } trebuie să fie un număr, nu „{ $text }”.
error-flag-not-a-seed = { error-simulate-bad-seed }
error-flag-twice = { $flag } e dat de două ori.
error-flags-contradict = { $flag } și { $other } nu merg împreună.
error-argument-missing = Lipsește: { $names }.
error-argument-unwanted = Aici e ceva în plus: „{ $text }”.
error-usage = Linia de comandă nu poate fi înțeleasă: { $text }.

## Mistakes: files

error-file-missing = Fișierul nu există.
error-file-no-name = Numele fișierului e gol.
error-file-is-folder = E un dosar, nu un fișier.
error-file-no-folder = În cale e un fișier acolo unde trebuie un dosar.
error-file-not-allowed = Acces refuzat.
error-file-not-readable = Acces refuzat: fișierul nu poate fi citit.
error-file-not-writable = Acces refuzat: fișierul nu poate fi scris.
error-file-folder-not-allowed = Acces refuzat: în dosarul fișierului nu se poate intra sau nu se poate scrie.
error-file-read-only = Discul poate fi doar citit: pe el nu se poate scrie.
error-file-disk-full = Discul e plin; ce s-a scris nu e complet.
error-file-closed = E închis.
error-file-not-utf8 = Nu e un text UTF-8.
error-file-other = Nu merge: { $reason }.
