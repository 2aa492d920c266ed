# Pişti in Esperanto. The notes in en.ftl hold here too.
#
# A variable never takes -n: it is the subject, stands after a colon or after a preposition. Where a text may be about
# one thing or several without a number to choose by, the verb or an adverb says it (malkaŝiĝas, kaŝite), no adjective.

## The language, called by its own name

language-name = Esperanto

## Cards: the suit as an adjective before the rank

card-2c = trefa duo
card-2d = karoa duo
card-2h = kera duo
card-2s = pika duo
card-3c = trefa trio
card-3d = karoa trio
card-3h = kera trio
card-3s = pika trio
card-4c = trefa kvaro
card-4d = karoa kvaro
card-4h = kera kvaro
card-4s = pika kvaro
card-5c = trefa kvino
card-5d = karoa kvino
card-5h = kera kvino
card-5s = pika kvino
card-6c = trefa seso
card-6d = karoa seso
card-6h = kera seso
card-6s = pika seso
card-7c = trefa sepo
card-7d = karoa sepo
card-7h = kera sepo
card-7s = pika sepo
card-8c = trefa oko
card-8d = karoa oko
card-8h = kera oko
card-8s = pika oko
card-9c = trefa naŭo
card-9d = karoa naŭo
card-9h = kera naŭo
card-9s = pika naŭo
card-Tc = trefa deko
card-Td = karoa deko
card-Th = kera deko
card-Ts = pika deko
card-Jc = trefa fanto
card-Jd = karoa fanto
card-Jh = kera fanto
card-Js = pika fanto
card-Qc = trefa damo
card-Qd = karoa damo
card-Qh = kera damo
card-Qs = pika damo
card-Kc = trefa reĝo
card-Kd = karoa reĝo
card-Kh = kera reĝo
card-Ks = pika reĝo
card-Ac = trefa aso
card-Ad = karoa aso
card-Ah = kera aso
card-As = pika aso

## The same in a sentence: there is no difference

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
card-the-Jc = { card-Jc }
card-the-Jd = { card-Jd }
card-the-Jh = { card-Jh }
card-the-Js = { card-Js }
card-the-Qc = { card-Qc }
card-the-Qd = { card-Qd }
card-the-Qh = { card-Qh }
card-the-Qs = { card-Qs }
card-the-Kc = { card-Kc }
card-the-Kd = { card-Kd }
card-the-Kh = { card-Kh }
card-the-Ks = { card-Ks }
card-the-Ac = { card-Ac }
card-the-Ad = { card-Ad }
card-the-Ah = { card-Ah }
card-the-As = { card-As }
card-unknown = nekonata karto

## Seats

# $seat (S, E, N or W)
seat-name = { $seat ->
    [S] Sudo
    [E] Oriento
    [N] Nordo
   *[W] Okcidento
}

## The command line: what all commands have

cli-description = Piŝtio, la turka kartludo: ludi ĝin, montri registrojn, kontroli ilin, simuli rondojn.
cli-usage = Uzo:
cli-usage-command = KOMANDO …
cli-heading-commands = Komandoj
cli-heading-arguments = Argumentoj
cli-heading-options = Opcioj
cli-help = montri ĉi tiun helpon kaj fini
cli-lang = la lingvo de ĉiuj tekstoj: { $languages } (sen ĝi: tiu de PISTI_LANG, de la agordoj, de LC_ALL, LC_MESSAGES aŭ LANG)
cli-version = montri la version kaj fini
cli-standard-output = norma eligo
cli-examples =
    Ekzemploj:
      pisti play
      pisti check game.pisti
      pisti play --help     ĉio, kion play akceptas

## The command line: pisti play

cli-play-summary = ludi en ĉi tiu terminalo, kontraŭ robotoj aŭ kun aliaj ĉe servilo
cli-play-description = Ludi piŝtion en ĉi tiu terminalo, ĉi tie kontraŭ robotoj aŭ kun aliaj ĉe servilo: sur la tuta ekrano per muso kaj klavaro, aŭ linion post linio.
cli-play-plain = linion post linio, por ekranlegiloj kaj duktoj (kie ne estas terminalo, tio validas ĉiuokaze)
cli-play-seed = la sama nombro kun la sama enigo donas la saman partion
cli-play-rules = preta regularo (standard, classic-101, short, two, solo, three, under, open-centre, last-card-counts, jack-pisti), kampoj, ekzemple target=51, aŭ ambaŭ: two,target=51
cli-play-level = nivelo de la robotoj (sen ĝi: medium)
cli-play-name = via nomo en la registro, kaj por aliaj ĉe servilo (sen ĝi: via sidloko; ĉe servilo la laste donita nomo)
cli-play-record = konservi la partion en ĉi tiu nova dosiero, post ĉiu karto (sen ĝi: inter la konservitaj partioj de ĉi tiu komputilo)
cli-play-file = daŭrigi la partion de ĉi tiu dosiero kaj konservi ĝin tie
cli-play-ascii = literoj por la emblemoj, kaj neniuj signoj ekster ASCII
cli-play-server = ludi ĉe ĉi tiu servilo, ekzemple https://example.org; la ligilo de tablo kondukas al tiu tablo
cli-play-table = kun --server: la tablo kun ĉi tiu kodo (sen ĝi: la listo de malfermitaj tabloj)
cli-play-examples =
    Ekzemploj:
      pisti play
      pisti play --level hard --record game.pisti
      pisti play --resume game.pisti
      pisti play --rules two,target=51
      pisti play --plain --seed 7 < answers.txt
      pisti play --server https://example.org
      pisti play --server 192.168.1.5:8151 --table fd3rta4kcu

## The command line: pisti rules

cli-rules-summary = klarigi la regulojn de la ludo
cli-rules-description = Klarigi la regulojn de piŝtio, kiel unu ludanto al alia.
cli-rules-examples =
    Ekzemploj:
      pisti rules
      pisti rules --lang tr

## The command line: pisti replay

cli-replay-summary = montri registron karton post karto
cli-replay-description = Montri registron karton post karto: sur la tuta ekrano de terminalo, aŭ en simplaj linioj.
cli-replay-file = la dosiero de registroj, - por la norma enigo
cli-replay-game = nur la partio kun ĉi tiu nomo en la etikedo Game
cli-replay-round = nur la rondo kun ĉi tiu numero
cli-replay-ply = komenci ĉe ĉi tiu ludita karto (0: ĉe la komenco); en simplaj linioj: halti tie kaj diri la staton de la tablo
cli-replay-plain = en simplaj linioj (kie ne estas terminalo, aŭ kun --hands, tio validas ĉiuokaze)
cli-replay-hands = diri antaŭ ĉiu ludita karto, kiuj kartoj estas en la mano
cli-replay-position = anstataŭe skribi la pozicion en unu linio
cli-replay-json = anstataŭe skribi unu JSON-objekton en linio por ĉiu registro
cli-replay-examples =
    Ekzemploj:
      pisti replay game.pisti
      pisti replay game.pisti --round 3 --ply 12
      pisti replay - --position < game.pisti

## The command line: pisti check

cli-check-summary = kontroli dosierojn de registroj
cli-check-description =
    Kontroli dosierojn de registroj: ĉiu registro devas sekvi la notacion kaj
    diri pri la luditaj kartoj tion, kio rezultas laŭ la reguloj.
    Skribas unu linion por dosiero: kiom ĝi enhavas, aŭ la lokon de la unua eraro
    (FILE:LINE:COLUMN, do dosiero, linio, kolumno) kaj kio estas malĝusta.
    Finiĝas per elirkodo 2, se iu dosiero estas malĝusta.
cli-check-files = dosiero de registroj, - por la norma enigo
cli-check-json = skribi unu JSON-objekton en linio por ĉiu dosiero
cli-check-examples =
    Ekzemploj:
      pisti check game.pisti
      pisti check *.pisti --json
      pisti check - < game.pisti

## The command line: pisti verify

cli-verify-summary = kontroli, ke rondoj estis honeste disdonitaj
cli-verify-description =
    Kontrolas, ĉu kartaro, divido kaj unua disdonanto de ĉiu rondo estas tiuj, kiujn donas la semoj en ĝia registro (docs/fairness.md).
    Skribas la promeson de la servilo por ĉiu rondo. Finiĝas kun la kodo 2, se io ne estas kiel promesite.
cli-verify-file = dosiero de registroj de tablo de servilo, - por la norma enigo
cli-verify-commitment = la promeso vidita antaŭ unu el la rondoj, 64 deksesumaj ciferoj
cli-verify-json = skribi po unu JSON-objekton en linio por ĉiu rondo
cli-verify-examples =
    Ekzemploj:
      pisti verify game.pisti
      pisti verify game.pisti --commitment 5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9

## The command line: pisti serve

cli-serve-summary = teni tablojn por amikoj, en ĉi tiu reto aŭ ie ajn
cli-serve-description =
    Tenas tablojn, ĉe kiuj amikoj ludas, ĉiu per sia komputilo aŭ telefono.
    Ĉio tuj konserviĝas: post paneo ĉiu tablo daŭras, kie ĝi estis. Ctrl-C haltigas la servilon.
cli-serve-database = kie ĉio estas tenata: vojo, aŭ sqlite:/// kaj vojo (alie dosiero inter tiuj de ĉi tiu uzanto)
cli-serve-host = la adreso, ĉe kiu aŭskulti (alie 0.0.0.0: venu kiu ajn atingas ĉi tiun komputilon; 127.0.0.1: neniu alia)
cli-serve-port = la pordo, ĉe kiu aŭskulti, 0 por iu ajn libera (alie 8151)
cli-serve-public-url = la adreso en ligiloj, ekzemple https://example.org (alie tiu de ĉi tiu komputilo)
cli-serve-proxy = la adreso de la prokurilo antaŭ ĝi, al kiu oni kredas, kiu venas (alie oni kredas al neniu)
cli-serve-open = malfermi la paĝon ankaŭ en la retumilo de ĉi tiu komputilo
cli-serve-log-format = skribi al la erareligo, kio okazas: text por homoj, aŭ json, po unu objekto en linio (alie nur la difektojn, kiel text)
cli-serve-examples =
    Ekzemploj:
      pisti serve
      pisti serve --database games.db --port 9000
      pisti serve --host 127.0.0.1 --public-url https://pisti.example.org --proxy 127.0.0.1

## The command line: pisti persons

cli-persons-summary = prizorgi, kiu ludas ĉe servilo: forbari, malforbari, legi raportojn
cli-persons-description =
    Rigardi la personojn de servilo, forbari ilin, kaj legi, kion ludantoj raportis; por la posedanto de la servilo.
    list montras ĉiujn personojn, show unu; ban kaj unban decidas, ĉu iu rajtas ludi, reports montras tion, kion neniu
    jam traktis, handle markas unu kiel traktitan. Ĝi funkcias, dum la servilo funkcias.
cli-persons-action = list, show, ban, unban, reports aŭ handle
cli-persons-who = la persono laŭ la mallonga kodo, kiun list montras, aŭ ĉe handle la numero de raporto
cli-persons-reason = ĉe ban: kial, kiel la persono ekscias
cli-persons-database = la datumbazo: vojo, aŭ URL postgresql:// (alie kie pisti serve tenas ĝin)
cli-persons-json = skribi po unu JSON-objekton en linio
cli-persons-examples =
    Ekzemploj:
      pisti persons list
      pisti persons ban k7m2xqabcd --reason spam
      pisti persons reports --json

## The command line: pisti db

cli-db-summary = prizorgi la datumbazon de servilo: kontroli, elporti, savkopii, translokigi
cli-db-description =
    Prizorgi la datumbazon de servilo, kiu ne funkcias.
    migrate venigas ĝin al la versio de ĉi tiu programo. check rigardas ĉiun tablon kaj ĉiun finitan partion:
    ĉiu fakto devas esti ebla, ĉiu partio devas esti tia, kia ĝi estas laŭ la reguloj kaj siaj semoj.
    export skribas ĉiujn finitajn partiojn kiel registrojn. backup skribas ĉion en novan dosieron, restore remetas tian
    dosieron, move kopias el unu datumbazo en alian, samspecan aŭ ne. Tio iras nur tien, kie ankoraŭ estas nenio, kaj
    alvenas ĉio aŭ nenio. Se io ne estas en ordo, la elirkodo estas 2.
cli-db-action = migrate, check, export, backup, restore aŭ move
cli-db-place = kun export kaj backup: la skribota dosiero, kiu ankoraŭ ne ekzistu (export: aŭ - por la norma eligo); kun restore: la savkopio; kun move: la kopiota datumbazo
cli-db-to = kun move: la datumbazo, en kiun oni kopias
cli-db-database = la datumbazo: vojo, aŭ sqlite:/// kaj vojo (alie tie, kie pisti serve konservas ĝin)
cli-db-json = skribi po unu JSON-objekton en linio por ĉiu eraro, poste unu por la tuto
cli-db-examples =
    Ekzemploj:
      pisti db check
      pisti db export games.pisti --database sqlite:////var/lib/pisti/pisti.db
      pisti db migrate --database pisti.db
      pisti db backup pisti.backup --database postgresql://pisti@localhost/pisti
      pisti db move pisti.db postgresql://pisti@localhost/pisti

## The command line: pisti simulate

cli-simulate-summary = ludigi al robotoj multajn rondojn kaj kalkuli la rezultojn
cli-simulate-description =
    Ludigi al robotoj multajn rondojn kaj kalkuli poentojn, piŝtiojn kaj
    avantaĝojn, kun iliaj normaj eraroj.
    La sama semo donas la samajn nombrojn, ĉu kompilite (per numba), ĉu ne.
cli-simulate-rounds = kiom da rondoj, ekzemple 1000000 aŭ 1e6 (sen ĝi: 1e6 kompilite, alie 1e4)
cli-simulate-policy = kiu ludas: random, beginner, easy, medium, hard aŭ strong (sen ĝi: random); aŭ po unu por ĉiu sidloko, ekde la dekstra najbaro de la disdonanto, kun komoj
cli-simulate-rules = la reguloj: preta regularo, kampoj kiel nomo=valoro, aŭ ambaŭ, kun komoj
cli-simulate-seed = nombro, kiu difinas la hazardon, por ke oni povu ripeti la simulon (sen ĝi: nova, kiun la programo montras)
cli-simulate-json = anstataŭe skribi unu JSON-objekton
cli-simulate-examples =
    Ekzemploj:
      pisti simulate --rounds 1e5
      pisti simulate --policy hard,medium,hard,medium --seed 7
      pisti simulate --rules two,target=51 --json

## The command line: pisti arena

cli-arena-summary = ludigi robotojn unu kontraŭ la alia, kun eraromarĝenoj
cli-arena-description =
    Ludigi robotojn unu kontraŭ la alia: ĉiu rondo estas ludata unufoje por ĉiu teamo, kaj la robotoj interŝanĝas siajn
    lokojn, do la ŝanco de la kartoj estas la sama por ĉiuj. Ĉiu ludas kontraŭ ĉiu, per ĉiuj kernoj de ĉi tiu komputilo
    aŭ per multaj komputiloj. La sama semo donas la samajn ciferojn, kiom ajn da kernoj estas.
cli-arena-players = du aŭ pli da ludantoj: niveloj (random, beginner, easy, medium, hard, strong, expert), aŭ propraj robotoj kiel module:name
cli-arena-deals = kiom da rondoj ludas ĉiu paro, ekzemple 20000 aŭ 2e4 (sen ĝi: 1000)
cli-arena-games = anstataŭ rondoj: kiom da partioj ĝis la celo de la reguloj ludas ĉiu paro, po unufoje por ĉiu teamo
cli-arena-rules = la reguloj: preta regularo, kampoj kiel nomo=valoro, aŭ ambaŭ, kun komoj
cli-arena-seed = nombro, de kiu komenciĝas la hazardo, por ke oni povu ripeti matĉon (sen ĝi: nova, kiu estas montrata)
cli-arena-sprt = halti, kiam estas klare, ĉu la unua avantaĝas je D0 aŭ je D1 poentoj en rondo; --deals estas la plej granda nombro
cli-arena-jobs = kiom da procezoj ludas (sen ĝi: tiom, kiom estas kernoj)
cli-arena-cluster = ludi per la komputiloj de grapolo de Ray: la adreso de ĝia ĉefa komputilo, aŭ auto
cli-arena-results = konservi ĉiun finitan parton en ĉi tiu dosiero; interrompita matĉo daŭras de tie
cli-arena-plot = desegni la diferencojn kun iliaj intervaloj en ĉi tiu dosiero, kiel SVG
cli-arena-json = skribi anstataŭe unu JSON-objekton
cli-arena-examples =
    Ekzemploj:
      pisti arena hard medium --deals 20000
      pisti arena own_bot:OwnBot medium --sprt 0 1 --deals 1e5 --results own.jsonl
      pisti arena hard medium easy beginner --games 1000 --rules two --plot levels.svg

## The arena

arena-head-deals = Reguloj { $rules }, semo { $seed }. Ĉiu rondo estas ludata unufoje por ĉiu teamo.
arena-head-games = Reguloj { $rules }, semo { $seed }. Ĉiu partio estas ludata unufoje por ĉiu teamo, kun la samaj kartoj.
arena-count-deals = Rondoj de ĉiu paro: { NUMBER($count) }
arena-count-games = Duoblaj partioj de ĉiu paro: { NUMBER($count) }
arena-deals = { $first } kontraŭ { $second }: { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } poentoj en rondo (95%: de { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } ĝis { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
arena-games = { $first } kontraŭ { $second }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }% de la partioj venkitaj (95%: de { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } ĝis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-cross-deals = Avantaĝo de la linio antaŭ la kolumno en poentoj por rondo, kun intervaloj de 95%:
arena-cross-games = Partioj el 100, kiujn la linio venkas kontraŭ la kolumno, kun intervaloj de 95%:
arena-cell = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($half, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-pairing = { $first } kontraŭ { $second }
arena-plot-deals = Avantaĝo en poentoj por rondo, kun intervaloj de 95%
arena-plot-games = Venkitaj partioj el 100, kun intervaloj de 95%
arena-tick = { NUMBER($value) }
arena-so-far = { $first } kontraŭ { $second }: { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($half, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-ratio = logaritma verŝajnecproporcio { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } (±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) })
arena-test = Sinsekva testo inter { NUMBER($low) } kaj { NUMBER($high) }: logaritma verŝajnecproporcio { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, decido ĉe ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
arena-test-low = Decidite: { NUMBER($low) }, ne { NUMBER($high) }.
arena-test-high = Decidite: { NUMBER($high) }, ne { NUMBER($low) }.
arena-test-open = Ne decidite: necesas pli da rondoj.
arena-speed-deals = Rondoj en sekundo: { NUMBER($speed, maximumFractionDigits: 0) }
arena-speed-games = Duoblaj partioj en sekundo: { NUMBER($speed, maximumFractionDigits: 0) }

## The command line: pisti analyse

cli-analyse-summary = montri, kiom kostis ĉiu ludita karto de registro, kaj la bonŝancon
cli-analyse-description =
    Rigardi ĉiun luditan karton de registro: kiom valoris ĉiu karto laŭ tio, kion
    la ludanto tiam sciis, kiom la elekto kostis kaj kial; kaj kiom el la rezulto
    estis bonŝanco (docs/analysis.md). La sama semo donas la samajn nombrojn.
    Se dosiero estas malbona, tio kaj la loko estas dirataj, kun elira kodo 2.
cli-analyse-files = dosiero de registroj, kiuj diras ĉiujn kartojn, - por la norma enigo
cli-analyse-worlds = en kiom da mondoj ĉiu karto estas ludata ĝis la fino (sen ĝi: 128 per numba, alie 16)
cli-analyse-seed = nombro, kiu difinas la hazardon, por ke oni povu ripeti la laboron (sen ĝi: nova, kiun la programo montras)
cli-analyse-html = skribi paĝon kun diagramoj kaj ĉiuj luditaj kartoj en ĉi tiun dosieron
cli-analyse-json = skribi unu JSON-objekton en linio por ĉiu partio
cli-analyse-examples =
    Ekzemploj:
      pisti analyse game.pisti
      pisti analyse game.pisti --html game.html
      pisti analyse *.pisti --json --worlds 500 --seed 1

## The command line: pisti train

cli-train-summary = trejni la reton de la nivelo forta
cli-train-description =
    Trejni la reton de la nivelo forta: de nenio, per ludo kontraŭ si mem kaj
    kontraŭ la niveloj meza kaj malfacila, kun kiuj ĝi estas ree kaj ree komparata.
    La sama semo donas la samajn pezojn. Necesas numba. La lernita restas apud la
    dosiero de la pezoj, por ke interrompita trejnado povu daŭri.
cli-train-quick = mallonga trejnado de kelkaj minutoj
cli-train-seed = nombro, kiu difinas la hazardon, por ke oni povu ripeti la trejnadon (sen ĝi: nova, kiun la programo montras)
cli-train-out = la dosiero por la pezoj (sen ĝi: weights.npz)
cli-train-resume = daŭrigi la interrompitan trejnadon, kun la sama --out
cli-train-examples =
    Ekzemploj:
      pisti train --quick --seed 1
      pisti train --out strong.npz
      pisti train --out strong.npz --resume

## The game: how cards are named: the letters printed on them, and a card in words with its short form

play-index-J = F
play-index-Q = D
play-index-K = R
play-index-A = A
play-card = { $card } ({ $short })

## The game: who is who

play-side-NS = Nordo–Sudo
play-side-EW = Oriento–Okcidento
play-level-random = hazarda
play-level-beginner = komencanto
play-level-easy = facila
play-level-medium = meza
play-level-hard = malfacila
play-level-strong = forta
play-level-expert = spertulo
play-bot-name = roboto ({ $level })

## The game: before the first round

play-welcome = Piŝtio ĝis { $target ->
    [one] { $target } poento
   *[other] { $target } poentoj
}. La sidlokoj laŭ la ludvico, dekstren:
play-seat-you = { $seat }: vi
play-seat-bot = { $seat }: roboto, nivelo { $level }
play-seat-partner = { $seat }: roboto, nivelo { $level }, via partnero
play-bots-see = La robotoj vidas nur tion, kion vi vidus de iliaj sidlokoj.
play-help-anytime = Tajpu ? iam ajn por vidi, kion vi povas tajpi.
play-resumed = La partio en { $file } daŭras.
play-finished = La partio en { $file } estas finita.
play-rules-standard = Validas la normaj reguloj.
play-rules-otherwise-standard = Krom la sidlokoj kaj la celata poentaro validas la normaj reguloj.
play-rules-differ = Reguloj de la tablo, kiuj diferencas de la normaj:

## The game: house rules that differ from the standard

play-rule-alone = Ĉiu ludas por si mem.
play-rule-pisti = { $points ->
    [one] Piŝtio valoras { $points } poenton.
   *[other] Piŝtio valoras { $points } poentojn.
}
play-rule-double-pisti = { $points ->
    [one] Duobla piŝtio valoras { $points } poenton.
   *[other] Duobla piŝtio valoras { $points } poentojn.
}
play-rule-jack = { $points ->
    [one] Fanto valoras { $points } poenton.
   *[other] Fanto valoras { $points } poentojn.
}
play-rule-ace = { $points ->
    [one] Aso valoras { $points } poenton.
   *[other] Aso valoras { $points } poentojn.
}
play-rule-two-of-clubs = { $points ->
    [one] La trefa duo valoras { $points } poenton.
   *[other] La trefa duo valoras { $points } poentojn.
}
play-rule-ten-of-diamonds = { $points ->
    [one] La karoa deko valoras { $points } poenton.
   *[other] La karoa deko valoras { $points } poentojn.
}
play-rule-most-cards = { $points ->
    [one] Plej multe da kartoj valoras { $points } poenton.
   *[other] Plej multe da kartoj valoras { $points } poentojn.
}
play-rule-first-card-pisti = Ankaŭ per la unua karto de rondo eblas fari piŝtion.
play-rule-last-card-pisti = Ankaŭ per la lasta karto de rondo eblas fari piŝtion.
play-rule-lone-jack-pisti = Fanto, kiu prenas solan karton de alia rango, faras piŝtion.
play-rule-lone-jack-double = Fanto, kiu prenas solan karton de alia rango, faras duoblan piŝtion.
play-rule-centre-under = Ĉiuj kvar mezaj kartoj estas en la meza stako, kaŝitaj krom la supra.
play-rule-centre-open = Ĉiuj kvar mezaj kartoj estas en la meza stako, malkaŝitaj.
play-rule-centre-redeal = Se en la mezo malkaŝiĝas fanto, oni disdonas la rondon denove.
play-rule-not-exposed = La malsupra karto de la talono restas kaŝita.
play-rule-cut-any = La divido validas, eĉ se aperas fanto.
play-rule-lookers-seat = Nur tiu ludanto, kiu prenis la kaŝitajn mezajn kartojn, rajtas rigardi ilin.
play-rule-lookers-nobody = Neniu rajtas rigardi la kaŝitajn mezajn kartojn, eĉ ne post ilia preno.
play-rule-lookers-everyone = Ĉiuj rajtas rigardi la kaŝitajn mezajn kartojn post ilia preno.

## The game: a round begins

play-round = Rondo { $round }. { $dealer } disdonas kaj { $cutter } dividas la kartaron.
play-round-you-deal = Rondo { $round }. Vi disdonas kaj { $cutter } dividas la kartaron.
play-round-you-cut = Rondo { $round }. { $dealer } disdonas kaj vi dividas la kartaron.
play-round-goes-on = Rondo { $round } daŭras. { $player } disdonis.
play-round-goes-on-you = Rondo { $round } daŭras. Vi disdonis.
play-cut-refused = Ĉe la divido aperis fanto: oni remetas la kartojn kaj dividas denove.
play-turned-up = En la mezo malkaŝiĝas: { $cards }.
play-set-aside = { $count ->
    [one] { $count } meza karto estas metita flanken, kaŝita.
   *[other] { $count } mezaj kartoj estas metitaj flanken, kaŝitaj.
}
play-under = { $count ->
    [one] Sube en la meza stako kuŝas { $count } kaŝita meza karto.
   *[other] Sube en la meza stako kuŝas { $count } kaŝitaj mezaj kartoj.
}
play-exposed = La malsupra karto de la talono estas montrata: { $card }.
play-redeal = Oni disdonas denove: ĉiuj kvar mezaj kartoj estas fantoj. { $dealer } disdonas kaj { $cutter } dividas la kartaron.
play-redeal-you-deal = Oni disdonas denove: ĉiuj kvar mezaj kartoj estas fantoj. Vi disdonas kaj { $cutter } dividas la kartaron.
play-redeal-you-cut = Oni disdonas denove: ĉiuj kvar mezaj kartoj estas fantoj. { $dealer } disdonas kaj vi dividas la kartaron.
play-redeal-jack = Oni disdonas denove: malkaŝiĝis fanto. { $dealer } disdonas kaj { $cutter } dividas la kartaron.
play-redeal-jack-you-deal = Oni disdonas denove: malkaŝiĝis fanto. Vi disdonas kaj { $cutter } dividas la kartaron.
play-redeal-jack-you-cut = Oni disdonas denove: malkaŝiĝis fanto. { $dealer } disdonas kaj vi dividas la kartaron.
play-deal = Disdono { $deal } el { $deals }: po kvar kartoj al ĉiu ludanto.
play-last-deal = Disdono { $deal } el { $deals }, la lasta: po kvar kartoj al ĉiu ludanto.

## The game: a card is played

play-plays = { $player } ludas: { $card }.
play-plays-you = Vi ludas: { $card }.
play-captures = { $count ->
    [one] { $player } prenas { $count } karton: { $cards }.
   *[other] { $player } prenas { $count } kartojn: { $cards }.
}
play-captures-you = { $count ->
    [one] Vi prenas { $count } karton: { $cards }.
   *[other] Vi prenas { $count } kartojn: { $cards }.
}
play-captured-hidden = { $count ->
    [one] { $count } el ili estis kaŝita.
   *[other] { $count } el ili estis kaŝitaj.
}
play-set-aside-taken = { $count ->
    [one] Aldoniĝas la meza karto metita flanken.
   *[other] Aldoniĝas la { $count } mezaj kartoj metitaj flanken.
}
play-pisti = { $points ->
    [one] Piŝtio! { $points } poento por { $side }.
   *[other] Piŝtio! { $points } poentoj por { $side }.
}
play-pisti-you = { $points ->
    [one] Piŝtio! { $points } poento por vi.
   *[other] Piŝtio! { $points } poentoj por vi.
}
play-pisti-yours = { $points ->
    [one] Piŝtio! { $points } poento por via teamo.
   *[other] Piŝtio! { $points } poentoj por via teamo.
}
play-double = { $points ->
    [one] Duobla piŝtio! { $points } poento por { $side }.
   *[other] Duobla piŝtio! { $points } poentoj por { $side }.
}
play-double-you = { $points ->
    [one] Duobla piŝtio! { $points } poento por vi.
   *[other] Duobla piŝtio! { $points } poentoj por vi.
}
play-double-yours = { $points ->
    [one] Duobla piŝtio! { $points } poento por via teamo.
   *[other] Duobla piŝtio! { $points } poentoj por via teamo.
}
play-denied-first-card = Ne estas piŝtio: tio estis la unua karto de la rondo.
play-denied-last-card = Ne estas piŝtio: tio estis la lasta karto de la rondo.
play-may-look = { $count ->
    [one] Vi rajtas rigardi la karton, kiu estis kaŝita: { $cards }.
   *[other] Vi rajtas rigardi la kartojn, kiuj estis kaŝitaj: { $cards }.
}
play-leftovers = { $count ->
    [one] { $count } karto restas en la meza stako kaj iras al { $side } pro la lasta preno: { $cards }.
   *[other] { $count } kartoj restas en la meza stako kaj iras al { $side } pro la lasta preno: { $cards }.
}
play-leftovers-you = { $count ->
    [one] { $count } karto restas en la meza stako kaj iras al vi pro la lasta preno: { $cards }.
   *[other] { $count } kartoj restas en la meza stako kaj iras al vi pro la lasta preno: { $cards }.
}
play-leftovers-yours = { $count ->
    [one] { $count } karto restas en la meza stako kaj iras al via teamo pro la lasta preno: { $cards }.
   *[other] { $count } kartoj restas en la meza stako kaj iras al via teamo pro la lasta preno: { $cards }.
}
play-leftovers-nobody = { $count ->
    [one] { $count } karto restas en la meza stako kaj iras al neniu, ĉar neniu prenis: { $cards }.
   *[other] { $count } kartoj restas en la meza stako kaj iras al neniu, ĉar neniu prenis: { $cards }.
}

## The game: your turn

play-your-turn = Via vico. Disdono { $deal } el { $deals }.
play-stock = { $count ->
    [0] La talono estas malplena.
    [one] Talono: { $count } karto.
   *[other] Talono: { $count } kartoj.
}
play-stock-exposed = { $count ->
    [one] Talono: { $count } karto, { $card }.
   *[other] Talono: { $count } kartoj, malsupre { $card }.
}
play-exposed-held = { $dealer } havas la malsupran karton de la talono: { $card }.
play-pile-empty = La meza stako estas malplena.
play-pile-one = Meza stako: { $card }, sola.
play-pile = { $count ->
    [one] Meza stako: { $count } karto, supre { $card }.
   *[other] Meza stako: { $count } kartoj, supre { $card }.
}
play-pile-below = Sub ĝi, de supre: { $cards }.
play-pile-below-more = Sub ĝi, de supre: { $cards } …
play-pile-hidden = { $count ->
    [one] Kaŝita en la meza stako: { $count } karto.
   *[other] Kaŝitaj en la meza stako: { $count } kartoj.
}
play-side-number = { $side } { $number }
play-side-number-you = vi { $number }
play-side-number-yours = via teamo { $number }
play-won = Prenitaj kartoj: { $list }.
play-score-now = Poentaro: { $list }.
play-score = Poentaro: { $list }. Celo: { $target }.
play-choice = { $number }  { $card }

## The game: what you are asked

play-cut-how = Tajpu iun nombron aŭ nur premu Enter: tio influas la miksadon, sed neniu povas antaŭvidi, kiel.
play-ask-cut = Via divido:
play-ask-card = { $count ->
    [one] Via karto (1; ? por helpo):
   *[other] Via karto (1–{ $count }; ? por helpo):
}
play-ask-next = Enter por la sekva rondo (q por foriri):
play-not-expected = { $count ->
    [one] “{ $text }” ne estas unu el viaj kartoj. Tajpu 1, karton (ekzemple { $example }) aŭ ? por helpo.
   *[other] “{ $text }” ne estas unu el viaj kartoj. Tajpu 1–{ $count }, karton (ekzemple { $example }) aŭ ? por helpo.
}
play-not-in-hand = Tiu karto ne estas en via mano: { $card }.

## The game: what you can type

play-help-cut = Por dividi la kartaron: ajna nombro aŭ teksto, aŭ nur Enter. Tio influas la miksadon, sed neniu povas antaŭvidi, kiel.
play-help-next = Por daŭrigi: nur Enter.
play-help-card = Por ludi karton: ĝia numero, aŭ la karto mem, ekzemple { $example }.
play-help-suits = Emblemoj: c trefo, d karoo, h kero, s piko. Majuskloj kaj minuskloj validas egale.
play-help-s = s  la stato de la tablo en vortoj
play-help-p = p  ĉiuj kartoj de la meza stako
play-help-l = l  la lastaj prenoj
play-help-c = c  la poentofolio
play-help-f = f  la mezaj kartoj, kiuj estis kaŝitaj, se vi rajtas rigardi ilin
play-help-r = r  la reguloj mallonge
play-help-q = q  forlasi la tablon

## The game: the state in words

play-state-round = Rondo { $round }, disdono { $deal } el { $deals }. Disdonanto: { $player }.
play-state-round-you = Rondo { $round }, disdono { $deal } el { $deals }. Vi estas la disdonanto.
play-state-hand = { $count ->
    [0] { $player } ne havas kartojn.
    [one] { $player } havas { $count } karton.
   *[other] { $player } havas { $count } kartojn.
}
play-state-hand-you = { $count ->
    [0] Vi ne havas kartojn.
    [one] Vi havas { $count } karton: { $cards }.
   *[other] Vi havas { $count } kartojn: { $cards }.
}
play-state-pistis = Piŝtioj: { $list }.
play-state-doubles = Duoblaj piŝtioj: { $list }.
play-no-round = Ankoraŭ neniu karto estas disdonita.
play-pile-cards = La meza stako, de supre: { $cards }.
play-card-hidden = kaŝita karto
play-no-captures = En ĉi tiu rondo ankoraŭ neniu prenis.
play-face-down-none = En ĉi tiu rondo neniu meza karto estis kaŝita.
play-face-down-not-yet = Ankoraŭ neniu prenis la kaŝitajn mezajn kartojn.
play-face-down-not-yours = La kaŝitaj mezaj kartoj estas prenitaj, sed vi ne rajtas rigardi ilin.
play-face-down-yours = Kaŝite en la mezo kuŝis: { $cards }.
play-sheet-empty = Ankoraŭ neniu rondo estas kalkulita.
play-sheet-round = Rondo { $round }: { $list }

## The game: the rules in short

play-short-play = Kiam venas via vico, vi ludas unu karton sur la mezan stakon. Se ĝi havas la rangon de la supra karto aŭ estas fanto, via teamo prenas la tutan stakon.
play-short-play-alone = Kiam venas via vico, vi ludas unu karton sur la mezan stakon. Se ĝi havas la rangon de la supra karto aŭ estas fanto, vi prenas la tutan stakon.
play-short-empty = Se la meza stako estas malplena, ankaŭ fanto prenas nenion.
play-short-pisti = { $points ->
    [one] Se vi prenas solan karton per karto de la sama rango, tio estas piŝtio: { $points } poento.
   *[other] Se vi prenas solan karton per karto de la sama rango, tio estas piŝtio: { $points } poentoj.
}
play-short-double = { $points ->
    [one] Se fanto prenas solan fanton, tio estas duobla piŝtio: { $points } poento.
   *[other] Se fanto prenas solan fanton, tio estas duobla piŝtio: { $points } poentoj.
}
play-short-first-card = La unua karto de rondo ne faras piŝtion.
play-short-last-card = La lasta karto de rondo ne faras piŝtion.
play-short-set-aside = Kiu unua prenas, tiu ricevas ankaŭ la mezajn kartojn metitajn flanken.
play-short-leftovers = Kio fine restas en la meza stako, tio iras al la lasta preninto.
play-short-points = Poentoj: ĉiu fanto { $jack }, ĉiu aso { $ace }, trefa duo { $two_of_clubs }, karoa deko { $ten_of_diamonds }, plej multe da kartoj { $most_cards }.
play-short-game = La partio iras ĝis { $target ->
    [one] { $target } poento
   *[other] { $target } poentoj
}. Se tiam pluraj havas la plej altan poentaron, oni ludas plian rondon.

## The game: the count

play-count = Kalkulo de rondo { $round }
play-count-side = { $cards ->
    [one] { $side }: { $cards } karto
   *[other] { $side }: { $cards } kartoj
}
play-count-side-you = { $cards ->
    [one] Vi: { $cards } karto
   *[other] Vi: { $cards } kartoj
}
play-count-side-yours = { $cards ->
    [one] Via teamo: { $cards } karto
   *[other] Via teamo: { $cards } kartoj
}
play-count-most = Plej multe da kartoj: { $points }
play-count-jacks = Fantoj: { $points }
play-count-aces = Asoj: { $points }
play-count-two-of-clubs = Trefa duo: { $points }
play-count-ten-of-diamonds = Karoa deko: { $points }
play-count-pistis = Piŝtioj: { $points }
play-count-pistis-made = Piŝtioj: { $points } (simplaj { $single }, duoblaj { $double })
play-count-total = Sumo de la rondo: { $points }
play-count-tie = Ambaŭ havas po { $cards } kartojn: neniu ricevas poentojn por plej multe da kartoj.
play-count-tie-many = Neniu havas pli da kartoj ol ĉiuj aliaj: neniu ricevas poentojn por plej multe da kartoj.
play-score-after = Poentaro post rondo { $round }: { $list }. Celo: { $target }.

## The game: the end

play-tie = La celo estas atingita, sed pluraj havas la plej altan poentaron: oni ludas plian rondon.
play-both-reached = Pluraj atingis la celon { $target }: venkas la plej alta poentaro.
play-win = { $points ->
    [one] Venkas { $side }, kun { $points } poento.
   *[other] Venkas { $side }, kun { $points } poentoj.
}
play-win-you = { $points ->
    [one] Vi gajnas la partion, kun { $points } poento!
   *[other] Vi gajnas la partion, kun { $points } poentoj!
}
play-win-yours = { $points ->
    [one] Via teamo gajnas la partion, kun { $points } poento!
   *[other] Via teamo gajnas la partion, kun { $points } poentoj!
}
play-leave = Vi forlasas la tablon.
play-kept = La partio estas konservita en { $file }. Por daŭrigi:
play-record-is-in = La registro de la partio estas en { $file }.
play-not-kept = Ĉi tiu partio ne estas konservita; --record FILE diras, kie konservi ĝin.
play-nothing-to-keep = Ankoraŭ nenio estas disdonita, do estas nenio por konservi.

## The full-screen table: dates

# $day and $month have two digits, $year four
date-short = { $year }-{ $month }-{ $day }

## The full-screen table: the first screen. Texts of buttons and rows have at most 22 characters

screen-title = Piŝtio
screen-subtitle = La ĝusta karto prenas la tutan stakon
screen-play = Ludi
screen-continue = Daŭrigi
screen-continue-detail = { $date }, rondo { $round }: { $list }
screen-table = Tablo
screen-level = Nivelo de la robotoj
screen-language = Lingvo
screen-speed = Rapideco
screen-house-rules = Reguloj de la tablo
screen-kept-games = Konservitaj partioj
screen-read-rules = Kiel ludi
screen-settings = Agordoj
screen-quit = Fini
screen-take = Uzi ĉi tiujn regulojn
screen-back = Reen
screen-close = Fermi
screen-first-help = ↑ ↓ elekti · ← → ŝanĝi · Enter konfirmi
screen-settings-not-kept = Viaj agordoj ne estas konserveblaj: { $file }

## The full-screen table: kinds of tables (at most 22 characters) and what they are (one line)

preset-standard = Norma
preset-standard-line = Du paroj, ĝis 151 poentoj
preset-classic-101 = Klasika ĝis 101
preset-classic-101-line = La normaj reguloj, ĝis 101 poentoj
preset-short = Mallonga
preset-short-line = La normaj reguloj, ĝis 51 poentoj
preset-two = Du ludantoj
preset-two-line = Vi kontraŭ unu roboto, ĝis 101 poentoj
preset-solo = Kvar, ĉiu por si mem
preset-solo-line = Sen partneroj, ĝis 101 poentoj
preset-three = Tri ludantoj
preset-three-line = Ĉiu por si mem, ĝis 101 poentoj
preset-under = Mezo en la stako
preset-under-line = La mezaj kartoj kuŝas en la stako, kaŝitaj krom la supra
preset-open-centre = Malkaŝita mezo
preset-open-centre-line = La kvar mezaj kartoj kuŝas malkaŝitaj en la stako
preset-last-card-counts = La lasta karto validas
preset-last-card-counts-line = Ankaŭ la lasta karto de rondo povas fari piŝtion
preset-jack-pisti = Piŝtio per fanto
preset-jack-pisti-line = Fanto, kiu prenas solan karton, faras duoblan piŝtion
preset-own = Reguloj de la tablo
preset-own-line = { $seats } ludantoj, ĝis { $target }

## The full-screen table: the house rules one by one (at most 24 characters), and their values (at most 14)

rule-seats = Ludantoj
rule-partners = Partneroj
rule-target = Partio ĝis
rule-pisti = Piŝtio
rule-double_pisti = Duobla piŝtio
rule-jack = Ĉiu fanto
rule-ace = Ĉiu aso
rule-two_of_clubs = Trefa duo
rule-ten_of_diamonds = Karoa deko
rule-most_cards = Plej multe da kartoj
rule-first_card_pisti = Piŝtio per unua karto
rule-last_card_pisti = Piŝtio per lasta karto
rule-lone_jack = Fanto sur sola karto
rule-centre = Mezaj kartoj
rule-centre_jack = Fanto en la mezo
rule-exposed = Malsupra karto montrata
rule-cut_jack_rule = Nova divido pro fanto
rule-lookers = Kaŝitajn rajtas rigardi
value-yes = jes
value-no = ne
value-lone_jack-nothing = sen piŝtio
value-lone_jack-pisti = piŝtio
value-lone_jack-double = duobla piŝtio
value-centre-set_aside = flanke
value-centre-under = kaŝite sube
value-centre-open = malkaŝite
value-centre_jack-cover = oni kovras ĝin
value-centre_jack-redeal = nova disdono
value-lookers-side = la teamo
value-lookers-seat = la preninto
value-lookers-nobody = neniu
value-lookers-everyone = ĉiuj

## The full-screen table: house rules that make no sense together; $rule and $value are a label and a value

screen-rules-partners = Partneroj bezonas kvar ludantojn, ne { $seats }.
screen-rules-open-centre = Kiam la mezaj kartoj kuŝas malkaŝite, “{ $rule }” devas esti “{ $value }”.
screen-rules-nothing-scores = Laŭ ĉi tiuj reguloj nenio donas poentojn: donu poentojn al io.

## The full-screen table: settings (at most 24 characters), and their values (at most 14)

setting-suits = Emblemoj
setting-cut = Mem dividi la kartaron
setting-confirm = Konfirmi ĉiun karton
value-speed-slow = malrapide
value-speed-normal = normale
value-speed-fast = rapide
value-speed-off = sen paŭzoj
value-suits-four = kvar koloroj
value-suits-two = du koloroj

## The full-screen table: around the table. Words under a seat have at most 11 characters

screen-where = Rondo { $round } · Disdono { $deal }/{ $deals }
screen-where-cut = Rondo { $round } · Divido
screen-target = ĝis { $target }
screen-you = vi
screen-your-side = Via teamo
screen-you-alone = Vi
screen-bot = roboto
screen-away = for
screen-partner = partnero
screen-dealer = disdonanto
screen-pile-count = Stako: { $count }
screen-stock-count = Talono: { $count }
screen-bottom-card = Malsupre: { $card }
screen-set-aside-count = Flanke: { $count }

## The full-screen table: what goes on, each at most 80 characters; screen-cut-how at most 38

screen-your-turn = Via vico
screen-confirm-card = Elektu denove por ludi ĝin: { $card }
screen-not-your-turn = Ankoraŭ ne: unue ludas { $player }.
screen-cut-how = Dividu: ← → kaj Enter, aŭ klako
screen-cut-aim = La divido influas la miksadon, sed neniu povas antaŭvidi, kiel.
screen-cuts = { $player } dividas la kartaron.
screen-cuts-you = Vi dividas la kartaron.
screen-shown-jack = Malkaŝiĝas fanto; la sekva karto kovras ĝin.
screen-too-small = Grandigu la terminalon: la tablo bezonas { $wanted_columns } × { $wanted_lines } signojn, nun estas { $columns } × { $lines }.

## The full-screen table: the line of keys; each at most 10 characters

screen-key-state = tablo
screen-key-pile = stako
screen-key-captures = prenoj
screen-key-log = okazaĵoj
screen-key-sheet = poentoj
screen-key-face-down = kaŝitaj
screen-key-rules = reguloj
screen-key-settings = agordoj
screen-key-say = diri
screen-key-deal = disdono
screen-key-help = helpo
screen-key-leave = foriri

## The full-screen table: titles of windows, each at most 34 characters

screen-title-state = La tablo en vortoj
screen-title-pile = La meza stako
screen-title-captures = La lastaj prenoj
screen-title-log = Kio okazis
screen-title-sheet = Poentofolio
screen-title-face-down = La kartoj, kiuj estis kaŝitaj
screen-title-rules = La reguloj de ĉi tiu tablo
screen-title-standard = La normaj reguloj
screen-title-help = Klavoj kaj muso
screen-sheet-round = Rondo
screen-sheet-total = Sumo

## The full-screen table: the count as a table, a column for each side; at most 20 characters

count-row-cards = Kartoj
count-row-most_cards = Plej multe da kartoj
count-row-jacks = Fantoj
count-row-aces = Asoj
count-row-two_of_clubs = Trefa duo
count-row-ten_of_diamonds = Karoa deko
count-row-pistis = Piŝtioj
count-row-total = Sumo de la rondo
count-row-score = Poentaro nun

## The full-screen table: help

screen-help-cards = 1–4  ludi tiun karton el via mano
screen-help-arrows = ← → kaj Enter  elekti karton kaj ludi ĝin
screen-help-space = Spaco  ne atendi, tuj daŭrigi
screen-help-g = g  kio okazis ĝis nun
screen-help-o = o  agordoj: lingvo, rapideco, koloroj
screen-help-t = t  diri ion (ĉe tablo de servilo)
screen-help-v = v  kion la servilo promesis por la disdono
screen-help-again = Spacoklavo  denove ludi mem, kie roboto ludas por vi
screen-help-pages = PgUp PgDn  turni paĝon de longa fenestro
screen-help-mouse = Muso: alklaku karton por ludi ĝin, la stakon por vidi ĝin tutan, aŭ iun ajn klavon en la lasta linio.

## The full-screen table: the end of a round, of the game, of the sitting; buttons have at most 22 characters

screen-next-round = Sekva rondo
screen-again = Ludi denove
screen-look-back = Rerigardi la partion
screen-to-start = Al la komenco
screen-leave-question = Ĉu forlasi la tablon?
screen-leave-kept = La partio estas konservita; daŭrigu ĝin, kiam ajn vi volos.
screen-leave-not-kept = La partio ne estas konservita: ĝi perdiĝos.
screen-leave = Foriri
screen-stay = Resti
screen-kept-none = Ankoraŭ neniu partio estas konservita. Ĉiu partio, kiun vi ludos, konserviĝos ĉi tie.
screen-kept-line = { $date } · rondo { $round } · { $list }
screen-kept-over = { $date } · finita · { $list }
screen-kept-bad = nelegebla: { $file }

## At a table of a server: the connection

remote-connecting = Konektado …
remote-again-in = Nova provo post { $seconds } s.
remote-again-now = Nova provo …
remote-refused-somehow = La servilo rifuzas tion ({ $reason }).
remote-seat-kept = Via loko restas via. Por reveni:
remote-seat-lost = Vi ne plu sidas ĉe ĉi tiu tablo.
remote-seat-not-kept = Post paneo vi ne povus reveni al via loko: { $file } ne estas skribebla.

## At a table of a server: the list of tables, a table to be opened. Buttons and rows have 22 characters or less

remote-your-name = Via nomo, kiel aliaj vidas ĝin:
remote-guest = Gasto
remote-open-tables = Malfermitaj tabloj:
remote-no-tables = Nun neniu tablo estas malfermita. Malfermu tablon, aŭ tajpu la kodon de iu.
remote-return = Reen al via loko: { $code }
remote-seats-taken = { $count }/{ $all }
remote-playing-short = ludante
remote-tables-help = ↑ ↓ elekti · Enter iri · o agordoj · q fini
remote-make = Malfermi tablon
remote-take = Prete
remote-enter-code = Tajpi kodon
remote-code-what = La kodo de tablo, aŭ la ligilo, kiun vi ricevis:
remote-go = Iri tien
remote-clock-row = Horloĝo
remote-no-clock = sen
remote-clock = { $seconds } s
remote-open-row = Kiu rajtas veni
remote-open = ĉiuj
remote-private = nur per ligilo

## At a table of a server: the room before a game and between two

remote-table = Tablo { $code }
remote-invite = Sendu tion al tiuj, kiuj venu:
remote-rules = { $name }. { $line }.
remote-clock-line = Por ĉiu karto estas { $seconds } s.
remote-open-line = La tablo estas en la listo: ĉiu rajtas veni.
remote-private-line = La tablo estas en neniu listo: venas nur kiu havas la ligilon.
remote-free = libera
remote-agrees = preta ludi denove
remote-sit-how = Elektu, kie sidi: ĉe libera loko aŭ tiu de roboto.
remote-playing = Partio daŭras. Kiam rondo finiĝos, vi povos preni la lokon de roboto.
remote-begins = La partio komenciĝas …
remote-missing = Liberaj lokoj: { $count }
remote-seats-how = Atendu aliajn, aŭ elektu lokon kaj sidigu tie roboton.
remote-start-how = Ĉiuj ĉeestas: vi povas komenci.
remote-owner-starts = { $player } komencos la partion.
remote-another-how = Alia partio komenciĝos, kiam ĉiuj konsentos.
remote-start = Komenci la partion
remote-another = Ludi denove
remote-fill = Robotoj al liberaj
remote-change = Ŝanĝi la regulojn
remote-say = Diri ion
remote-leave-room = Forlasi la tablon
remote-leave-room-what = Vi povas fordoni vian lokon, aŭ reteni ĝin kaj reveni poste.
remote-leave = { remote-come-back }: la loko restos via; ĝis tiam roboto eble ludos por vi. { remote-give-up }: roboto prenos ĝin por ĉiam.
remote-give-up = Fordoni la lokon
remote-come-back = Reveni poste
remote-get-up = Stariĝi
remote-free-seat = Forpreni la roboton
remote-swap = Interŝanĝi kun via loko
remote-kick = Forsendi
remote-mute = Silentigi
remote-unmute = Lasi paroli denove
remote-to-room = Atendejo
remote-others-read = Ni atendas la aliajn, kiuj legas la kalkulon …

## At a table of a server: what persons do, and what they say

remote-sits = { $player } nun sidas ĉi tie: { $seat }
remote-bot-sits = Roboto, nivelo { $level }, nun sidas ĉi tie: { $seat }
remote-gets-up = Ĉi tiu loko nun estas libera: { $seat }
remote-bot-plays = Ĉi tie plu ludas roboto: { $player }
remote-bot-plays-you = Roboto nun ludas por vi. Premu la spacoklavon por denove ludi mem.
remote-absent = { $player } ne havas konekton.
remote-absent-you = Vi ne havas konekton.
remote-back = { $player } revenis.
remote-back-you = Vi revenis kaj ludas mem.
remote-says = { $player }: { $text }
remote-says-you = Vi: { $text }
remote-muted = Ne plu rajtas paroli: { $list }
remote-unmuted = Denove rajtas paroli: { $list }
remote-wishes = Alia partio, konsentas: { $list }
remote-outage = La servilo mankis dum iom da tempo. Ies tempo ne pasis dume.
phrase-hello = Saluton!
phrase-good-luck = Bonŝancon!
phrase-well-played = Bone ludite!
phrase-thanks = Dankon!
phrase-oops = Ho ve!
phrase-hurry = Nu, ludu!
phrase-one-more = Ankoraŭ unu partion!
phrase-bye = Ĝis revido!
phrase-smile = Ha ha!
phrase-wow = Ho!
phrase-sad = Domaĝe!

## At a table of a server: the promises for the deal; behind the receipts comes a hash

remote-broken = La disdono ne estas kiel promesite
remote-broken-what = Aŭ la servilo ne disdonas honeste, aŭ ĝi havas mankon. La klavo v montras, kion ĝi promesis; konservu la registron de la partio.
remote-deal = Kion la servilo promesis
remote-deal-what = Antaŭ ĉiu rondo la servilo montras la haketaĵon de sia semo, kaj ĉi tiu programo aldonas propran semon. Kun la registro de la partio ĉi tiu komando kontrolas la disdonojn:
remote-deal-none = Ankoraŭ nenio estis promesita.
remote-receipt-open = { $round ->
    [0] La unua disdonanto, ankoraŭ ne elektita:
   *[other] Rondo { $round }, ankoraŭ ne finita:
}
remote-receipt-kept = { $round ->
    [0] La unua disdonanto, kontrolita, kiel promesite:
   *[other] Rondo { $round }, kontrolita, kiel promesite:
}
remote-receipt-broken = { $round ->
    [0] La unua disdonanto, kontrolita, ne kiel promesite:
   *[other] Rondo { $round }, kontrolita, ne kiel promesite:
}

## At a table of a server: line by line

remote-plain-tables = Tajpu la numeron de tablo aŭ ĝian kodon. n malfermas novan tablon (n two,target=51 kun ĉi tiuj reguloj), q finas.
remote-ask-table = Tablo:
remote-ask-room = Ĉe la tablo (? por helpo):
remote-ask-again = Post la partio (? por helpo):
remote-not-understood = “{ $text }” ĉi tie signifas nenion; ? diras, kion vi povas tajpi.
remote-time-left = Restanta tempo: { $seconds } s.
remote-connected = La konekto denove estas.
play-help-sit = sit E  sidiĝi tie (S, E, N aŭ W), per nura sit ie ajn
play-help-room = s  kiu kie sidas, kaj la reguloj mallonge
play-help-bot = b E hard  roboto tie, de tiu nivelo; per nura b ĉe ĉiuj liberaj lokoj
play-help-free = free E  forpreni la roboton de tiu loko
play-help-begin = start  komenci la partion
play-help-another = again  konsenti pri alia partio
play-help-t = t 3  diri ion: unu el la frazoj, kiujn t montras
play-help-v = v  kion la servilo promesis por la disdono
play-help-away = q  fini; la loko restas via
play-help-give-up = leave  fordoni vian lokon kaj fini

## A record told on the full screen

screen-replay-where = Karto { $ply } el { $plays }
screen-replay-start = Antaŭ la unua karto
screen-replay-seed = Semo: { $seed }
screen-replay-copied = Kopiita, se via terminalo tion permesas. La pozicio:
screen-replay-no-position = La rondo estas disdonota denove, do ĝi ne havas pozicion.
screen-replay-key-step = paŝo
screen-replay-key-capture = preno
screen-replay-key-auto = aŭtomate
screen-replay-key-space = Spaco
screen-replay-key-round = rondo
screen-replay-key-copy = kopii
screen-replay-help-step = ← →  unu karton reen, unu antaŭen
screen-replay-help-capture = ↑ ↓  al la antaŭa preno, al la sekva
screen-replay-help-ends = Home End  al la komenco, al la fino de la rondo
screen-replay-help-round = b n  al la antaŭa rondo, al la sekva
screen-replay-help-auto = { screen-replay-key-space }  iri plu aŭtomate, kaj halti
screen-replay-help-copy = y  kopii la pozicion kiel unu tekstlinion
screen-replay-help-q = q  { screen-key-leave }
screen-replay-help-count = c  la kalkulo de la rondo
screen-replay-help-signs = ×7 +10  en la listo: 7 kartoj prenitaj, 10 poentoj por piŝtio
screen-replay-help-mouse = Muso: alklaku karton en la listo por iri tien, la stakon por vidi ĝin tutan, aŭ iun ajn klavon en la lasta linio.
screen-replay-more = Nur la unuaj { $records } registroj estas montrataj ĉi tie; per --game kaj --round vi elektas aliajn.
screen-replay-reading = La registroj estas legataj …

## A record told (pisti replay); its plays are told in the sentences of the game

replay-round = Partio { $game }, rondo { $round }
replay-event = Evento: { $event }
replay-date = Dato: { $date }
replay-rules = Reguloj de la tablo: { $rules }
replay-seat = { seat-name }: { $player }
replay-tag = { $name }: { $value }
replay-dealer = Disdonanto: { $player }
replay-cut-jack = { $lifted ->
    [one] Divido: { $lifted } karto levita; aperas fanto, do oni dividas denove
   *[other] Divido: { $lifted } kartoj levitaj; aperas fanto, do oni dividas denove
}
replay-cut = { $lifted ->
    [one] Divido: { $lifted } karto levita
   *[other] Divido: { $lifted } kartoj levitaj
}
replay-redeal = Oni devas disdoni la rondon denove.
replay-numbered = { $number }. { $text }
replay-comment = Komento: { $text }
replay-set-aside = { $count ->
    [one] Aldoniĝas la meza karto metita flanken: { $cards }.
   *[other] Aldoniĝas la { $count } mezaj kartoj metitaj flanken: { $cards }.
}
replay-unfinished = { $plays ->
    [0] La registro finiĝas antaŭ la unua karto; la rondo ne estas finita.
    [one] La registro finiĝas post { $plays } ludita karto; la rondo ne estas finita.
   *[other] La registro finiĝas post { $plays } luditaj kartoj; la rondo ne estas finita.
}
replay-after = { $plays ->
    [0] Antaŭ la unua karto:
    [one] Post { $plays } ludita karto:
   *[other] Post { $plays } luditaj kartoj:
}
replay-pile = { $count ->
    [0] La meza stako estas malplena.
    [one] Meza stako, { $count } karto: { $cards }.
   *[other] Meza stako, { $count } kartoj, de supre: { $cards }.
}
replay-hand = { $count ->
    [0] { $player } ne havas kartojn.
    [one] { $player } havas { $count } karton: { $cards }.
   *[other] { $player } havas { $count } kartojn: { $cards }.
}
replay-won = { $count ->
    [one] Prenita de { $side }: { $count } karto.
   *[other] Prenitaj de { $side }: { $count } kartoj.
}
replay-to-play = Nun ludas: { $player }
replay-total = Sumo de la partio: { $points }

## A check of records (pisti check)

check-good = { $file }: en ordo, { $records ->
    [one] { $records } registro
   *[other] { $records } registroj
}, { $games ->
    [one] { $games } partio
   *[other] { $games } partioj
}
check-empty = { $file }: en ordo, 0 registroj (la dosiero estas malplena)
check-progress = { $file }: { $percent }%

## The database of a server (pisti db)

db-migrated = { $file }: venigita de versio { $before } al versio { $after }.
db-newest = { $file }: estas de la plej nova versio, { $after }.
persons-line = { $person }: { $name } (rango: { $rating }, ludoj: { $games })
persons-banned = forbarita: { $reason }
persons-report = { $report }: { $at }, { $person }, { $kind }: { $text }
persons-nothing = Estas neniu kaj nenio por montri.
persons-done = Farite.
db-good = { $file }: en ordo (tabloj: { $tables }, finitaj partioj: { $games })
db-bad = { $file }: ne en ordo (eraroj: { $faults }, tabloj: { $tables }, finitaj partioj: { $games })
db-exported = { $file }: skribita (finitaj partioj: { $games })
db-copied = { $file }: skribita (tabloj: { $tables }, finitaj partioj: { $games }, vicoj: { $rows })

## A server (pisti serve)

serve-open = Piŝtio estas malfermita. Amikoj venu ĉi tien:
serve-kept = Konservata en: { $file }
serve-stop = Ctrl-C haltigas la servilon; kiu ludas, retrovos la tablon tia, kia ĝi estis.
serve-stopped = La servilo haltis. Nenio perdiĝis.
serve-no-page = La paĝo por retumiloj ne estas konstruita: retumiloj montras, kiel ludi en terminalo.
serve-runs = Servilo de piŝtio jam funkcias ĉi tie: { $address }
serve-other-port = Io alia uzas la pordon { $port }; ĉi-foje estas { $other }.
serve-open-yourself = Mankas ekrano por malfermi la paĝon; en ĉi tiu komputilo ĝia adreso estas: { $address }
page-game = Piŝtio estas turka kartludo, en kiu oni prenas kartojn de la tablo: kvar ludantoj, du paroj, venkas kiu unua atingas 151.
page-server = Ĉi tiu servilo tenas tablojn por amikoj. Ludu ĉe ĝi per terminalo:
page-table = Tablo atendas vin ĉi tie. Sidiĝu ĉe ĝi per terminalo:

## The page of how a server is (/status)

status-title = La stato de la servilo
status-good = Ĉio estas en ordo: ĉio ludata konserviĝas.
status-bad = La datumbazo ne respondas: oni ne povas ludi, ĝis ĝi revenos.
status-stops = La servilo tuj haltos, kaj revenos.
status-version = Versio
status-since = Funkcias ekde
status-tables = Tabloj kun ludantoj
status-persons = Konektitaj ludantoj
status-workers = Procezoj de la servilo
status-outage = Lasta paneo
status-no-outage = neniu
status-unknown = nekonata

## Whether rounds were dealt fairly (pisti verify)

verify-round = Rondo { $round }: disdonita, kiel diras la semoj. Promeso de la servilo: { $hex }
verify-dealer = La unua disdonanto: elektita, kiel diras la semoj. Promeso de la servilo: { $hex }
verify-good = Ĉio estas, kiel diras la semoj. Komparu la promesojn kun tiuj, kiujn vi vidis antaŭ la rondoj.
verify-receipt = Ĉio estas, kiel diras la semoj, kaj la promeso, kiun vi vidis, estas inter ili.

## A simulation (pisti simulate)

simulate-head = { NUMBER($rounds) } rondoj, reguloj { $rules }, semo { $seed }. Teamo 1 estas tiu dekstre de la disdonanto.
simulate-side = Teamo { $side } ({ $policies }): { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) } ± { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } poentoj por rondo
simulate-together = Ĉiuj kune: { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) } ± { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } poentoj por rondo
simulate-pistis = Piŝtioj: { NUMBER($value, minimumFractionDigits: 5, maximumFractionDigits: 5) } ± { NUMBER($error, minimumFractionDigits: 5, maximumFractionDigits: 5) } por rondo
simulate-doubles = Duoblaj inter ili: { NUMBER($value, minimumFractionDigits: 5, maximumFractionDigits: 5) } ± { NUMBER($error, minimumFractionDigits: 5, maximumFractionDigits: 5) } por rondo
simulate-ties = Neniu havas plej multe da kartoj: en { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) } el 100 rondoj
simulate-margin = Avantaĝo de teamo 1 antaŭ la plej bona alia teamo: { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) } ± { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } poentoj por rondo
simulate-histogram = Rondoj el 100 laŭ la avantaĝo de teamo 1 en poentoj:
simulate-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-compiled = { NUMBER($speed, maximumFractionDigits: 0) } rondoj en sekundo, kompilite
simulate-interpreted = { NUMBER($speed, maximumFractionDigits: 0) } rondoj en sekundo, ne kompilite: por kompili necesas numba (la aldono “fast”)
simulate-progress = { $percent }%

## The analysis of plays (pisti analyse); after a result, a cost or a luck stands its figure

analysis-title = Piŝtio: la luditaj kartoj de partio
analysis-head = Mondoj por ĉiu karto: { NUMBER($worlds) }; semo: { $seed }. Ĉiu ludita karto estas rigardata laŭ tio, kion la ludanto tiam sciis; de tie ĉiuj sidlokoj ludas kiel strong. Valoroj estas la poentoj, je kiuj teamo estas antaŭe fine de la rondo, ± norma eraro.
analysis-interpreted = Nenio estas kompilita, do la mondoj estas malmultaj: por kompili necesas numba (la aldono “fast”).
analysis-game = Partio { $game }
analysis-round = Rondo { $round }
analysis-side = { $side }: rezulto { NUMBER($result, maximumFractionDigits: 1) }, bonŝanco { $luck }, kosto de la luditaj kartoj { $cost }
analysis-side-unfinished = { $side }: kosto de la luditaj kartoj { $cost }
analysis-seat = { $player }: kosto { $cost }, luditaj kartoj: { $plays }
analysis-costliest = La plej multekostaj luditaj kartoj
analysis-no-cost = Neniu ludita karto certe kostis ion
analysis-play = Rondo { $round }, karto { $play }: { $player }, { $card }, kosto { $cost }. { $why }
analysis-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
analysis-chart = Avantaĝo en poentoj, atendebla post ĉiu karto: { $side }
analysis-column-number = N-ro
analysis-column-player = Ludanto
analysis-column-card = Karto
analysis-column-cost = Kosto
analysis-column-cards = Kiom valoris ĉiu karto
analysis-column-why = Kial
analysis-progress = Partio { $game }: { $percent }%

## The analysis: what there is to say of a play; $card is a card in short form

analysis-why-only = Ne estis alia karto.
analysis-why-pisti-made = Farita piŝtio. Poentoj: { $points }.
analysis-why-captured = La meza stako estas prenita. Poentoj kun la karto: { $points }.
analysis-why-jack-kept = La fanto restas por poste. Poentoj lasitaj sur la tablo: { $points }.
analysis-why-safe = Sekura karto: ĉiuj aliaj de ĝia rango jam vidiĝis.
analysis-why-few-left = La plej bona karto por meti. Ankoraŭ ne viditaj kartoj de ĝia rango: { $unseen }.
analysis-why-equal = Same bona: { $card }.
analysis-why-pisti-let-go = Preterlasita piŝtio, kiun faras: { $card }. Poentoj: { $points }.
analysis-why-pile-let-go = La meza stako restis, kvankam ĝin prenas: { $card }. Poentoj en ĝi: { $points }.
analysis-why-jack-burnt = Fanto elspezita tro frue. Pli bona: { $card }. Poentoj en la stako: { $points }.
analysis-why-jack-laid = Fanto metita sur la malplenan tablon. Pli bona: { $card }.
analysis-why-rank-given = Rango, kiun aliaj povas havi. Ankoraŭ ne viditaj kartoj de ĝi: { $unseen }; de la rango de { $card }: { $fewer }.
analysis-why-points-left = Poentoj lasitaj al la sekva ludanto: { $points }. Pli bona: { $card }.
analysis-why-weaker = Pli bona: { $card }.

## The training of the network; the line has only figures

cli-train-head = Semo { $seed }. En kolumnoj: milionoj da luditaj kartoj, sekundoj, avantaĝo en poentoj por rondo antaŭ meza kaj antaŭ malfacila, kun la normaj eraroj.
cli-train-line = { NUMBER($millions, minimumFractionDigits: 1, maximumFractionDigits: 1) } · { NUMBER($seconds, minimumFractionDigits: 0, maximumFractionDigits: 0) } · { NUMBER($medium, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($medium_error, minimumFractionDigits: 2, maximumFractionDigits: 2) } · { NUMBER($hard, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($hard_error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-train-written = { $file }: skribita

## The page: what search engines and links show

web-shell-title = Piŝtio: la turka kartludo, kun amikoj aŭ kontraŭ robotoj
web-shell-title-table = Tablo de piŝtio
web-shell-title-rules = La reguloj de piŝtio
web-shell-title-me = Via paĝo
web-shell-title-person = Ludanto de Piŝtio
web-shell-title-leaderboard = La plej altaj rangoj en Piŝtio
web-shell-about-table = Tablo atendas vin ĉi tie. Malfermu la ligilon kaj sidiĝu: neniu konto necesas.
web-shell-about-rules = Kiel oni ludas piŝtion: preni kartojn, fari piŝtion, kalkuli kaj atingi 151.
web-shell-about-me = Via nomo, via rango, viaj lastaj partioj, kaj kio estas konservata pri vi. Neniu bezonas tion por ludi.
web-shell-about-person = La rango de ludanto, kaj ties partioj ĉe malfermaj tabloj.
web-shell-about-leaderboard = Kiu plej bone ludas Piŝtion ĉi tie, laŭ rangaj partioj de du kontraŭ du.
web-shell-picture = Kartoj ventumile sur verda felto, kaj la nomo de la ludo.
web-shell-rules = La reguloj de piŝtio
web-shell-no-script = Ĉi tiu paĝo bezonas JavaScript. En terminalo oni ludas sen ĝi:

## The page: start, room and settings

web-footer = Sen reklamoj, sen konto, nenio el aliaj retejoj.
web-play-what = Tuj, kontraŭ robotoj
web-making = La tablo pretiĝas …
web-friends = Ludi kun amikoj
web-friends-what = Vi ricevas tablon kaj ligilon. Kiu malfermas la ligilon, tiu elektas sian lokon.
web-forget = Forgesi la tablon { $code }
web-open-tables = Malfermitaj tabloj
web-list-loading = Serĉado de malfermitaj tabloj …
web-list-away = La servilo nun ne respondas. La listo revenos mem.
web-sit-down = Sidiĝi
web-watch = Rigardi
web-length-round = unu rondo
web-kind-standard = Du kontraŭ du; via partnero sidas vidalvide
web-kind-two = Unu kontraŭ unu
web-kind-solo = Kvar ludantoj, ĉiu por si mem
web-kind-three = Tri ludantoj, ĉiu por si mem
web-settings-look = Aspekto
web-settings-play = Ludo
web-settings-sound = Sono kaj vibro
web-setting-theme = Koloroj
web-theme-system = kiel la sistemo
web-theme-light = helaj
web-theme-dark = malhelaj
web-theme-contrast = alta kontrasto
web-setting-badges = Poentoj sur kartoj
web-setting-badges-hint = La trefa duo kaj la karoa deko montras sian valoron.
web-setting-left-hand = Maldekstra mano
web-setting-left-hand-hint = La butonoj kuŝas ĉe la maldekstra dikfingro.
web-setting-text-view = La tablo ankaŭ per vortoj
web-setting-text-view-hint = Sub la tablo legeblas ĉio, kion ĝi montras, en simpla teksto.
web-setting-keys = Klavoj por kartoj kaj fenestroj
web-setting-keys-hint = 1 ĝis 4 ludas karton, literoj malfermas fenestrojn.
web-setting-cut-hint = Alie la kartaro estas dividata anstataŭ vi.
web-setting-confirm-hint = La unua tuŝo elektas, la dua ludas.
web-setting-volume = Laŭteco
web-setting-volume-is = { $volume } el 10
web-setting-volume-none = sen sono
web-setting-vibration = Vibri je via vico
web-setting-vibration-hint = Se la aparato kapablas.
web-invite = Inviti aliajn
web-link = La ligilo de ĉi tiu tablo
web-copy = Kopii
web-copied = Kopiita
web-copy-by-hand = La retumilo ne permesas kopii: la ligilo estas markita, kopiu ĝin mem.
web-share = Sendi
web-share-text = Tablo de piŝtio atendas vin:
web-qr = La ligilo kiel bildo: la kamerao de telefono malfermas ĝin
web-link-local = Ĉi tiu ligilo funkcias nur ĉe ĉi tiu komputilo. Por aliaj malfermu la paĝon per la adreso, kiun montras la servilo.
web-sit-here = Sidiĝi ĉi tie
web-at-seat = Ŝanĝi
web-make-partner = Fari via partnero
web-muted = silentigita
web-who-begins = La unua disdonanto estas lotumata.
web-who-begins-again = En la sekva partio unue disdonas tiu, kiu sidis dekstre de la unua disdonanto de ĉi tiu.
web-seats = Kiu sidas kie
web-chat-row = Babilado
web-chat-line = La ludantoj rajtas skribi unu al la alia.
web-no-chat-line = Estas nur pretaj frazoj.
web-try-again = Provi denove
web-no-answer = La servilo ne respondas. Kontrolu vian konekton, kaj provu denove.
web-waiting-for = Ankoraŭ ne konsentis: { $list }
web-not-again = Tamen ne ludi denove
web-no-clock-line = Ne estas horloĝo.
web-rules-all = Ĉiuj reguloj

## The page: the rules

play-example-won = { $count ->
    [one] { $side }: { $count } karto, { $cards }.
   *[other] { $side }: { $count } kartoj, inter ili { $cards }.
}
web-rules-contents = Enhavo
web-rules-clauses = Paragrafoj
web-rules-numbers = La etaj numeroj montras, kiujn paragrafojn de la plenaj reguloj ĉiu alineo klarigas.
web-rules-not-loaded = Ne eblis ŝargi la regulojn.
web-position-you-play = Vi ludas
web-position-others = { $count ->
    [one] { $count } plia karto
   *[other] { $count } pliaj kartoj
}

## The page: score and trust

web-count-skip = Montri ĉion
web-score-chart = La poentaroj rondon post rondo, kiel linioj. Nun: { $list }. Celo: { $target }.
web-record-save = Konservi la registron
web-record-saved = Konservita: { $file }
web-record-not-reached = La servilo ne respondas. Provu denove post momento.
web-story-margin = { $points ->
    [one] Antaŭeco: { $points } poento.
   *[other] Antaŭeco: { $points } poentoj.
}
web-story-led = La unua loko neniam ŝanĝiĝis: la sama post ĉiu rondo.
web-story-last = Nur la lasta rondo decidis.
web-story-from = La unua loko estis gajnita por ĉiam en rondo { $round }.
web-story-swing = { $points ->
    [one] La plej granda avanco gajnita en unu rondo: { $points } poento, en rondo { $round }.
   *[other] La plej granda avanco gajnita en unu rondo: { $points } poentoj, en rondo { $round }.
}
web-story-best = { $count ->
    [one] La plej granda preno: { $player }, { $count } karto en rondo { $round }.
   *[other] La plej granda preno: { $player }, { $count } kartoj en rondo { $round }.
}
web-story-best-you = { $count ->
    [one] La plej granda preno estis via: { $count } karto en rondo { $round }.
   *[other] La plej granda preno estis via: { $count } kartoj en rondo { $round }.
}
web-story-pisti-points = Poentoj por piŝtioj: { $list }.
web-another-table = Alia tablo
web-broken-what = Aŭ la servilo ne disdonas honeste, aŭ ĝi havas mankon. Nenio estas perdita: kion ĝi promesis, tio restas ĉi tie, kaj vi povos konservi la registron, kiam la partio finiĝos.
web-trust-what = Antaŭ ĉiu rondo la servilo montras la haketaĵon de sia semo: sigelon, kiu ligas ĝin. Nur poste ĉi tiu retumilo kaj tiuj de la aliaj aldonas proprajn semojn, kaj ĉiuj kune faras la kartaron. Post la rondo ĉiuj semoj estas dirataj kaj kontrolataj. La haketaĵo, kiun vi konservas, estas via kvitanco.
web-trust-checks = Kion ĉi tiu retumilo kontrolas
web-trust-checks-seed = La semo, kiun la servilo diras, kongruas kun la haketaĵo, kiun ĝi montris antaŭe.
web-trust-checks-shares = La semo de ĉiu ludanto kongruas kun tio, kio estis promesita, antaŭ ol iu estis dirita.
web-trust-checks-cards = Ĉiu karto, kiun vi vidas, estas tiu, kiu estis promesita por ĝia loko en la kartaro.
web-trust-checks-pack = La kartaro, la divido kaj la unua disdonanto estas tiuj, kiujn faras ĉiuj semoj.
web-trust-proves = Kion tio pruvas
web-trust-proves-server = La servilo ne povis elekti la kartojn: ĝi estis ligita al sia semo, antaŭ ol ĝi konis la vian.
web-trust-proves-players = Ankaŭ neniu ludanto povis elekti ilin, nek ĉiuj ludantoj kune.
web-trust-proves-cards = Neniu karto estis ŝanĝita, post kiam la unua estis vidita: ĉiuj estis promesitaj kun la kartaro.
web-trust-not = Kion ĝi ne pruvas
web-trust-not-secret = La servilo konas la kartojn, dum vi ludas. Ke ĝi diras ilin al neniu, tio estas afero de fido, aŭ de propra servilo.
web-trust-not-partners = Partneroj povas tamen paroli inter si per aliaj vojoj.
web-trust-not-when = La registro sola ne montras, kiam haketaĵo estis montrita. Tiu, kiun vi konservis, montras tion.
web-trust-elsewhere = Kontroli aliloke
web-trust-elsewhere-how = Kiam la partio finiĝis, konservu la registron. En ĉiu komputilo kun Piŝtio ĉi tiu komando rekontrolas ĉiujn rondojn:
web-trust-copy = Kopii
web-trust-copied = Kopiita
web-title-keys = Tuŝo, muso kaj klavoj
web-keys-off = La klavoj estas malŝaltitaj en la agordoj.
web-touch-play = Tuŝu karton por ludi ĝin, aŭ trenu ĝin sur la stakon.
web-touch-pile = Tuŝu la stakon por vidi ĝin tutan.
web-touch-cut = Tuŝu la kartaron ie ajn, kiam vi dividas ĝin.
web-touch-captures = Tuŝu la kartojn, kiujn teamo prenis, por vidi la lastajn prenojn.
web-trust-older = Pli fruaj rondoj

## The page: the table

web-menu = Menuo
web-hand = Viaj kartoj en la mano
web-to-play = ludas nun
web-to-cut = dividas
web-you-cut = Vi dividas
web-bot-plays-you = Roboto nun ludas por vi.
web-play-again-myself = Denove ludi mem
web-next-card = Estos ludata en via vico: { $card }. Elektu ĝin denove por rezigni.
web-next-none = Neniu karto plu estas elektita por via vico.
web-next-mark = poste
web-hint = konsilo
web-hint-ask = Peti konsilon
web-hint-card = Roboto ludus: { $card }.
web-cut-how = Tuŝu la kartaron, kie vi volas dividi ĝin.
web-cut-where = Kie dividi: levataj kartoj
web-cut-here = Dividi ĉi tie
web-cut-waits = La kartaro estas dividata …
web-own-words = Per viaj propraj vortoj
web-hush = Kiujn vi ne volas aŭdi
web-try-now = Provi nun
web-play-under-way = Via karto estas survoje: la servilo ankoraŭ ne respondis …
web-time-up-plays = La tempo finiĝis. Por { $player } roboto ludas: { $card }.
web-time-up-plays-you = La tempo finiĝis. Por vi roboto ludas: { $card }.
web-log-from-round = De la komenco de ĉi tiu rondo.
web-pistis-waiting = Poentoj por piŝtioj de ĉi tiu rondo, aldonataj ĉe la kalkulo: { $points }
web-to-result = La rezulto

## The page: a game that is over, a full table, what cannot be typed or kept

web-rule-range = “{ $rule }”: necesas nombro de { $low } ĝis { $high }.
web-result = La rezulto de la partio
web-games-over = Finitaj partioj
web-table-full = La tablo estas plena. Vi povas rigardi.
web-table-playing = Partio daŭras. Vi povas rigardi.
web-seat-not-kept = Ĉi tiu retumilo konservas nenion ĉi tie: se vi fermos aŭ reŝargos la paĝon, vi ne povos reveni al via loko.
web-code-empty = Entajpu kodon.

## The page: a seat that is left, what changes at a table

web-forget-question = Ĉu forgesi vian lokon ĉe la tablo { $code }? Tiam vi ne plu povos reveni al ĝi.
web-forget-do = Forgesi
web-forget-not = Konservi
web-leave-later = La loko restos via; ĝis vi revenos, roboto eble ludos por vi.
web-leave-later-alone = La loko restos via, kaj la partio atendos vin.
web-leave-for-good = Roboto prenos la lokon: vi forlasos la partion por ĉiam.
web-leave-later-room = Dum aliaj ĉeestas, la loko estas gardata por vi unu minuton.
web-leave-later-room-alone = La tablo atendos vin dek minutojn.
web-leave-free = La loko tiam estos libera por aliaj.
web-new-here = ĵus venis
web-bot-plays-in = roboto ludos post { $seconds } s
web-cut-for = La tempo pasis: la kartaro estis dividita por { $player }.
web-cut-for-you = La tempo pasis: la kartaro estis dividita por vi.
web-kind-own = Kiel “{ $preset }”, sed:
web-lost-you = Vi malgajnas la partion.
web-lost-yours = Via teamo malgajnas la partion.

## The page: persons, rated tables, reports

web-me-what = Neniu bezonas ĉi tiun paĝon por ludi. La servilo rekonas ĉi tiun aparaton per kuketo; ĉi tie vi vidas, kion vi ludis.
web-me-nobody = Ankoraŭ nenio estas konservata pri vi. Post via unua partio, aŭ kun nomo, jes.
web-me-name-kept = Via nomo estas konservita.
web-me-public = Kiel aliaj vidas vin
web-loading = Ŝargado …
web-person-since = Ĉi tie ekde { $date }
web-rating = Rango
web-rating-none = Ankoraŭ neniu ranga partio: ĉiu komencas ĉi tie.
web-rating-provisional = Provizora: la servilo ankoraŭ ne scias, kiom forta estas la ludo. Ĝi povas ŝanĝiĝi je ĉirkaŭ { $points }.
web-rating-settled = Jam bone konata: ĝi povas ŝanĝiĝi je ĉirkaŭ { $points }.
web-totals = Ĉiuj partioj
web-totals-games = Partioj
web-totals-won = Gajnitaj
web-totals-persons = Inter homoj
web-totals-rated = El ili rangaj
web-totals-bots = Kun robotoj
web-totals-points = Poentoj, propra teamo kaj plej bona alia
web-totals-left = Rangaj partioj perditaj pro foriro
web-games-last = Lastaj partioj
web-games-none = Ankoraŭ neniuj partioj.
web-games-open-only = Partioj de privataj tabloj ne estas montrataj.
web-games-more = Pli fruaj partioj
web-game-won = Gajnita
web-game-lost = Perdita
web-game-bots = kun robotoj
web-game-left = perdita pro foriro
web-rated-mark = ranga
web-device = Alia aparato
web-device-what = Propra ligilo faras ankaŭ alian aparaton via: la sama nomo, partioj kaj rango. Kiu havas la ligilon, tiu povas fariĝi vi, do gardu ĝin kiel ŝlosilon.
web-device-count = Viaj aparatoj: { $count }
web-device-make = Fari ligilon
web-device-anew = Fari novan ligilon
web-device-there = Estas ligilo, kiu estis montrita antaŭe. Eblas repreni ĝin; ankaŭ nova senvalorigas ĝin.
web-device-shown = Malfermu ĝin sur la alia aparato. Ĝi estas montrata nur nun.
web-device-link = Via propra ligilo
web-device-drop = Repreni la ligilon
web-device-dropped = La ligilo estas nun senvalora.
web-kept = Kio estas konservata pri vi
web-kept-what = Nomo, rango, rezultoj, la registroj de partioj, ĉe kiuj vi sidis, raportoj, kiujn vi faris, kaj kiom da aparatoj vi havas. Neniu retpoŝto, adreso aŭ pasvorto.
web-kept-export = Konservi ĉion kiel dosieron
web-delete = Forigi ĉion
web-delete-question = Ĉu forigi ĉion, kio estas konservata pri vi?
web-delete-goes = Viaj nomo, rango, rezultoj kaj raportoj foriras, kaj tiuj pri vi, por ĉiuj viaj aparatoj.
web-delete-link = Via propra ligilo fariĝas senvalora.
web-delete-seats = Vi forlasas ĉiun lokon; daŭranta ranga partio estas perdita.
web-delete-stays = La registroj restas por tiuj, kiuj ludis kun vi; via nomo tie fariĝas “?”.
web-delete-for-good = Neniu povas revenigi tion.
web-delete-not = Konservi ĉion
web-deleting = Forigado … Kun tre multaj partioj tio daŭras iom.
web-deleted = Ĉio estas forigita. Por ĉi tiu servilo vi estas nova.
web-to-start = Al la unua paĝo
web-claim-title = Ligilo al ies paĝo
web-claim-what = Se la ligilo estas via, ankaŭ ĉi tiu aparato fariĝas via: la sama nomo, partioj kaj rango. Se iu alia sendis ĝin al vi, lasu ĝin.
web-claim-do = Jen mi: uzi ankaŭ ĉi tiun aparaton
web-claim-merge = Ĉi tiu aparato havas proprajn partiojn. Ĉu ambaŭ fariĝu unu? Ĉiuj rezultoj kuniĝas, kaj restas la rango de tiu kun pli da rangaj partioj.
web-claim-merge-do = Kunigi ambaŭ
web-claim-not = Lasi kiel estas
web-claim-done = Ankaŭ ĉi tiu aparato estas nun via.
web-leaderboard = Plej altaj rangoj
web-leaderboard-what = Rangaj partioj necesaj por stari ĉi tie: { $games }.
web-leaderboard-none = Ankoraŭ neniu ludis sufiĉe da rangaj partioj.
web-leaderboard-place = Loko
web-leaderboard-player = Ludanto
web-page-before = Antaŭa paĝo
web-page-next = Sekva paĝo
web-rated-row = Ranga
web-rated-line = La tablo estas ranga: la partio ŝanĝas la rangojn de ĉiuj kvar. Ne estas konsiloj, kaj kiu foriras, tiu perdis.
web-rated-leave = Tiam vi perdas ĉi tiun rangan partion, kaj via partnero kun vi.
web-rated-later = Dume roboto eble ludos por vi. Se vi ne estos reveninta, kiam la partio finiĝos, vi perdos ĉi tiun rangan partion, kaj via partnero kun vi.
web-rated-closed = Ranga partio daŭras: neniu prenas la lokon de alia. Vi povas rigardi.
web-rated-waits = La rango estas kalkulata …
web-rated-changed = Via rango: { $before } → { $after }
web-rated-unchanged = Ĉi tiu partio ŝanĝas neniun rangon.
web-rated-slow = La rango daŭras pli longe ol kutime. Via paĝo montros ĝin poste.
web-more-at-seat = Pli
web-report = Raporti
web-report-somebody = Raporti iun
web-report-what = Legas tion kiu tenas ĉi tiun servilon, kaj neniu alia.
web-report-who = Kiu
web-report-why = Kial
web-report-reason-name = La nomo
web-report-reason-words = Insultoj
web-report-reason-leaving = Forlasas partiojn
web-report-reason-stalling = Intence prokrastas
web-report-reason-signals = Signoj al la partnero
web-report-reason-other = Io alia
web-report-text = Kio okazis (povas resti malplena)
web-report-send = Sendi
web-report-thanks = Dankon. Tion legos kiu tenas ĉi tiun servilon.
web-game-pistis = Piŝtioj: { $count }

## Mistakes: cards, seats and house rules

error-unknown-card = Ne ekzistas karto “{ $text }”: skribu rangon kaj emblemon, ekzemple Td aŭ 10♦.
error-unknown-seat = Ne ekzistas sidloko “{ $text }”: la sidlokoj estas S (sudo), E (oriento), N (nordo) kaj W (okcidento).
error-empty-seat = Neniu sidas ĉe { seat-name } laŭ la reguloj “{ $rules }”.
error-rules-unknown-preset = Ne ekzistas preta regularo “{ $field }”; ekzistas: { $known }.
error-rules-preset-not-first = “{ $field }” estas preta regularo: ĝi povas stari nur unua, kaj nur unu.
error-rules-unknown-field = “{ $field }” ne estas regulo kun valoro; skribu nomo=valoro, kun unu el la nomoj { $known }.
error-rules-field-twice = La regulo { $field } estas donita dufoje.
error-rules-bad-value = La regulo { $field } ne povas esti “{ $value }”; eblas: { $wanted }.
error-rules-partners-need-four = Partneroj bezonas kvar sidlokojn, ne { $seats } ({ $field }=yes).
error-rules-not-with-open-centre = La regulo { $field }={ $value } ne havas sencon, kiam la mezo estas malkaŝita.
error-rules-nothing-scores = Laŭ ĉi tiuj reguloj nenio donas poentojn: donu poentojn al { $field } aŭ al io alia.

## Mistakes: the pack and the round

error-deck-wrong-size = { $size ->
    [one] Kartaro havas 52 kartojn, ne { $size } karton.
   *[other] Kartaro havas 52 kartojn, ne { $size } kartojn.
}
error-deck-card-twice = La karto { $card } estas dufoje en la kartaro.
error-deck-jack-at-bottom = La malsupra karto de la kartaro estas fanto, { $card }; la divido estus ripetita.
error-cut-out-of-range = Ĉe divido oni levas 1–51 kartojn, ne { $lifted }.
error-card-not-in-hand = En la mano de { seat-name } ne estas { $card }; tie estas: { $hand }.
error-round-over = La rondo estas finita: { $card } ne estas ludebla.
error-round-redealt = La rondo estas disdonota denove: { $card } ne estas ludebla.
error-round-not-over = La rondo ne estas finita: oni ludis { $ply } el 48 kartoj.
error-game-round-goes-on = La rondo daŭras: oni ludis { $ply } el 48 kartoj.
error-game-over = La partio estas finita; venkis { $winner }.

## Mistakes: unknown cards

error-unknown-wrong-size = { $size ->
    [one] Kartaro havas lokojn por 52 kartoj, ne por { $size } karto.
   *[other] Kartaro havas lokojn por 52 kartoj, ne por { $size } kartoj.
}
error-unknown-card-twice = La karto { $card } estas konata en du lokoj.
error-unknown-turned-up = Karto malkaŝita en la mezo ne povas esti nekonata.
error-unknown-exposed = La malsupra karto estas montrata kaj ne povas esti nekonata.
error-unknown-not-in-hand = La karto { $card } ne povis esti ludita: ĝi ne estas en la mano, el kiu oni ludis ĝin.
error-unknown-only-jacks-at-bottom = La malsupra karto de la kartaro povus esti nur fanto, kaj la divido estus ripetita.

## Mistakes: records; whoever tells one puts file, line and column in front. $part is a tag, plays or comments

error-record-not-utf8 = La bajto { $byte } ĉi tie ne estas UTF-8.
error-record-bad-character = { KEY($character) ->
    [U000D] La signo { $character } ne rajtas aperi en registro (ĉu linifino de Windows? Linioj devas finiĝi nur per U+000A).
    [UFEFF] La signo { $character } ne rajtas aperi en registro (bajtorda marko, kiun kelkaj redaktiloj metas ĉe la komenco de dosiero).
   *[other] La signo { $character } ne rajtas aperi en registro.
}
error-record-no-newline = La lasta linio devas finiĝi per linifina signo.
error-record-line-too-long = Linio povas havi maksimume { $limit } bajtojn.
error-record-too-long = Registro povas havi maksimume { $limit } bajtojn.
error-record-tag-expected = Ĉi tie devas esti la etikedo { $expected }, ne “{ $found }”.
error-record-tag-twice = La etikedo { $part } jam aperis.
error-record-bad-tag-name = Plia etikedo ne povas nomiĝi “{ $part }”: la nomo konsistu el literoj kaj ciferoj, kun majusklo unue, kaj ne estu unu el tiuj de la notacio mem.
error-record-empty-line-expected = Post la etikedoj devas esti malplena linio, ne “{ $found }”.
error-record-other-notation = La versio de la notacio devas esti { $expected }, ne “{ $found }”.
error-record-bad-value = { $part ->
    [Date] { $part } ne povas esti “{ $found }”; eblas: YYYY-MM-DD, aŭ ? se neniu scias la daton.
    [Deck] { $part } ne povas enhavi “{ $found }”; eblas: karto (2c 2d 2h … As), aŭ ?? por nekonata.
   *[other] { $part } ne povas esti “{ $found }”; eblas: { $expected }.
}
error-record-bad-play = Ĉi tie devas esti karto kun sia marko, ekzemple 7d, 7dx, 7d# aŭ Jd##, ne “{ $found }”.
error-record-bad-comment = Ĉi tie devas esti komento inter kunigaj krampoj, sen tiaj krampoj en ĝi kaj sen spaco komence aŭ fine, ne “{ $found }”.
error-record-cut-repeated = { $lifted ->
    [one] Laŭ ĉi tiuj reguloj estas nur unu divido: la divido de { $lifted } karto ne povis esti ripetita.
   *[other] Laŭ ĉi tiuj reguloj estas nur unu divido: la divido de { $lifted } kartoj ne povis esti ripetita.
}
error-record-cut-shows-no-jack = { $lifted ->
    [one] Ĉe la divido de { $lifted } karto aperas { $card }, ne fanto: oni ne ripetus ĝin.
   *[other] Ĉe la divido de { $lifted } kartoj aperas { $card }, ne fanto: oni ne ripetus ĝin.
}
error-record-wrong-score = Laŭ la luditaj kartoj la poentaro devas esti “{ $expected }”, ne “{ $found }” (* signifas nefinita, - disdonota denove).
error-record-wrong-mark = Laŭ la reguloj ĉi tie devas stari { $expected }, ne { $found }.
error-record-wrong-line = Ĉi tie devas esti la linio “{ $expected }”, ne “{ $found }”.
error-record-end-expected = La registro devas finiĝi antaŭ ĉi tiu linio, sed ankoraŭ sekvas “{ $found }”.
error-record-total-below-score = La sumo { $found } estas malpli ol la poentaro de la rondo, { $score }.
error-record-total-before-first-round = Antaŭ rondo 1 neniu havas poentojn: la sumo devas egali la poentaron.
error-record-does-not-follow = { $part } devas esti “{ $expected }”, por sekvi la antaŭan registron, ne “{ $found }”.
error-record-after-unfinished = La antaŭa rondo de la sama partio ne estas finita: neniu registro de tiu partio povas sekvi.
error-record-after-winner = La partio jam havas venkinton antaŭ ĉi tiu rondo: neniu plia rondo povas sekvi.
error-record-one-expected = Devas esti nur unu registro; ĉi tie komenciĝas dua.
error-record-no-such-ply = Ne estas tiom da luditaj kartoj; estas { $plays }.
error-record-none = Ne estas registroj.
error-record-not-from-start = La registroj komenciĝas per rondo { $found }; por daŭrigi partion ili devas komenciĝi per rondo 1.
error-record-unknown-cards = La lasta kartaro enhavas nekonatajn kartojn: la partio ne estas daŭrigebla.

## Mistakes: positions; $part is one of the parts of its line

error-position-wrong-parts = Pozicio havas { $expected } partojn kun po unu spaco inter ili, ne { $found }.
error-position-bad-part = { $part ->
    [hands] La parto “{ $part }” ne povas esti “{ $found }”; eblas: kartoj, ekzemple 2cTdAs, kun ?? por nekonata, aŭ - se estas neniu.
    [set-aside] La parto “{ $part }” ne povas esti “{ $found }”; eblas: kartoj, ekzemple 2cTdAs, kun ?? por nekonata, aŭ - se estas neniu.
    [stock] La parto “{ $part }” ne povas esti “{ $found }”; eblas: kartoj, ekzemple 2cTdAs, kun ?? por nekonata, aŭ - se estas neniu.
    [won] La parto “{ $part }” ne povas esti “{ $found }”; eblas: kartoj, ekzemple 2cTdAs, kun ?? por nekonata, aŭ - se estas neniu.
    [pile] La parto “{ $part }” ne povas esti “{ $found }”; eblas: kartoj, ekzemple 2cTdAs, la kaŝitaj unue kaj inter krampoj, ekzemple (2c??)TdAs, aŭ - se estas neniu.
    [last] La parto “{ $part }” ne povas esti “{ $found }”; eblas: { $expected }.
   *[other] La parto “{ $part }” ne povas esti “{ $found }”; eblas: { $expected }.
}
error-position-wrong-size = La parto “{ $part }” devas havi la grandon { $expected }, ne { $found }.
error-position-card-twice = La karto { $card } aperas dufoje, la duan fojon en la parto “{ $part }”.
error-position-not-sorted = La kartoj de la parto “{ $part }” devas sekvi la ordon 2c 2d 2h 2s 3c … As, la nekonataj laste.
error-position-unknown-face-up = Karto, kiu kuŝas malkaŝita en la meza stako, devas esti konata.
error-position-jack-at-bottom = La malsupra karto de la talono estas fanto, { $card }; la divido estus ripetita.
error-position-bad-centre = La mezaj kartoj ne povas kuŝi tiel: malkaŝitan fanton kovras la sekva karto.
error-position-redeal = La rondo estas disdonota denove: ĝi ne havas pozicion.

## Mistakes: the checkable deal

error-fair-seed-length = Semo havas { $expected } bajtojn, ne { $found }.
error-fair-no-such-seat = Ĉe ĉi tiu tablo ne estas la loko { seat-name }.
error-fair-tap = Tuŝo estas de 1 ĝis 51, aŭ 0, se ĝi mankas, ne { $tap }.
error-fair-not-checkable = Rondo { $round }: ĝia registro ne havas la etikedon { $tag }, do ĝi ne estas kontrolebla.
error-fair-bad-tag = Rondo { $round }: la etikedo { $tag } ne povas esti “{ $found }”.
error-fair-no-redeal = Rondo { $round }: la disdono { $dealing } el la semoj estis ludebla, do oni ne rajtas disdoni denove.
error-fair-other-seeds = Rondo { $round }: denove disdonita el aliaj semoj ol antaŭe.
error-fair-other-deck = Rondo { $round }: ne disdonita, kiel diras la semoj; alia karto sur la loko { $place } de la kartaro.
error-fair-other-cut = Rondo { $round }: la kartaro ne dividita, kiel diras la semoj; ili donas { $expected }.
error-fair-other-dealer = La unua disdonanto ne estis elektita, kiel diras la semoj: ili donas { $expected }, ne { $found }.
error-fair-other-commitment = Neniu promeso de la servilo en ĉi tiu dosiero estas { $hex }.
error-fair-no-commitment = Promeso estas 64 deksesumaj ciferoj, ne “{ $text }”.

## Mistakes: the table and its bots

error-table-seats-do-not-fit = La sidlokoj { $seats } ne konvenas al la reguloj “{ $rules }”.
error-table-bad-bots = La etikedo Bots ne povas esti “{ $found }”; skribu sidlokon kaj nivelon por ĉiu roboto, ekzemple E=medium.
error-table-not-seated = Vi ne sidas ĉe ĉi tiu tablo kiel homa ludanto.
error-table-already-started = La partio jam komenciĝis.
error-table-game-over = La partio estas finita.
error-table-no-cut-now = Nun oni ne dividas la kartaron.
error-table-not-your-cut = La kartaron dividas alia ludanto.
error-table-no-play-now = Nun oni ne povas ludi karton.
error-table-not-your-turn = Ne estas via vico.
error-table-stale-play = Tiu karto venis tro malfrue: la partio jam iris plu.
error-table-no-count-now = Nun ne estas kalkulo por legi.
error-table-stale-ready = Tio estis por rondo { $round }; la tablo estas ĉe rondo { $now }.
error-bot-nothing-to-play = { $ply ->
    [one] Oni petis karton de roboto ({ $level }), kiam ne estis ĝia vico, post { $ply } ludita karto.
   *[other] Oni petis karton de roboto ({ $level }), kiam ne estis ĝia vico, post { $ply } luditaj kartoj.
}
error-unknown-level = Ne ekzistas nivelo “{ $text }”; ekzistas: { $known }.

## Mistakes: a table of a server

error-table-closed = Ĉi tiu tablo finiĝis.
error-table-not-owner = Nur la mastro de la tablo povas fari tion.
error-table-already-seated = Vi jam sidas ĉe ĉi tiu tablo: { seat-name }.
error-table-seat-taken = Tie sidas iu: { seat-name }.
error-table-no-free-seat = Ĉiuj lokoj estas okupitaj.
error-table-no-such-seat = Ĉe ĉi tiu tablo ne estas la loko { seat-name }.
error-table-seat-empty = Neniu tia sidas tie: { seat-name }.
error-table-not-between-games = Tio eblas nur antaŭ partio.
error-table-seats-missing = La partio ne povas komenciĝi, liberaj lokoj: { $seats }.
error-table-no-such-level = Ne estas nivelo “{ $level }”; estas: { $known }.
error-table-bad-text = Nomo aŭ mesaĝo ne povas esti malplena, nek havi regajn signojn.
error-table-no-promise-now = Nun neniu promeso por la disdono estas atendata.
error-table-already-promised = Vi jam promesis vian parton de la disdono.
error-table-no-share-now = Nun neniu parto de la disdono estas atendata.
error-table-share-differs = Tio ne estas la promesita parto.
error-table-not-your-tap = Nur la dividanto tuŝas la kartaron.
error-table-no-chat = Ĉi tiu tablo ne havas babilejon.
error-table-muted = Vi nun ne rajtas paroli ĉe ĉi tiu tablo.
error-table-not-over = La partio ne finiĝis.
error-table-not-here = Tio ne eblas ĉe ĉi tiu tablo.
error-table-round-goes-on = La kartoj estas en la manoj: sidiĝu, kiam la rondo finiĝos.
error-table-rated-rules = Ranga tablo havas la normajn regulojn: kvar ludantoj, ĝis 151 poentoj.
error-table-rated-clock = Ranga tablo bezonas horloĝon.
error-table-rated-chat = Ĉe ranga tablo ne eblas babili.
error-table-rated-bot = Ĉe ranga tablo la ludo ne komenciĝas kun robotoj.
error-table-rated-cookie = Ĉe ranga tablo ĉiu ludanto devas esti rekonebla per kuketo: malfermu la paĝon de la servilo en retumilo, kiu permesas kuketojn.
error-table-rated-twice = Ĉe ranga tablo neniu havas du lokojn.
error-table-rated-game = En ranga ludo neniu estas forsendata, kaj neniu prenas la lokon de alia.
error-table-rated-hint = Ĉe ranga tablo ne estas konsiloj.
error-server-no-such-table = Ĉi tie ne estas tablo “{ $table }”, aŭ ĝi finiĝis.
error-server-not-your-seat = Ĉi tiu sidloko ne plu estas via.
error-server-other-protocol = Tio estas alia versio de la mesaĝoj, { $found }; la servilo parolas { $known }.
error-server-hello-first = La unua mesaĝo estu saluto.
error-server-hello-again = La saluto jam okazis.
error-server-too-fast = Tro multe samtempe: atendu momenton.
error-server-too-many-tables = La servilo havas tiom da tabloj, kiom ĝi povas teni: { $most }.
error-server-too-many-here = Ĉi tiun tablon rigardas tiom da homoj, kiom eblas: { $most }.
error-server-not-stored = La servilo nun nenion povas konservi, do nenio okazis. Provu denove baldaŭ.
error-server-no-hint-now = Konsilo estas nur, kiam estas via vico.
error-server-no-such-game = Ne estas finita ludo “{ $game }”, kiun vi rajtas legi.
error-server-no-such-page = Ĉi tie estas nenio.
error-server-bad-body = Tio ne estas la atendata ({ $reason }).
error-server-failed = Io misfunkciis en la servilo.
error-server-stops = La servilo haltas kaj baldaŭ revenos.
error-person-no-cookie = Ĉi tiu aparato ne estas konata ĉi tie: unue malfermu la paĝon de la servilo, en retumilo, kiu permesas kuketojn.
error-person-bad-name = Nomo ne povas esti malplena, nek havi regajn signojn; la nombro de signoj estas maksimume { $most }.
error-person-bad-page = “{ $text }” ne estas loko en la listo.
error-person-no-such-person = Ĉi tie ne estas persono “{ $person }”.
error-person-no-such-link = Ĉi tiu ligilo ne plu validas.
error-person-no-such-report = Ne estas raporto { $report }.
error-person-merge-first = Ĉi tiu aparato havas proprajn ludojn: ili povas esti movitaj al la alia persono.
error-person-banned = Vi ne plu rajtas ludi ĉi tie: { $reason }
error-person-not-at-table = Nur kiu sidis ĉe la tablo, povas raporti iun tie.
error-person-nobody-there = Tie sidas neniu, kiun oni povus raporti: { seat-name }.
error-person-yourself = Vi ne povas raporti vin mem.
error-person-bad-text = Raporto ne povas havi regajn signojn.
error-person-not-owner = Nur la posedanto de la servilo rajtas fari tion.
error-person-no-server = { $file } estas uzata de servilo, kiu ne respondas.
error-serve-no-port = { $text } ne estas pordo: nombro de 0 ĝis 65535.
error-serve-no-address = { $text } ne estas adreso, kia estas 127.0.0.1 aŭ ::1.
error-serve-port-in-use = Io alia uzas la pordon { $port }: elektu alian per --port.
error-serve-runs-already = Servilo de piŝtio jam estas ĉe la pordo { $port }: malfermu { $address }, aŭ elektu alian pordon per --port.
error-serve-port-not-allowed = Vi ne rajtas uzi la pordon { $port }: elektu de 1024 supren per --port.
error-serve-no-host = { $host } ne estas adreso de ĉi tiu komputilo.

## Mistakes: the address of a server

error-public-url-no-scheme = “{ $text }” ne povas esti publika adreso: ĝi devas komenciĝi per http:// aŭ https://.
error-public-url-bad-host = “{ $text }” ne povas esti publika adreso: “{ $found }” ne estas nomo de servilo.
error-public-url-bad-port = “{ $text }” ne povas esti publika adreso: “{ $found }” ne estas pordo de 1 ĝis 65535.
error-public-url-too-much = “{ $text }” ne povas esti publika adreso: “{ $found }” estas tro; ĝi enhavas nur http aŭ https, la nomon de la servilo kaj la pordon.
error-origin-foreign = Paĝoj de { $text } ne rajtas uzi ĉi tiun servilon; ĝia adreso estas dirata al ĝi per --public-url.
error-request-too-large = La peto estas tro granda.

## Mistakes: the database of a server

error-folding-cannot-be-told = La partio { $game } ne estas skribebla kiel registroj ({ $reason }).
error-folding-tells-another = La rondo { $round } de la partio { $game } estus rakontata alie ol ĝi estis ludita.
error-folding-other-game = Inter la registroj de la partio { $game } estas unu de alia partio, { $found }.
error-store-bad-place = Tio ne estas loko de datumbazo: { $text }. Atendata estas vojo, sqlite:/// kaj vojo, aŭ postgresql://HOST/NAME.
error-store-no-folder = Ne eblas krei la dosieron { $file }: la dosierujo { $folder } ne ekzistas.
error-store-is-folder = { $file } estas dosierujo, ne datumbazo.
error-store-no-permission = { $file } ne estas malfermebla: vi ne rajtas skribi tie.
error-store-absent = Ne ekzistas datumbazo { $file }.
error-store-older = { $file } estas de pli malnova versio, { $found }; ĉi tiu programo volas { $known }: { $command }
error-store-in-use = { $file } estas uzata de alia procezo.
error-store-no-database = { $file } ne estas datumbazo de Piŝtio-servilo.
error-store-newer = { $file } estas de pli nova versio, { $found }; ĉi tiu programo konas { $known }.
error-store-unreadable = { $file } ne estas malfermebla ({ $reason }).
error-store-cannot-read = La datumbazo ne estas legebla ({ $reason }).
error-store-damaged-table = Kio konserviĝis pri la tablo { $table }, tio estas difektita.
error-store-damaged-game = Kio konserviĝis pri la partio { $game }, tio estas difektita.
error-store-damaged-file = { $file } estas difektita: { $reason }
error-store-game-missing = La partio { $game } ĉe la tablo { $table } finiĝis, sed neniu registro pri ĝi konserviĝis.
error-store-impossible = La fakto { $version } ĉe la tablo { $table } ne povas esti okazinta ({ $reason }).
error-store-cannot-write = La datumbazo ne estas skribebla ({ $reason }).
error-store-no-driver = { $file } bezonas ion, kio ne estas instalita: { $command }
error-store-no-answer = { $file } ne respondas kiel datumbazo de PostgreSQL ({ $reason }).
error-store-no-login = { $file } ne akceptas ĉi tiun uzanton aŭ ĉi tiun pasvorton.
error-store-not-utf8 = { $file } konservas tekstojn en { $encoding }; nur UTF8 enhavas ĉiun nomon.
error-store-exists = { $file } jam ekzistas: oni kopias nur tien, kie ankoraŭ estas nenio.
error-store-not-empty = { $file } jam havas tablojn aŭ partiojn: oni kopias nur tien, kie ankoraŭ estas nenio.
error-store-copy-differs = Kio alvenis en { $file }, tio ne estas la sendita ({ $table }): nenio el ĝi konserviĝis.

## Mistakes: on the way to a server, and promises that it breaks

error-remote-bad-address = Tio ne estas adreso de servilo: “{ $text }”. Skribu ekzemple https://example.org aŭ 192.168.1.5:8000.
error-remote-bad-code = Tio ne estas kodo de tablo: “{ $text }”.
error-remote-other-server = Tio estas tablo de alia servilo: { $server }
error-remote-table-twice = La adreso nomas alian tablon ol --table.
error-remote-server-needed = Por --table necesas la adreso de la servilo: --server URL.
error-remote-server-decides = { $flag } ne eblas kune kun --server: la tablo estiĝas tie, kaj la partio konserviĝas tie.
error-remote-no-server = Neniu komputilo kun tiu nomo troviĝas: { $server }. Kontrolu la adreson kaj vian konekton.
error-remote-refused = Neniu respondas tie: { $server }. Eble la servilo ne funkcias.
error-remote-silent = Neniu respondo venas ĝustatempe: { $server }.
error-remote-cut-off = La konekto rompiĝis.
error-remote-insecure = Sekura konekto ne eblas: { $server } ({ $reason }).
error-remote-not-pisti = Ĉe ĉi tiu adreso ne estas servilo de piŝtio, aŭ ĉi tiu programo ne komprenas ĝin.
error-remote-other-protocol = La servilo kaj ĉi tiu programo havas malsamajn versiojn: unu el ili devas esti ĝisdatigita.
error-remote-no-table = Ĉe ĉi tiu servilo ne estas tia tablo, aŭ ĝi finiĝis: { $table }
error-remote-busy = La servilo nun ne povas fari tion: atendu momenton.
error-remote-not-allowed = La servilo ne enlasas ĉi tiun programon ({ $reason }).
error-promise-not-named = Rondo { $round }: la servilo ion promesas, sed ne diras por kiu partio.
error-promise-twice = Rondo { $round }: la servilo duan fojon petas promesojn por la disdono.
error-promise-late = Rondo { $round }: iu promesis parton, kiam partoj jam estis diritaj: { seat-name }.
error-promise-other-share = Rondo { $round }: parto ne estas la promesita: { seat-name }.
error-promise-no-seed = Rondo { $round }: la servilo ne diris la semon, kiun ĝi promesis.
error-promise-other-seed = Rondo { $round }: la semo de la servilo ne estas tiu, kiun ĝi promesis.
error-promise-other-dealer = La unua disdonanto ne estas tiu, kiun la semoj donas.
error-promise-no-cards = Rondo { $round }: oni disdonas kartojn, kiuj ne estis antaŭe promesitaj.
error-promise-other-card = Rondo { $round }: { $card } ne estas la karto promesita por sia loko.
error-promise-other-place = Rondo { $round }: { $card } kuŝas sur alia loko de la kartaro ol tiu, de kiu ĝi estas disdonata.
error-promise-other-deck = Rondo { $round }: la promesitaj kartoj ne estas tiuj, kiujn la semoj donas.
error-promise-other-plays = Rondo { $round }: tio, kion oni diris pri la ludo aŭ la kalkulo, ne sekvas el la kartaro.

## Mistakes: messages of a table

error-message-too-long = La mesaĝo estas tro longa; ĝia longo en bajtoj: { $found }, maksimume: { $limit }.
error-message-not-json = Tio ne estas JSON.
error-message-not-so = Tio ne estas mesaĝo; la eraro estas ĉe “{ $place }”.

## Mistakes: pisti play, replay and simulate

error-db-export-exists = { $file } jam ekzistas: donu alian dosieron.
error-play-record-exists = { $file } jam ekzistas: donu alian dosieron aŭ daŭrigu ĝian partion per --resume.
error-play-record-changed = Io alia ŝanĝis la dosieron; ĝi do restas tia, kia ĝi nun estas: { $file }
error-play-record-not-ordinary = { $file } ne estas ordinara dosiero: partio ne estas konservebla en ĝi.
error-play-record-no-folder = Ne eblas krei la dosieron { $file }: la dosierujo { $folder } ne ekzistas.
error-play-record-folder-closed = Ne eblas skribi la dosieron { $file }: vi ne rajtas skribi en la dosierujo { $folder }.
error-play-record-no-room = La disko estas plena: ne eblas skribi la dosieron { $file }.
error-play-record-full-since = La disko estas plena: la lasta karto ne estas konservita. La dosiero { $file } estas sendifekta, kun la partio ĝis la antaŭa karto.
error-play-record-lost-since = La lasta karto ne estis konservebla ({ $reason }). La dosiero { $file } estas sendifekta, kun la partio ĝis la antaŭa karto.
error-play-record-many-games = Por daŭrigi, la dosiero enhavu nur unu partion; ĉi tie komenciĝas alia.
error-play-nothing-to-resume = La registro devas montri ekzakte unu sidlokon de homo; ĝi montras { $persons }. La robotojn nomas la etikedo Bots, post Total en la lasta rondo, ekzemple { $example }
error-play-resume-decides = { $flag } ne estas uzebla kun --resume: la reguloj, la nivelo, la nomo kaj la semo estas en la registro.
error-play-resume-keeps = { $flag } ne estas uzebla kun --resume: la partio estas konservata en la dosiero, el kiu ĝi estas legita.
error-play-name-needed = { $flag } bezonas nomon de dosiero.
error-play-bad-seed = La etikedo { $tag } devas esti entjero, ne “{ $found }”.
error-play-bad-name = Nomo devas havi de 1 ĝis { $limit } signojn, sen regsignoj.
error-settings-unreadable = La agordoj en { $file } ne estas legeblaj ({ $reason }).
error-settings-unknown = Kelkaj agordoj en { $file } estas nekonataj ĉi tie kaj restas kiaj ili estas: { $names }.
error-replay-nothing-there = En ĉi tiu dosiero ne estas registroj.
error-replay-no-such-round = { $records ->
    [one] La { $records } registro en ĉi tiu dosiero ne estas de tiu partio aŭ rondo.
   *[other] Neniu el la { $records } registroj en ĉi tiu dosiero estas de tiu partio kaj rondo.
}
error-replay-no-such-ply = { $plays ->
    [one] Rondo { $round } de partio { $game } havas { $plays } luditan karton: neniu karto havas la numeron { $ply }.
   *[other] Rondo { $round } de partio { $game } havas { $plays } luditajn kartojn: neniu karto havas la numeron { $ply }.
}
error-simulate-bad-rounds = Ne povas esti nombro de rondoj: “{ $rounds }”; skribu entjeron de 2 ĝis 1000000000000, ekzemple 1e6.
error-simulate-bad-seed = “{ $seed }” ne povas esti semo: skribu entjeron de 0 ĝis 18446744073709551615.
error-simulate-unknown-policy = Neniu povas ludi kiel “{ $policy }”; ekzistas: { $known }.
error-simulate-policies-for-seats = { $policies ->
    [one] --policy nomas { $policies } ludanton por { $seats } sidlokoj: nomu unu por ĉiuj, aŭ po unu por ĉiu sidloko.
   *[other] --policy nomas { $policies } ludantojn por { $seats } sidlokoj: nomu unu por ĉiuj, aŭ po unu por ĉiu sidloko.
}
error-simulate-not-compiled = numba ne estas uzebla, do nenio povas esti kompilita.

## Mistakes: the arena

error-arena-one-player = Nomu almenaŭ du ludantojn: nivelojn, aŭ proprajn robotojn kiel module:name.
error-arena-unknown-player = Ne ekzistas ludanto “{ $player }”; ekzistas: { $known }, kaj propraj robotoj kiel module:name.
error-arena-no-module = La roboto “{ $player }” ne estas ŝargebla: { $reason }.
error-arena-not-a-bot = “{ $player }” ne estas roboto: ĝi ne havas la metodon choose(view, rng).
error-arena-bad-count = Ne povas esti nombro de rondoj aŭ partioj: “{ $text }”; skribu entjeron de 2 ĝis 1000000000, ekzemple 1e4.
error-arena-bad-jobs = Ne povas esti nombro de procezoj: “{ $text }”; skribu entjeron de 1 ĝis 1024.
error-arena-bad-test = --sprt bezonas du nombrojn, unue la malpli grandan, ne { $low } kaj { $high }.
error-arena-test-not-deals = --sprt temas pri poentoj en rondo, do ĝi ne estas uzebla kun --games.
error-arena-test-not-two = --sprt komparas du ludantojn; ĉi tie nomitaj: { $count }.
error-arena-bot-failed = La roboto “{ $player }” fiaskis: { $reason }.
error-arena-bot-illegal = La roboto “{ $player }” volas ludi “{ $card }” en rondo { $deal }, sed ĝi havas { $held }.
error-arena-other-file = { $file } ne estas dosiero de rezultoj de la areno, kaj restas kia ĝi estas.
error-arena-other-match = { $file } havas la rezultojn de alia matĉo ({ $field }: { $found }, ĉi tie { $wanted }).
error-arena-other-code = { $file } estis komencita, antaŭ ol la programo de la robotoj estis ŝanĝita: elektu alian dosieron.
error-arena-bad-line = { $file }, linio { $line }: la areno ne skribas tiel.
error-arena-workers-die = La procezoj, kiuj ludas, ree kaj ree finiĝis tro frue; ĉu estas sufiĉe da memoro?
error-arena-no-ray = Ray ne estas instalita: instalu Piŝtion kun la aldono “cluster”.
error-arena-no-cluster = La grapolo ne povas ludi: { $reason }.

## Mistakes: the analysis of plays

error-analyse-bad-worlds = Ne povas esti nombro de mondoj: “{ $text }”; skribu entjeron de 2 ĝis 1000000.
error-analyse-unknown-cards = En rondo { $round }, iuj kartoj ne estas dirataj: oni povas rigardi nur registron, en kiu ĉiu karto estas konata.

## Mistakes: the training of the network

error-train-no-training = { $file } ne enhavas trejnadon daŭrigeblan.
error-weights-bad-file = { $file } ne enhavas pezojn de la reto.
error-weights-other-features = La pezoj en { $file } estas por alia priskribo de pozicio: { $found } anstataŭ { $expected }.

## Mistakes: the command line; $flag is such as --lang, $text what was written, $known what would be right

error-unknown-command = Ne ekzistas komando “{ $text }”; ekzistas: { $known }.
error-unknown-command-like = Ne ekzistas komando “{ $text }”; ĉu vi celis “{ $like }”?
error-unknown-flag = Ne ekzistas opcio “{ $text }”; ekzistas: { $known }.
error-unknown-flag-like = Ne ekzistas opcio “{ $text }”; ĉu vi celis “{ $like }”?
error-unknown-language = Ne ekzistas lingvo “{ $text }”; ekzistas: { $known }.
error-flag-value-missing = { $flag } bezonas valoron.
error-flag-value-unwanted = { $flag } ne akceptas valoron: “{ $text }”.
error-flag-not-a-choice = { $flag } ne povas esti “{ $text }”; eblas: { $known }.
error-flag-not-a-number = { $flag } devas esti nombro, ne “{ $text }”.
error-flag-not-a-seed = { error-simulate-bad-seed }
error-flag-twice = { $flag } estas donita dufoje.
error-flags-contradict = { $flag } kaj { $other } ne estas uzeblaj kune.
error-argument-missing = Mankas: { $names }.
error-argument-unwanted = Tio estas superflua: “{ $text }”.
error-usage = La komandlinio ne estas komprenebla: { $text }.

## Mistakes: files

error-file-missing = Ne ekzistas tia dosiero.
error-file-no-name = La nomo de la dosiero estas malplena.
error-file-is-folder = Tio estas dosierujo, ne dosiero.
error-file-no-folder = Parto de la vojo estas dosiero, ne dosierujo.
error-file-not-allowed = Aliro rifuzita.
error-file-not-readable = Aliro rifuzita: ĉi tiu dosiero ne estas legebla.
error-file-not-writable = Aliro rifuzita: ĉi tiu dosiero ne estas skribebla.
error-file-folder-not-allowed = Aliro rifuzita: en la dosierujon de ĉi tiu dosiero ne eblas eniri aŭ skribi.
error-file-read-only = Ĉi tiu disko estas nur legebla: nenio povas esti skribita sur ĝi.
error-file-disk-full = La disko estas plena; la skribita teksto ne estas kompleta.
error-file-closed = Ĝi estas fermita.
error-file-not-utf8 = Tio ne estas teksto en UTF-8.
error-file-other = Ne sukcesis: { $reason }.
