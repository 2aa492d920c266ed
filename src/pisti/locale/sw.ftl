# Pişti in Swahili; the same messages with the same variables as in English, in the same order.
#
# The number follows its noun (karata 5, pointi 10), so many messages that choose a plural form in English need none here.
# Number cards and the ace take "ya", jack, queen and king "wa". A bot is kompyuta (boti is a boat), a side timu.

## The language, called by its own name

language-name = Kiswahili

## Cards, as they stand in a sentence; each is one text because languages join rank and suit differently

card-2c = mbili ya pau
card-2d = mbili ya uru
card-2h = mbili ya kopa
card-2s = mbili ya shupaza
card-3c = tatu ya pau
card-3d = tatu ya uru
card-3h = tatu ya kopa
card-3s = tatu ya shupaza
card-4c = nne ya pau
card-4d = nne ya uru
card-4h = nne ya kopa
card-4s = nne ya shupaza
card-5c = tano ya pau
card-5d = tano ya uru
card-5h = tano ya kopa
card-5s = tano ya shupaza
card-6c = sita ya pau
card-6d = sita ya uru
card-6h = sita ya kopa
card-6s = sita ya shupaza
card-7c = saba ya pau
card-7d = saba ya uru
card-7h = saba ya kopa
card-7s = saba ya shupaza
card-8c = nane ya pau
card-8d = nane ya uru
card-8h = nane ya kopa
card-8s = nane ya shupaza
card-9c = tisa ya pau
card-9d = tisa ya uru
card-9h = tisa ya kopa
card-9s = tisa ya shupaza
card-Tc = kumi ya pau
card-Td = kumi ya uru
card-Th = kumi ya kopa
card-Ts = kumi ya shupaza
card-Jc = ghulamu wa pau
card-Jd = ghulamu wa uru
card-Jh = ghulamu wa kopa
card-Js = ghulamu wa shupaza
card-Qc = bibi wa pau
card-Qd = bibi wa uru
card-Qh = bibi wa kopa
card-Qs = bibi wa shupaza
card-Kc = mfalme wa pau
card-Kd = mfalme wa uru
card-Kh = mfalme wa kopa
card-Ks = mfalme wa shupaza
card-Ac = ree ya pau
card-Ad = ree ya uru
card-Ah = ree ya kopa
card-As = ree ya shupaza

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
card-unknown = karata isiyojulikana

## Seats

# $seat (S, E, N or W)
seat-name = { $seat ->
    [S] Kusini
    [E] Mashariki
    [N] Kaskazini
   *[W] Magharibi
}

## The command line: what all commands have

cli-description = Pişti, mchezo wa karata wa Kituruki: cheza, tazama marudio, kagua kumbukumbu, au acha kompyuta zicheze.
cli-usage = Matumizi:
cli-usage-command = AMRI …
cli-heading-commands = Amri
cli-heading-arguments = Vigezo
cli-heading-options = Machaguo
cli-help = onyesha msaada huu, kisha toka
cli-lang = lugha ya maandishi yote: { $languages } (isipotajwa, ile ya PISTI_LANG, ya mipangilio, ya LC_ALL, LC_MESSAGES au LANG)
cli-version = onyesha toleo, kisha toka
cli-standard-output = tokeo la kawaida (stdout)
cli-examples =
    Mifano:
      pisti play
      pisti check game.pisti
      pisti play --help     machaguo yote ya play

## The command line: pisti play

cli-play-summary = cheza kwenye terminali hii, dhidi ya kompyuta au na wengine kwenye seva
cli-play-description = Cheza Pişti kwenye terminali hii, hapa dhidi ya kompyuta au na wengine kwenye seva: kwa skrini nzima, kipanya na kibodi, au mstari kwa mstari.
cli-play-plain = mstari kwa mstari; hufaa programu za kusoma skrini na paipu (pasipo na terminali huwa hivyo daima)
cli-play-seed = nambari ileile na majibu yaleyale huleta mchezo uleule
cli-play-rules = seti ya kanuni (standard, classic-101, short, two, solo, three, under, open-centre, last-card-counts, jack-pisti), kanuni mojamoja kama target=51, au vyote viwili: two,target=51
cli-play-level = kiwango cha kompyuta (kisipotajwa: medium)
cli-play-name = jina lako kwenye kumbukumbu, na kwa wengine kwenye seva (lisipotajwa: kiti chako; kwenye seva jina la mwisho ulilotoa)
cli-play-record = hifadhi mchezo katika faili hili jipya, baada ya kila karata (lisipotajwa: pamoja na michezo mingine iliyohifadhiwa kwenye kompyuta hii)
cli-play-file = endelea na mchezo ulio katika faili hili, na uuhifadhi humohumo
cli-play-ascii = herufi badala ya alama za aina za karata, na ASCII pekee
cli-play-server = cheza kwenye seva hii, kama https://example.org; kiungo cha meza hupeleka kwenye meza hiyo
cli-play-table = pamoja na --server: meza yenye msimbo huu (bila hiyo: orodha ya meza zilizo wazi)
cli-play-examples =
    Mifano:
      pisti play
      pisti play --level hard --record game.pisti
      pisti play --resume game.pisti
      pisti play --rules two,target=51
      pisti play --plain --seed 7 < answers.txt
      pisti play --server https://example.org
      pisti play --server 192.168.1.5:8151 --table fd3rta4kcu

## The command line: pisti rules

cli-rules-summary = eleza kanuni za mchezo
cli-rules-description = Eleza kanuni za Pişti kama mchezaji anavyomweleza mwenzake.
cli-rules-examples =
    Mifano:
      pisti rules
      pisti rules --lang tr

## The command line: pisti replay

cli-replay-summary = onyesha mchezo uliomo katika kumbukumbu, karata kwa karata
cli-replay-description = Onyesha mchezo uliomo katika kumbukumbu, karata kwa karata: kwenye skrini nzima ya terminali, au kwa mistari ya kawaida.
cli-replay-file = faili la kumbukumbu; - ni ingizo la kawaida (stdin)
cli-replay-game = mchezo wenye jina hili tu katika lebo yake Game
cli-replay-round = raundi yenye nambari hii tu
cli-replay-ply = anzia baada ya karata N kuchezwa (0 ni mwanzo); kwa mistari ya kawaida: ishia hapo na ueleze hali ya meza
cli-replay-plain = kwa mistari ya kawaida (pasipo na terminali, na pamoja na --hands, huwa hivyo daima)
cli-replay-hands = taja karata za mkononi kabla ya kila karata kuchezwa
cli-replay-position = badala yake andika hali ya meza kwa mstari mmoja
cli-replay-json = badala yake andika kila kumbukumbu kama kitu kimoja cha JSON, kwa mstari mmoja
cli-replay-examples =
    Mifano:
      pisti replay game.pisti
      pisti replay game.pisti --round 3 --ply 12
      pisti replay - --position < game.pisti

## The command line: pisti check

cli-check-summary = kagua mafaili ya kumbukumbu
cli-check-description =
    Kagua mafaili ya kumbukumbu: kila kumbukumbu iwe imeandikwa ipasavyo, na ilingane na kanuni za mchezo.
    Kila faili hupata mstari mmoja: yaliyomo, au FILE:MSTARI:SAFU na kosa la kwanza. Kukiwa na kosa, amri huishia na 2.
cli-check-files = faili la kumbukumbu; - ni ingizo la kawaida (stdin)
cli-check-json = andika kila faili kama kitu kimoja cha JSON, kwa mstari mmoja
cli-check-examples =
    Mifano:
      pisti check game.pisti
      pisti check *.pisti --json
      pisti check - < game.pisti

## The command line: pisti verify

cli-verify-summary = thibitisha kwamba raundi ziligawiwa kwa haki
cli-verify-description =
    Huthibitisha kwamba pakiti, mkato na mgawaji wa kwanza wa kila raundi ni vile mbegu zilizo katika kumbukumbu yake zinavyotoa (docs/fairness.md).
    Huandika ahadi ya seva ya kila raundi. Humaliza na namba 2 kama kitu chochote si kama kilivyoahidiwa.
cli-verify-file = faili la kumbukumbu za meza ya seva; - ni ingizo la kawaida (stdin)
cli-verify-commitment = ahadi iliyoonekana kabla ya mojawapo ya raundi, tarakimu 64 za heksadesimali
cli-verify-json = andika kila raundi kama kitu kimoja cha JSON, kwa mstari mmoja
cli-verify-examples =
    Mifano:
      pisti verify game.pisti
      pisti verify game.pisti --commitment 5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9

## The command line: pisti serve

cli-serve-summary = andaa meza za marafiki, katika mtandao huu au popote
cli-serve-description =
    Huandaa meza ambapo marafiki hucheza, kila mmoja kwa kompyuta au simu yake.
    Kila kitu huhifadhiwa papo hapo: baada ya hitilafu kila meza huendelea pale ilipokuwa. Ctrl-C husimamisha seva.
cli-serve-database = mahali pa kuhifadhi yote: njia ya faili, au sqlite:/// na njia (vinginevyo faili kati ya zile za mtumiaji huyu)
cli-serve-host = anwani ya kusikiliza (vinginevyo 0.0.0.0: yeyote anayefikia mashine hii anaweza kuja; 127.0.0.1: hakuna mwingine)
cli-serve-port = mlango wa kusikiliza, 0 kwa wowote ulio wazi (vinginevyo 8151)
cli-serve-public-url = anwani iliyo katika viungo, kama https://example.org (vinginevyo ile ya mashine hii)
cli-serve-proxy = anwani ya proksi iliyo mbele yake, inayoaminiwa kuhusu nani anakuja (vinginevyo haaminiwi yeyote)
cli-serve-open = fungua ukurasa pia kwenye kivinjari cha kompyuta hii
cli-serve-log-format = andika yanayotokea kwenye mkondo wa makosa: text kwa watu, au json, kitu kimoja kwa mstari (vinginevyo hitilafu tu, kama text)
cli-serve-examples =
    Mifano:
      pisti serve
      pisti serve --database games.db --port 9000
      pisti serve --host 127.0.0.1 --public-url https://pisti.example.org --proxy 127.0.0.1

## The command line: pisti persons

cli-persons-summary = angalia wanaocheza kwenye seva: fungia, fungulia, soma taarifa
cli-persons-description =
    Angalia watu wa seva, wafungie, na soma walichoripoti wachezaji; kwa mwenye seva.
    list huonyesha watu wote, show mmoja; ban na unban huamua kama mtu anaweza kucheza, reports huonyesha ambazo
    hazijashughulikiwa, handle huweka alama kwenye moja. Hufanya kazi seva ikiwa inaendelea.
cli-persons-action = list, show, ban, unban, reports au handle
cli-persons-who = mtu kwa msimbo mfupi unaoonyeshwa na list, au kwa handle namba ya taarifa
cli-persons-reason = kwa ban: kwa nini, kama mtu atakavyoambiwa
cli-persons-database = hifadhidata: njia, au URL ya postgresql:// (vinginevyo pale pisti serve inapoiweka)
cli-persons-json = andika kitu kimoja cha JSON kwa kila mstari
cli-persons-examples =
    Mifano:
      pisti persons list
      pisti persons ban k7m2xqabcd --reason spam
      pisti persons reports --json

## The command line: pisti db

cli-db-summary = tunza hifadhidata ya seva: kagua, toa michezo, hifadhi nakala, hamisha
cli-db-description =
    Tunza hifadhidata ya seva ambayo haifanyi kazi kwa sasa.
    migrate huileta kwenye toleo la programu hii. check huangalia kila meza na kila mchezo uliokwisha: kila tukio liwe
    linawezekana, kila mchezo uwe kama kanuni na mbegu zake zinavyosema. export huandika michezo yote iliyokwisha
    kama kumbukumbu. backup huandika yote kwenye faili jipya, restore hurudisha faili kama hilo, move hunakili kutoka
    hifadhidata moja hadi nyingine, ya aina ileile au la. Nakala huenda tu pasipo na kitu bado, na hufika yote au hapana
    kitu. Kukiwa na kosa, amri huishia na 2.
cli-db-action = migrate, check, export, backup, restore au move
cli-db-place = pamoja na export na backup: faili la kuandikwa, ambalo lisiwepo bado (export: au - kwa mkondo wa kawaida); pamoja na restore: nakala; pamoja na move: hifadhidata inayonakiliwa
cli-db-to = pamoja na move: hifadhidata inayopokea nakala
cli-db-database = hifadhidata: njia ya faili, au sqlite:/// na njia (vinginevyo pale pisti serve inapohifadhi)
cli-db-json = andika kila kosa kama kitu kimoja cha JSON, kwa mstari mmoja, kisha kimoja kwa yote
cli-db-examples =
    Mifano:
      pisti db check
      pisti db export games.pisti --database sqlite:////var/lib/pisti/pisti.db
      pisti db migrate --database pisti.db
      pisti db backup pisti.backup --database postgresql://pisti@localhost/pisti
      pisti db move pisti.db postgresql://pisti@localhost/pisti

## The command line: pisti simulate

cli-simulate-summary = acha kompyuta zicheze raundi nyingi, kisha hesabu
cli-simulate-description =
    Acha kompyuta zicheze raundi nyingi, kisha hesabu: pointi, pişti na tofauti, pamoja na kosa sanifu la kila kimoja.
    Mbegu ileile huleta matokeo yaleyale, kwa numba au bila numba.
cli-simulate-rounds = idadi ya raundi, kama 1000000 au 1e6 (isipotajwa: 1e6 kwa numba, 1e4 bila numba)
cli-simulate-policy = nani anacheza: random, beginner, easy, medium, hard au strong (isipotajwa: random); au mmoja kwa kila kiti kuanzia kulia kwa mgawaji, ukitenganisha kwa koma
cli-simulate-rules = kanuni: seti ya kanuni, kanuni mojamoja kama jina=thamani, au zote mbili, ukitenganisha kwa koma
cli-simulate-seed = mbegu ya uchanganyaji, ili kupata matokeo yaleyale tena (isipotajwa: mpya, nayo inaonyeshwa)
cli-simulate-json = badala yake andika kitu kimoja cha JSON
cli-simulate-examples =
    Mifano:
      pisti simulate --rounds 1e5
      pisti simulate --policy hard,medium,hard,medium --seed 7
      pisti simulate --rules two,target=51 --json

## The command line: pisti arena

cli-arena-summary = fanya kompyuta zishindane, pamoja na ukingo wa makosa
cli-arena-description =
    Fanya kompyuta zishindane: kila raundi huchezwa mara moja kwa kila timu, kompyuta zikibadilishana nafasi, kwa hiyo
    bahati ya karata ni sawa kwa zote. Kila moja hucheza na kila nyingine, kwa viini vyote vya mashine hii au kwa mashine
    nyingi. Mbegu ileile hutoa takwimu zilezile, hata idadi ya viini iwe ipi.
cli-arena-players = wachezaji wawili au zaidi: viwango (random, beginner, easy, medium, hard, strong, expert), au kompyuta zako mwenyewe kama module:name
cli-arena-deals = raundi ngapi zichezwe na kila jozi, kama 20000 au 2e4 (isipotajwa: 1000)
cli-arena-games = badala ya raundi: michezo mingapi hadi lengo la kanuni ichezwe na kila jozi, mara moja kwa kila timu
cli-arena-rules = kanuni: seti yenye jina, sehemu kama jina=thamani, au zote mbili, ukitenganisha kwa koma
cli-arena-seed = nambari ya kuanzia bahati, ili shindano liweze kurudiwa (isipotajwa: mpya, ambayo huonyeshwa)
cli-arena-sprt = simama mara inapobainika kama wa kwanza ana pointi D0 au D1 zaidi kwa raundi; --deals ni kikomo
cli-arena-jobs = michakato mingapi icheze (isipotajwa: sawa na idadi ya viini)
cli-arena-cluster = cheza kwa mashine za kundi la Ray: anwani ya mashine yake kuu, au auto
cli-arena-results = hifadhi kila sehemu iliyokamilika katika faili hii; shindano lililokatizwa huendelea kutoka hapo
cli-arena-plot = chora tofauti pamoja na vipindi vyake katika faili hii, kama SVG
cli-arena-json = badala yake andika kitu kimoja cha JSON
cli-arena-examples =
    Mifano:
      pisti arena hard medium --deals 20000
      pisti arena own_bot:OwnBot medium --sprt 0 1 --deals 1e5 --results own.jsonl
      pisti arena hard medium easy beginner --games 1000 --rules two --plot levels.svg

## The arena

arena-head-deals = Kanuni { $rules }, mbegu { $seed }. Kila raundi imechezwa mara moja kwa kila timu.
arena-head-games = Kanuni { $rules }, mbegu { $seed }. Kila mchezo umechezwa mara moja kwa kila timu, kwa karata zilezile.
arena-count-deals = Raundi za kila jozi: { NUMBER($count) }
arena-count-games = Michezo pacha ya kila jozi: { NUMBER($count) }
arena-deals = { $first } dhidi ya { $second }: pointi { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } kwa raundi (95%: kutoka { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } hadi { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
arena-games = { $first } dhidi ya { $second }: imeshinda { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ya michezo (95%: kutoka { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } hadi { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-cross-deals = Pointi kwa raundi ambazo mstari uko mbele ya safu, pamoja na vipindi vya 95%:
arena-cross-games = Michezo kati ya 100 ambayo mstari hushinda dhidi ya safu, pamoja na vipindi vya 95%:
arena-cell = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($half, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-pairing = { $first } dhidi ya { $second }
arena-plot-deals = Pointi za mbele kwa raundi, pamoja na vipindi vya 95%
arena-plot-games = Ushindi katika michezo 100, pamoja na vipindi vya 95%
arena-tick = { NUMBER($value) }
arena-so-far = { $first } dhidi ya { $second }: { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($half, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-ratio = uwiano wa log wa uwezekano { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } (±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) })
arena-test = Jaribio la mfuatano kati ya { NUMBER($low) } na { NUMBER($high) }: uwiano wa log wa uwezekano { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, uamuzi kwenye ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
arena-test-low = Uamuzi: { NUMBER($low) }, si { NUMBER($high) }.
arena-test-high = Uamuzi: { NUMBER($high) }, si { NUMBER($low) }.
arena-test-open = Hakuna uamuzi: raundi zaidi zinahitajika.
arena-speed-deals = Raundi kwa sekunde: { NUMBER($speed, maximumFractionDigits: 0) }
arena-speed-games = Michezo pacha kwa sekunde: { NUMBER($speed, maximumFractionDigits: 0) }

## The command line: pisti analyse

cli-analyse-summary = onyesha gharama ya kila karata iliyochezwa katika kumbukumbu, na bahati
cli-analyse-description =
    Chunguza kila karata iliyochezwa katika kumbukumbu: thamani ya kila karata kwa yale ambayo mchezaji alijua wakati
    huo, gharama ya chaguo na sababu yake; na ni kiasi gani cha matokeo kilikuwa bahati (docs/analysis.md). Mbegu ileile
    huleta matokeo yaleyale. Faili likiwa na kosa, mahali pake hutajwa, na amri huishia na 2.
cli-analyse-files = faili la kumbukumbu zinazotaja karata zote; - ni ingizo la kawaida (stdin)
cli-analyse-worlds = kila karata ichezwe hadi mwisho katika dunia ngapi (isipotajwa: 128 kwa numba, 16 bila numba)
cli-analyse-seed = mbegu ya uchanganyaji, ili kupata matokeo yaleyale tena (isipotajwa: mpya, nayo inaonyeshwa)
cli-analyse-html = andika ukurasa wenye michoro na karata zote zilizochezwa katika faili hili
cli-analyse-json = andika kila mchezo kama kitu kimoja cha JSON, kwa mstari mmoja
cli-analyse-examples =
    Mifano:
      pisti analyse game.pisti
      pisti analyse game.pisti --html game.html
      pisti analyse *.pisti --json --worlds 500 --seed 1

## The command line: pisti train

cli-train-summary = funza mtandao wa kiwango mahiri
cli-train-description =
    Funza mtandao wa kiwango mahiri: kuanzia mwanzo kabisa, kwa kucheza dhidi yake wenyewe na dhidi ya viwango
    wastani na hodari, ambavyo unapimwa navyo tena na tena. Mbegu ileile huleta uzani uleule. Inahitaji numba.
    Yaliyofunzwa huhifadhiwa kando ya faili la uzani, ili mafunzo yaliyokatizwa yaweze kuendelea.
cli-train-quick = mafunzo mafupi ya dakika chache
cli-train-seed = mbegu ya uchanganyaji, ili kupata matokeo yaleyale tena (isipotajwa: mpya, nayo inaonyeshwa)
cli-train-out = faili la uzani (isipotajwa: weights.npz)
cli-train-resume = endelea na mafunzo yaliyokatizwa, kwa --out ileile
cli-train-examples =
    Mifano:
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

play-side-NS = Kaskazini–Kusini
play-side-EW = Mashariki–Magharibi
# Words that need no agreement: they stand after kiwango, but also alone under a seat
play-level-random = kubahatisha
play-level-beginner = anayeanza
play-level-easy = rahisi
play-level-medium = wastani
play-level-hard = hodari
play-level-strong = mahiri
play-level-expert = bingwa
play-bot-name = kompyuta ({ $level })

## The game: before the first round

play-welcome = Pişti, hadi pointi { $target }. Viti kwa mpangilio wa zamu, kuelekea kulia:
play-seat-you = { $seat }: wewe
play-seat-bot = { $seat }: kompyuta ({ $level })
play-seat-partner = { $seat }: mwenzi wako, kompyuta ({ $level })
play-bots-see = Kila kompyuta inaona tu yale ambayo wewe ungeyaona kwenye kiti chake.
play-help-anytime = Andika ? wakati wowote unapoulizwa, uone unachoweza kuandika.
play-resumed = Mchezo ulio katika { $file } unaendelea.
play-finished = Mchezo ulio katika { $file } umeisha.
play-rules-standard = Kanuni ni zile za kawaida.
play-rules-otherwise-standard = Isipokuwa idadi ya viti na pointi za kushinda, kanuni ni zile za kawaida.
play-rules-differ = Kanuni za meza zinazotofautiana na za kawaida:

## The game: house rules that differ from the standard

play-rule-alone = Kila mmoja anacheza peke yake.
play-rule-pisti = Kila pişti ni pointi { $points }.
play-rule-double-pisti = Kila pişti maradufu ni pointi { $points }.
play-rule-jack = Kila ghulamu ni pointi { $points }.
play-rule-ace = Kila ree ni pointi { $points }.
play-rule-two-of-clubs = Mbili ya pau ni pointi { $points }.
play-rule-ten-of-diamonds = Kumi ya uru ni pointi { $points }.
play-rule-most-cards = Karata nyingi zaidi ni pointi { $points }.
play-rule-first-card-pisti = Karata ya kwanza ya raundi inaweza kuleta pişti.
play-rule-last-card-pisti = Karata ya mwisho ya raundi inaweza kuleta pişti.
play-rule-lone-jack-pisti = Ghulamu akila karata ya thamani nyingine iliyo peke yake, ni pişti.
play-rule-lone-jack-double = Ghulamu akila karata ya thamani nyingine iliyo peke yake, ni pişti maradufu.
play-rule-centre-under = Karata nne za katikati zote zimo kwenye rundo, zimefunikwa isipokuwa ya juu.
play-rule-centre-open = Karata nne za katikati zote zimo kwenye rundo, zikiwa wazi.
play-rule-centre-redeal = Ghulamu akifunuliwa katikati, raundi inagawiwa upya.
play-rule-not-exposed = Karata ya chini kabisa ya akiba inabaki imefunikwa.
play-rule-cut-any = Pakiti ikikatwa, ghulamu anaweza kuwa karata ya chini kabisa.
play-rule-lookers-seat = Ni aliyekula tu anayeweza kuangalia karata za katikati zilizofunikwa.
play-rule-lookers-nobody = Hakuna anayeweza kuangalia karata za katikati zilizofunikwa, hata zikishaliwa.
play-rule-lookers-everyone = Wote wanaweza kuangalia karata za katikati zilizofunikwa zikishaliwa.

## The game: a round begins

play-round = Raundi { $round }. { $dealer } anagawa karata, { $cutter } anakata.
play-round-you-deal = Raundi { $round }. Wewe unagawa karata, { $cutter } anakata.
play-round-you-cut = Raundi { $round }. { $dealer } anagawa karata, wewe unakata.
play-round-goes-on = Raundi { $round } inaendelea. { $player } ndiye aliyegawa karata.
play-round-goes-on-you = Raundi { $round } inaendelea. Wewe ndiye uliyegawa karata.
play-cut-refused = Karata ya chini baada ya kukata ni ghulamu: karata zinarudishwa, na pakiti inakatwa tena.
play-turned-up = Katikati kumefunuliwa: { $cards }.
play-set-aside = { $count ->
    [one] Karata { $count } ya katikati imewekwa kando, imefunikwa.
   *[other] Karata { $count } za katikati zimewekwa kando, zimefunikwa.
}
play-under = { $count ->
    [one] Chini yake, ndani ya rundo, kuna karata { $count } iliyofunikwa.
   *[other] Chini yake, ndani ya rundo, kuna karata { $count } zilizofunikwa.
}
play-exposed = Karata ya chini kabisa ya akiba iko wazi: { $card }.
play-redeal = Karata zinagawiwa upya: zote nne za katikati ni ghulamu. { $dealer } anagawa, { $cutter } anakata.
play-redeal-you-deal = Karata zinagawiwa upya: zote nne za katikati ni ghulamu. Wewe unagawa, { $cutter } anakata.
play-redeal-you-cut = Karata zinagawiwa upya: zote nne za katikati ni ghulamu. { $dealer } anagawa, wewe unakata.
play-redeal-jack = Karata zinagawiwa upya: katikati kumefunuliwa ghulamu. { $dealer } anagawa, { $cutter } anakata.
play-redeal-jack-you-deal = Karata zinagawiwa upya: katikati kumefunuliwa ghulamu. Wewe unagawa, { $cutter } anakata.
play-redeal-jack-you-cut = Karata zinagawiwa upya: katikati kumefunuliwa ghulamu. { $dealer } anagawa, wewe unakata.
play-deal = Mgao { $deal } kati ya { $deals }: karata nne kwa kila mchezaji.
play-last-deal = Mgao { $deal } kati ya { $deals }, wa mwisho: karata nne kwa kila mchezaji.

## The game: a card is played

play-plays = { $player } amecheza: { $card }.
play-plays-you = Umecheza: { $card }.
play-captures = { $player } amekula karata { $count }: { $cards }.
play-captures-you = Umekula karata { $count }: { $cards }.
play-captured-hidden = { $count ->
    [one] Kati ya hizo, { $count } ilikuwa imefunikwa.
   *[other] Kati ya hizo, { $count } zilikuwa zimefunikwa.
}
play-set-aside-taken = { $count ->
    [one] Karata ya katikati iliyowekwa kando inakwenda pamoja nazo.
   *[other] Karata { $count } za katikati zilizowekwa kando zinakwenda pamoja nazo.
}
play-pisti = Pişti! Pointi { $points } kwa { $side }.
play-pisti-you = Pişti! Pointi { $points } kwako.
play-pisti-yours = Pişti! Pointi { $points } kwa timu yenu.
play-double = Pişti maradufu! Pointi { $points } kwa { $side }.
play-double-you = Pişti maradufu! Pointi { $points } kwako.
play-double-yours = Pişti maradufu! Pointi { $points } kwa timu yenu.
play-denied-first-card = Si pişti: ilikuwa karata ya kwanza ya raundi.
play-denied-last-card = Si pişti: ilikuwa karata ya mwisho ya raundi.
play-may-look = { $count ->
    [one] Unaweza kuangalia karata iliyokuwa imefunikwa: { $cards }.
   *[other] Unaweza kuangalia karata zilizokuwa zimefunikwa: { $cards }.
}
play-leftovers = { $count ->
    [one] Karata { $count } iliyobaki kwenye rundo inakwenda kwa wa mwisho kula, { $side }: { $cards }.
   *[other] Karata { $count } zilizobaki kwenye rundo zinakwenda kwa wa mwisho kula, { $side }: { $cards }.
}
play-leftovers-you = { $count ->
    [one] Karata { $count } iliyobaki kwenye rundo inakuja kwako, kwa kuwa ulikula wa mwisho: { $cards }.
   *[other] Karata { $count } zilizobaki kwenye rundo zinakuja kwako, kwa kuwa ulikula wa mwisho: { $cards }.
}
play-leftovers-yours = { $count ->
    [one] Karata { $count } iliyobaki kwenye rundo inakuja kwa timu yenu, kwa kuwa ilikula ya mwisho: { $cards }.
   *[other] Karata { $count } zilizobaki kwenye rundo zinakuja kwa timu yenu, kwa kuwa ilikula ya mwisho: { $cards }.
}
play-leftovers-nobody = { $count ->
    [one] Karata { $count } iliyobaki kwenye rundo haiendi kwa yeyote, kwani hakuna aliyekula: { $cards }.
   *[other] Karata { $count } zilizobaki kwenye rundo haziendi kwa yeyote, kwani hakuna aliyekula: { $cards }.
}

## The game: your turn

play-your-turn = Ni zamu yako. Mgao { $deal } kati ya { $deals }.
play-stock = { $count ->
    [0] Akiba imeisha.
   *[other] Akiba: karata { $count }.
}
play-stock-exposed = { $count ->
    [one] Akiba: karata { $count }, { $card }.
   *[other] Akiba: karata { $count }; ya chini kabisa ni { $card }.
}
play-exposed-held = { $dealer } ana karata iliyokuwa chini kabisa ya akiba: { $card }.
play-pile-empty = Rundo halina karata.
play-pile-one = Rundo: { $card }, peke yake.
play-pile = Rundo: karata { $count }; ya juu ni { $card }.
play-pile-below = Chini yake, kutoka juu: { $cards }.
play-pile-below-more = Chini yake, kutoka juu: { $cards } …
play-pile-hidden = { $count ->
    [one] Iliyofunikwa kwenye rundo: karata { $count }.
   *[other] Zilizofunikwa kwenye rundo: karata { $count }.
}
play-side-number = { $side } { $number }
play-side-number-you = wewe { $number }
play-side-number-yours = timu yenu { $number }
play-won = Karata zilizoliwa: { $list }.
play-score-now = Pointi: { $list }.
play-score = Pointi: { $list }. Pointi za kushinda: { $target }.
play-choice = { $number }  { $card }

## The game: what you are asked

play-cut-how = Andika nambari yoyote au bonyeza Enter tu: inasaidia kuchanganya karata, huwezi kulenga karata fulani.
play-ask-cut = Kata karata:
play-ask-card = { $count ->
    [one] Karata yako (1; ? kwa msaada):
   *[other] Karata yako (1–{ $count }; ? kwa msaada):
}
play-ask-next = Enter kwa raundi inayofuata (q kuondoka):
play-not-expected = { $count ->
    [one] “{ $text }” si mojawapo ya karata zako. Andika 1, karata kama { $example }, au ? kwa msaada.
   *[other] “{ $text }” si mojawapo ya karata zako. Andika 1–{ $count }, karata kama { $example }, au ? kwa msaada.
}
play-not-in-hand = Karata hiyo haimo mkononi mwako: { $card }.

## The game: what you can type

play-help-cut = Kukata: nambari au maandishi yoyote, au Enter tu. Yanasaidia kuchanganya karata; hakuna anayeweza kulenga karata fulani.
play-help-next = Kuendelea: Enter tu.
play-help-card = Kucheza karata: nambari yake, au karata yenyewe, kama { $example }.
play-help-suits = Aina: c pau, d uru, h kopa, s shupaza. Herufi kubwa na ndogo ni sawa.
play-help-s = s  hali ya meza kwa maneno
play-help-p = p  karata zote zilizo kwenye rundo
play-help-l = l  karata zilizoliwa karibuni
play-help-c = c  jedwali la pointi
play-help-f = f  karata za katikati zilizokuwa zimefunikwa, ikiwa unaweza kuziangalia
play-help-r = r  kanuni kwa ufupi
play-help-q = q  ondoka mezani

## The game: the state in words

play-state-round = Raundi { $round }, mgao { $deal } kati ya { $deals }. Mgawaji: { $player }.
play-state-round-you = Raundi { $round }, mgao { $deal } kati ya { $deals }. Mgawaji ni wewe.
play-state-hand = { $count ->
    [0] { $player } hana karata mkononi.
   *[other] { $player } ana karata { $count } mkononi.
}
play-state-hand-you = { $count ->
    [0] Huna karata mkononi.
   *[other] Una karata { $count } mkononi: { $cards }.
}
play-state-pistis = Pişti: { $list }.
play-state-doubles = Pişti maradufu: { $list }.
play-no-round = Karata bado hazijagawiwa.
play-pile-cards = Rundo, kutoka juu: { $cards }.
play-card-hidden = karata iliyofunikwa
play-no-captures = Bado hakuna aliyekula karata katika raundi hii.
play-face-down-none = Katika raundi hii hakukuwa na karata ya katikati iliyofunikwa.
play-face-down-not-yet = Bado hakuna aliyekula karata za katikati zilizofunikwa.
play-face-down-not-yours = Karata za katikati zilizofunikwa zimeliwa, lakini huwezi kuziangalia.
play-face-down-yours = Karata za katikati zilizokuwa zimefunikwa: { $cards }.
play-sheet-empty = Bado hakuna raundi iliyohesabiwa.
play-sheet-round = Raundi { $round }: { $list }

## The game: the rules in short

play-short-play = Zamu yako ikifika unacheza karata moja juu ya rundo. Ikiwa na thamani sawa na karata ya juu, au ikiwa ghulamu, timu yenu inakula rundo zima.
play-short-play-alone = Zamu yako ikifika unacheza karata moja juu ya rundo. Ikiwa na thamani sawa na karata ya juu, au ikiwa ghulamu, unakula rundo zima.
play-short-empty = Ukicheza ghulamu wakati rundo halina karata, huli karata yoyote.
play-short-pisti = Pişti ni kula karata iliyo peke yake kwa karata ya thamani sawa: pointi { $points }.
play-short-double = Pişti maradufu ni kula ghulamu aliye peke yake kwa ghulamu mwingine: pointi { $points }.
play-short-first-card = Karata ya kwanza ya raundi haileti pişti.
play-short-last-card = Karata ya mwisho ya raundi haileti pişti.
play-short-set-aside = Anayekula wa kwanza anachukua pia karata za katikati zilizowekwa kando.
play-short-leftovers = Karata zinazobaki kwenye rundo raundi ikiisha zinakwenda kwa aliyekula wa mwisho.
play-short-points = Pointi: kila ghulamu { $jack }, kila ree { $ace }, mbili ya pau { $two_of_clubs }, kumi ya uru { $ten_of_diamonds }, karata nyingi zaidi { $most_cards }.
play-short-game = Mchezo ni hadi pointi { $target }. Walio juu wakiwa sare, inachezwa raundi nyingine.

## The game: the count

play-count = Hesabu ya raundi { $round }
play-count-side = { $side }: karata { $cards }
play-count-side-you = Wewe: karata { $cards }
play-count-side-yours = Timu yenu: karata { $cards }
play-count-most = Karata nyingi zaidi: { $points }
play-count-jacks = Ghulamu: { $points }
play-count-aces = Ree: { $points }
play-count-two-of-clubs = Mbili ya pau: { $points }
play-count-ten-of-diamonds = Kumi ya uru: { $points }
play-count-pistis = Pişti: { $points }
play-count-pistis-made = Pişti: { $points } (za kawaida { $single }, maradufu { $double })
play-count-total = Jumla ya raundi: { $points }
play-count-tie = Sare ya karata { $cards } kwa { $cards }: hakuna anayepata pointi za karata nyingi zaidi.
play-count-tie-many = Hakuna mwenye karata nyingi kuliko wote: hakuna anayepata pointi za karata nyingi zaidi.
play-score-after = Pointi baada ya raundi { $round }: { $list }. Pointi za kushinda: { $target }.

## The game: the end

play-tie = Pointi za kushinda zimefikiwa, lakini walio juu wako sare: inachezwa raundi nyingine.
play-both-reached = Waliofikisha pointi { $target } ni zaidi ya mmoja: anashinda mwenye pointi nyingi zaidi.
play-win = Mshindi: { $side }, pointi { $points }.
play-win-you = Umeshinda mchezo ukiwa na pointi { $points }!
play-win-yours = Timu yenu imeshinda mchezo ikiwa na pointi { $points }!
play-leave = Umeondoka mezani.
play-kept = Mchezo umehifadhiwa katika { $file }. Ili kuendelea:
play-record-is-in = Kumbukumbu ya mchezo imo katika { $file }.
play-not-kept = Mchezo huu haukuhifadhiwa; --record FILE huonyesha mahali pa kuhifadhi.
play-nothing-to-keep = Karata bado hazijagawiwa, kwa hiyo hakuna cha kuhifadhi.

## The full-screen table: dates

# $day and $month have two digits, $year four
date-short = { $day }/{ $month }/{ $year }

## The full-screen table: the first screen. Texts of buttons and rows have at most 22 characters

screen-title = Pişti
screen-subtitle = Karata nne mkononi, rundo moja la kula
screen-play = Cheza
screen-continue = Endelea
screen-continue-detail = { $date }, raundi { $round }: { $list }
screen-table = Meza
screen-level = Kiwango cha kompyuta
screen-language = Lugha
screen-speed = Kasi
screen-house-rules = Kanuni za meza
screen-kept-games = Michezo iliyohifadhiwa
screen-read-rules = Jinsi ya kucheza
screen-settings = Mipangilio
screen-quit = Toka
screen-take = Tumia kanuni hizi
screen-back = Rudi
screen-close = Funga
screen-first-help = ↑ ↓ chagua · ← → badilisha · Enter kubali
screen-settings-not-kept = Mipangilio yako haiwezi kuhifadhiwa: { $file }

## The full-screen table: kinds of tables (at most 22 characters) and what they are (one line)

preset-standard = Kawaida
preset-standard-line = Wawili dhidi ya wawili, hadi pointi 151
preset-classic-101 = Jadi, hadi 101
preset-classic-101-line = Kanuni za kawaida, hadi pointi 101
preset-short = Mchezo mfupi
preset-short-line = Kanuni za kawaida, hadi pointi 51
preset-two = Wachezaji wawili
preset-two-line = Wewe dhidi ya kompyuta moja, hadi pointi 101
preset-solo = Wanne, bila wenzi
preset-solo-line = Wachezaji wanne, kila mmoja peke yake, hadi pointi 101
preset-three = Wachezaji watatu
preset-three-line = Wachezaji watatu, kila mmoja peke yake, hadi pointi 101
preset-under = Za katikati rundoni
preset-under-line = Karata za katikati zimo kwenye rundo, zikiwa zimefunikwa
preset-open-centre = Za katikati wazi
preset-open-centre-line = Karata nne za katikati zimo kwenye rundo, zikiwa wazi
preset-last-card-counts = Pişti hadi mwisho
preset-last-card-counts-line = Karata ya mwisho ya raundi inaweza kuleta pişti
preset-jack-pisti = Pişti ya ghulamu
preset-jack-pisti-line = Ghulamu akila karata iliyo peke yake, ni pişti maradufu
preset-own = Kanuni za meza
preset-own-line = Wachezaji { $seats }, hadi { $target }

## The full-screen table: the house rules one by one (at most 24 characters), and their values (at most 14)

rule-seats = Wachezaji
rule-partners = Kucheza na wenzi
rule-target = Pointi za kushinda
rule-pisti = Pişti
rule-double_pisti = Pişti maradufu
rule-jack = Kila ghulamu
rule-ace = Kila ree
rule-two_of_clubs = Mbili ya pau
rule-ten_of_diamonds = Kumi ya uru
rule-most_cards = Karata nyingi zaidi
rule-first_card_pisti = Pişti, karata ya kwanza
rule-last_card_pisti = Pişti, karata ya mwisho
rule-lone_jack = Ghulamu akila moja tu
rule-centre = Karata za katikati
rule-centre_jack = Ghulamu katikati
rule-exposed = Karata ya chini wazi
rule-cut_jack_rule = Ukataji bila ghulamu
rule-lookers = Kuangalia zilizofunikwa
value-yes = ndiyo
value-no = hapana
value-lone_jack-nothing = si pişti
value-lone_jack-pisti = pişti
value-lone_jack-double = pişti maradufu
value-centre-set_aside = kando
value-centre-under = chini ya rundo
value-centre-open = wazi
value-centre_jack-cover = nyingine juu
value-centre_jack-redeal = kugawa upya
value-lookers-side = timu nzima
value-lookers-seat = aliyekula tu
value-lookers-nobody = hakuna
value-lookers-everyone = wote

## The full-screen table: house rules that make no sense together; $rule and $value are a label and a value

screen-rules-partners = Kucheza na wenzi kunahitaji wachezaji 4, si { $seats }.
screen-rules-open-centre = Karata za katikati zikiwa wazi, “{ $rule }” lazima iwe “{ $value }”.
screen-rules-nothing-scores = Kwa kanuni hizi hakuna kinacholeta pointi: toa pointi kwa kitu chochote.

## The full-screen table: settings (at most 24 characters), and their values (at most 14)

setting-suits = Aina za karata
setting-cut = Kata mwenyewe
setting-confirm = Thibitisha kila karata
value-speed-slow = polepole
value-speed-normal = kawaida
value-speed-fast = haraka
value-speed-off = bila kusubiri
value-suits-four = rangi nne
value-suits-two = rangi mbili

## The full-screen table: around the table. Words under a seat have at most 11 characters

screen-where = Raundi { $round } · Mgao { $deal }/{ $deals }
screen-where-cut = Raundi { $round } · Ukataji
screen-target = hadi { $target }
screen-you = wewe
screen-your-side = Timu yenu
screen-you-alone = Wewe
screen-bot = kompyuta
screen-away = hayupo
screen-partner = mwenzi
screen-dealer = mgawaji
screen-pile-count = Rundo: { $count }
screen-stock-count = Akiba: { $count }
screen-bottom-card = Ya chini: { $card }
screen-set-aside-count = Kando: { $count }

## The full-screen table: what goes on, each at most 80 characters; screen-cut-how at most 38

screen-your-turn = Ni zamu yako
screen-confirm-card = Bonyeza tena ili kucheza: { $card }
screen-not-your-turn = Bado: { $player } anacheza kwanza.
screen-cut-how = Kata: ← → kisha Enter, au bofya pakiti
screen-cut-aim = Ukataji unachanganya karata tu: huwezi kulenga karata fulani.
screen-cuts = { $player } anakata karata.
screen-cuts-you = Unakata karata.
screen-shown-jack = Amefunuliwa ghulamu; karata inayofuata inawekwa juu yake.
screen-too-small = Terminali hii ina herufi { $columns } × { $lines }. Meza inahitaji { $wanted_columns } × { $wanted_lines }: panua terminali.

## The full-screen table: the line of keys; each at most 10 characters

screen-key-state = meza
screen-key-pile = rundo
screen-key-captures = zilizoliwa
screen-key-log = matukio
screen-key-sheet = pointi
screen-key-face-down = za siri
screen-key-rules = kanuni
screen-key-settings = mipangilio
screen-key-say = sema
screen-key-deal = mgao
screen-key-help = msaada
screen-key-leave = ondoka

## The full-screen table: titles of windows, each at most 34 characters

screen-title-state = Hali ya meza kwa maneno
screen-title-pile = Rundo
screen-title-captures = Karata zilizoliwa karibuni
screen-title-log = Orodha ya matukio
screen-title-sheet = Jedwali la pointi
screen-title-face-down = Karata zilizokuwa zimefunikwa
screen-title-rules = Kanuni za meza hii
screen-title-standard = Kanuni za kawaida
screen-title-help = Vitufe na kipanya
screen-sheet-round = Raundi
screen-sheet-total = Jumla

## The full-screen table: the count as a table, a column for each side; at most 20 characters

count-row-cards = Karata
count-row-most_cards = Karata nyingi zaidi
count-row-jacks = Ghulamu
count-row-aces = Ree
count-row-two_of_clubs = Mbili ya pau
count-row-ten_of_diamonds = Kumi ya uru
count-row-pistis = Pişti
count-row-total = Jumla ya raundi
count-row-score = Pointi kwa sasa

## The full-screen table: help

screen-help-cards = 1–4  cheza karata ya mkononi yenye nambari hiyo
screen-help-arrows = ← → na Enter  chagua karata na uicheze
screen-help-space = Nafasi  endelea bila kusubiri
screen-help-g = g  yaliyotokea hadi sasa
screen-help-o = o  mipangilio: lugha, kasi, rangi
screen-help-t = t  sema kitu (kwenye meza ya seva)
screen-help-v = v  seva ilichoahidi kwa mgao
screen-help-again = Nafasi  cheza tena mwenyewe, kompyuta inapokuchezea
screen-help-pages = PgUp PgDn  fungua ukurasa mwingine wa dirisha
screen-help-mouse = Kipanya: bofya karata ili kuicheza, rundo ili kuliona lote, au kitufe chochote katika mstari wa mwisho.

## The full-screen table: the end of a round, of the game, of the sitting; buttons have at most 22 characters

screen-next-round = Raundi inayofuata
screen-again = Cheza tena
screen-look-back = Tazama marudio
screen-to-start = Rudi mwanzoni
screen-leave-question = Je, unaondoka mezani?
screen-leave-kept = Mchezo umehifadhiwa; endelea nao wakati wowote upendao.
screen-leave-not-kept = Mchezo haujahifadhiwa: utapotea.
screen-leave = Ondoka
screen-stay = Baki
screen-kept-none = Bado hakuna mchezo uliohifadhiwa. Kila mchezo utakaocheza hapa utahifadhiwa.
screen-kept-line = { $date } · raundi { $round } · { $list }
screen-kept-over = { $date } · umeisha · { $list }
screen-kept-bad = haliwezi kusomwa: { $file }

## At a table of a server: the connection

remote-connecting = Inaunganisha …
remote-again-in = Itajaribu tena baada ya sek { $seconds }.
remote-again-now = Inajaribu tena …
remote-refused-somehow = Seva inakataa hilo ({ $reason }).
remote-seat-kept = Kiti chako kimehifadhiwa. Ili kurudi:
remote-seat-lost = Hukai tena kwenye meza hii.
remote-seat-not-kept = Programu ikikatika hutaweza kurudi kwenye kiti chako: { $file } haiwezi kuandikwa.

## At a table of a server: the list of tables, a table to be opened. Buttons and rows have 22 characters or less

remote-your-name = Jina lako, wengine wanavyoliona:
remote-guest = Mgeni
remote-open-tables = Meza zilizo wazi:
remote-no-tables = Sasa hakuna meza iliyo wazi. Fungua moja, au andika msimbo wa meza.
remote-return = Rudi kwenye kiti chako: { $code }
remote-seats-taken = { $count }/{ $all }
remote-playing-short = inachezwa
remote-tables-help = ↑ ↓ chagua · Enter nenda · o mipangilio · q toka
remote-make = Fungua meza
remote-take = Tayari
remote-enter-code = Andika msimbo
remote-code-what = Msimbo wa meza, au kiungo ulichotumiwa:
remote-go = Nenda hapo
remote-clock-row = Saa
remote-no-clock = bila saa
remote-clock = sek { $seconds }
remote-open-row = Nani aje
remote-open = yeyote
remote-private = kwa kiungo tu

## At a table of a server: the room before a game and between two

remote-table = Meza { $code }
remote-invite = Watumie hiki watakaokuja:
remote-rules = { $name }. { $line }.
remote-clock-line = Kila karata ina sek { $seconds }.
remote-open-line = Meza imo kwenye orodha: yeyote anaweza kuja.
remote-private-line = Meza haimo kwenye orodha yoyote: huja tu mwenye kiungo.
remote-free = wazi
remote-agrees = tayari kucheza tena
remote-sit-how = Chagua pa kukaa: kiti kilicho wazi, au cha kompyuta.
remote-playing = Mchezo unaendelea. Raundi ikiisha unaweza kukaa kwenye kiti cha kompyuta.
remote-begins = Mchezo unaanza …
remote-missing = Viti vilivyo wazi: { $count }
remote-seats-how = Subiri wengine, au chagua kiti na uweke kompyuta hapo.
remote-start-how = Wote wapo: unaweza kuanza.
remote-owner-starts = { $player } ataanzisha mchezo.
remote-another-how = Mchezo mwingine utaanza wote wakikubali.
remote-start = Anzisha mchezo
remote-another = Cheza tena
remote-fill = Kompyuta vitini wazi
remote-change = Badilisha kanuni
remote-say = Sema kitu
remote-leave-room = Ondoka mezani
remote-leave-room-what = Unaweza kuacha kiti chako, au ukihifadhi na kurudi baadaye.
remote-leave = { remote-come-back }: kiti kitabaki chako; hadi hapo kompyuta inaweza kukuchezea. { remote-give-up }: kompyuta itakichukua moja kwa moja.
remote-give-up = Acha kiti
remote-come-back = Rudi baadaye
remote-get-up = Inuka
remote-free-seat = Ondoa kompyuta
remote-swap = Badilishana na kiti chako
remote-kick = Mwondoe
remote-mute = Mnyamazishe
remote-unmute = Mruhusu kusema
remote-to-room = Chumba cha kusubiri
remote-others-read = Inasubiri wengine wanaosoma hesabu …

## At a table of a server: what persons do, and what they say

remote-sits = { $player } amekaa hapa: { $seat }
remote-bot-sits = Kompyuta ({ $level }) imekaa hapa: { $seat }
remote-gets-up = Kiti hiki kiko wazi sasa: { $seat }
remote-bot-plays = Hapa kompyuta inaendelea kucheza: { $player }
remote-bot-plays-you = Kompyuta inakuchezea sasa. Bonyeza Nafasi ili ucheze tena mwenyewe.
remote-absent = { $player } hana muunganisho.
remote-absent-you = Huna muunganisho.
remote-back = { $player } amerudi.
remote-back-you = Umerudi, na unacheza mwenyewe.
remote-says = { $player }: { $text }
remote-says-you = Wewe: { $text }
remote-muted = Amenyamazishwa: { $list }
remote-unmuted = Anaweza kusema tena: { $list }
remote-wishes = Mchezo mwingine, wamekubali: { $list }
remote-outage = Seva haikuwepo kwa muda. Wakati wa mtu yeyote haukupita.
phrase-hello = Habari!
phrase-good-luck = Kila la heri!
phrase-well-played = Umecheza vizuri!
phrase-thanks = Asante!
phrase-oops = Lo!
phrase-hurry = Haya, cheza!
phrase-one-more = Mchezo mmoja tena!
phrase-bye = Kwaheri!
phrase-smile = Ha ha!
phrase-wow = Aisee!
phrase-sad = Pole!

## At a table of a server: the promises for the deal; behind the receipts comes a hash

remote-broken = Mgao si kama ulivyoahidiwa
remote-broken-what = Ama seva haigawi kwa haki, ama ina hitilafu. Kitufe v kinaonyesha ilichoahidi; hifadhi kumbukumbu ya mchezo.
remote-deal = Seva ilichoahidi
remote-deal-what = Kabla ya kila raundi seva huonyesha alama ya mbegu yake, na programu hii huongeza mbegu yake. Pamoja na kumbukumbu ya mchezo, amri hii hukagua migao:
remote-deal-none = Bado hakuna kilichoahidiwa.
remote-receipt-open = { $round ->
    [0] Mgawaji wa kwanza, bado hajachaguliwa:
   *[other] Raundi { $round }, bado haijaisha:
}
remote-receipt-kept = { $round ->
    [0] Mgawaji wa kwanza, imekaguliwa, kama ilivyoahidiwa:
   *[other] Raundi { $round }, imekaguliwa, kama ilivyoahidiwa:
}
remote-receipt-broken = { $round ->
    [0] Mgawaji wa kwanza, imekaguliwa, si kama ilivyoahidiwa:
   *[other] Raundi { $round }, imekaguliwa, si kama ilivyoahidiwa:
}

## At a table of a server: line by line

remote-plain-tables = Andika namba ya meza au msimbo wake. n hufungua meza mpya (n two,target=51 kwa kanuni hizi), q humaliza.
remote-ask-table = Meza:
remote-ask-room = Kwenye meza (? kwa msaada):
remote-ask-again = Baada ya mchezo (? kwa msaada):
remote-not-understood = “{ $text }” haina maana hapa; ? inakuambia unachoweza kuandika.
remote-time-left = Muda uliobaki: sek { $seconds }.
remote-connected = Muunganisho upo tena.
play-help-sit = sit E  kaa kwenye kiti hicho (S, E, N au W), sit peke yake popote
play-help-room = s  nani amekaa wapi, na kanuni kwa ufupi
play-help-bot = b E hard  kompyuta kwenye kiti hicho, ya kiwango hicho; b peke yake kwenye viti vyote vilivyo wazi
play-help-free = free E  ondoa kompyuta kwenye kiti hicho
play-help-begin = start  anzisha mchezo
play-help-another = again  kubali mchezo mwingine
play-help-t = t 3  sema kitu: moja ya kauli ambazo t inaonyesha
play-help-v = v  seva ilichoahidi kwa mgao
play-help-away = q  maliza; kiti kinabaki chako
play-help-give-up = leave  acha kiti chako na umalize

## A record told on the full screen

screen-replay-where = Karata { $ply } kati ya { $plays }
screen-replay-start = Kabla ya karata ya kwanza kuchezwa
screen-replay-seed = Mbegu ya uchanganyaji: { $seed }
screen-replay-copied = Imenakiliwa, ikiwa terminali yako inaruhusu. Hali ya meza:
screen-replay-no-position = Raundi inagawiwa upya, kwa hiyo haina hali ya meza.
screen-replay-key-step = hatua
screen-replay-key-capture = kula
screen-replay-key-auto = otomatiki
screen-replay-key-space = Nafasi
screen-replay-key-round = raundi
screen-replay-key-copy = nakili
screen-replay-help-step = ← →  karata moja nyuma, karata moja mbele
screen-replay-help-capture = ↑ ↓  rudi hadi rundo lilipoliwa, nenda hadi litakapoliwa tena
screen-replay-help-ends = Home End  mwanzo wa raundi, mwisho wa raundi
screen-replay-help-round = b n  raundi iliyotangulia, raundi inayofuata
screen-replay-help-auto = { screen-replay-key-space }  onyesha mfululizo bila kubonyeza, au simamisha
screen-replay-help-copy = y  nakili hali ya meza kama mstari wa maandishi
screen-replay-help-q = q  { screen-key-leave }
screen-replay-help-count = c  hesabu ya raundi
screen-replay-help-signs = ×7 +10  katika orodha: karata 7 zimeliwa, pointi 10 za pişti
screen-replay-help-mouse = Kipanya: bofya karata katika orodha ili kwenda hapo, rundo ili kuliona lote, au kitufe chochote katika mstari wa mwisho.
screen-replay-more = Hapa zinaonyeshwa kumbukumbu { $records } za kwanza tu; --game na --round huchagua nyingine.
screen-replay-reading = Kumbukumbu zinasomwa …

## A record told (pisti replay); its plays are told in the sentences of the game

replay-round = Mchezo { $game }, raundi { $round }
replay-event = Tukio: { $event }
replay-date = Tarehe: { $date }
replay-rules = Kanuni za meza: { $rules }
replay-seat = { seat-name }: { $player }
replay-tag = { $name }: { $value }
replay-dealer = Mgawaji: { $player }
replay-cut-jack = Karata zilizoinuliwa wakati wa kukata: { $lifted }; ya chini ni ghulamu, kwa hiyo pakiti inakatwa tena
replay-cut = Karata zilizoinuliwa wakati wa kukata: { $lifted }
replay-redeal = Lazima raundi igawiwe upya.
replay-numbered = { $number }. { $text }
replay-comment = Maelezo: { $text }
replay-set-aside = { $count ->
    [one] Karata ya katikati iliyowekwa kando inakwenda pamoja nazo: { $cards }.
   *[other] Karata { $count } za katikati zilizowekwa kando zinakwenda pamoja nazo: { $cards }.
}
replay-unfinished = Kumbukumbu inaishia baada ya karata { $plays } kuchezwa; raundi haijaisha.
replay-after = { $plays ->
    [0] Kabla ya karata ya kwanza kuchezwa:
   *[other] Baada ya karata { $plays } kuchezwa:
}
replay-pile = { $count ->
    [0] Rundo halina karata.
    [one] Rundo, karata { $count }: { $cards }.
   *[other] Rundo, karata { $count }, kuanzia juu: { $cards }.
}
replay-hand = { $count ->
    [0] { $player } hana karata mkononi.
   *[other] { $player } ana karata { $count } mkononi: { $cards }.
}
replay-won = { $count ->
    [one] Iliyoliwa na { $side }: karata { $count }.
   *[other] Zilizoliwa na { $side }: karata { $count }.
}
replay-to-play = Zamu ya kucheza: { $player }
replay-total = Jumla ya mchezo: { $points }

## A check of records (pisti check)

check-good = { $file }: sahihi, kumbukumbu { $records }, { $games ->
    [one] mchezo { $games }
   *[other] michezo { $games }
}
check-empty = { $file }: sahihi, kumbukumbu 0 (faili ni tupu)
check-progress = { $file }: { $percent }%

## The database of a server (pisti db)

db-migrated = { $file }: imeletwa kutoka toleo { $before } hadi toleo { $after }.
db-newest = { $file }: ni ya toleo jipya kabisa, { $after }.
persons-line = { $person }: { $name } (kiwango: { $rating }, michezo: { $games })
persons-banned = amefungiwa: { $reason }
persons-report = { $report }: { $at }, { $person }, { $kind }: { $text }
persons-nothing = Hakuna mtu wala kitu cha kuonyesha.
persons-done = Tayari.
db-good = { $file }: sahihi (meza: { $tables }, michezo iliyokwisha: { $games })
db-bad = { $file }: si sahihi (makosa: { $faults }, meza: { $tables }, michezo iliyokwisha: { $games })
db-exported = { $file }: limeandikwa (michezo iliyokwisha: { $games })
db-copied = { $file }: limeandikwa (meza: { $tables }, michezo iliyokwisha: { $games }, safu: { $rows })

## A server (pisti serve)

serve-open = Pişti imefunguliwa. Marafiki waje hapa:
serve-kept = Imehifadhiwa katika: { $file }
serve-stop = Ctrl-C husimamisha seva; wanaocheza wataikuta meza kama ilivyokuwa.
serve-stopped = Seva imesimama. Hakuna kilichopotea.
serve-no-page = Ukurasa wa kivinjari haujajengwa: vivinjari vinaonyesha jinsi ya kucheza kwenye terminali.
serve-runs = Seva ya Pişti tayari inaendesha hapa: { $address }
serve-other-port = Programu nyingine inatumia mlango { $port }; safari hii ni { $other }.
serve-open-yourself = Hakuna skrini ya kufungulia ukurasa; kwenye kompyuta hii anwani yake ni: { $address }
page-game = Pişti ni mchezo wa karata wa Kituruki wa kukusanya karata mezani: wachezaji wanne, timu mbili, wa kwanza kufika 151 hushinda.
page-server = Seva hii huandaa meza za marafiki. Ili kucheza kutoka terminali:
page-table = Meza inakusubiri hapa. Ili kuketi kutoka terminali:

## The page of how a server is (/status)

status-title = Hali ya seva
status-good = Kila kitu ni sawa: yote yanayochezwa yanahifadhiwa.
status-bad = Hifadhidata haijibu: haiwezekani kucheza mpaka irudi.
status-stops = Seva inakaribia kusimama, na itarudi.
status-version = Toleo
status-since = Inafanya kazi tangu
status-tables = Meza zenye wachezaji
status-persons = Wachezaji waliounganishwa
status-workers = Michakato ya seva
status-outage = Kukatika kwa mwisho
status-no-outage = hakuna
status-unknown = haijulikani

## Whether rounds were dealt fairly (pisti verify)

verify-round = Raundi { $round }: iligawiwa kama mbegu zinavyosema. Ahadi ya seva: { $hex }
verify-dealer = Mgawaji wa kwanza: alichaguliwa kama mbegu zinavyosema. Ahadi ya seva: { $hex }
verify-good = Yote ni kama mbegu zinavyosema. Linganisha ahadi hizi na zile ulizoziona kabla ya raundi.
verify-receipt = Yote ni kama mbegu zinavyosema, na ahadi uliyoiona imo kati yake.

## A simulation (pisti simulate)

simulate-head = Raundi { NUMBER($rounds) }, kanuni { $rules }, mbegu { $seed }. Timu 1 ni ya aliye kulia kwa mgawaji.
simulate-side = Timu { $side } ({ $policies }): pointi { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) } ± { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } kwa raundi
simulate-together = Zote pamoja: pointi { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) } ± { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } kwa raundi
simulate-pistis = Pişti: { NUMBER($value, minimumFractionDigits: 5, maximumFractionDigits: 5) } ± { NUMBER($error, minimumFractionDigits: 5, maximumFractionDigits: 5) } kwa raundi
simulate-doubles = Kati ya hizo, pişti maradufu: { NUMBER($value, minimumFractionDigits: 5, maximumFractionDigits: 5) } ± { NUMBER($error, minimumFractionDigits: 5, maximumFractionDigits: 5) } kwa raundi
simulate-ties = Hakuna mwenye karata nyingi zaidi: katika raundi { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) } kati ya 100
simulate-margin = Timu 1 mbele ya timu bora kati ya nyingine: pointi { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) } ± { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } kwa raundi
simulate-histogram = Raundi kati ya 100, kwa pointi ambazo timu 1 iko mbele:
simulate-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-compiled = Raundi { NUMBER($speed, maximumFractionDigits: 0) } kwa sekunde, kwa numba
simulate-interpreted = Raundi { NUMBER($speed, maximumFractionDigits: 0) } kwa sekunde, bila kuharakishwa: hilo linahitaji numba (nyongeza “fast”)
simulate-progress = { $percent }%

## The analysis of plays (pisti analyse); after a result, a cost or a luck stands its figure

analysis-title = Pişti: karata zilizochezwa katika mchezo
analysis-head = Dunia za kila karata: { NUMBER($worlds) }; mbegu: { $seed }. Kila karata iliyochezwa inaangaliwa kwa yale ambayo mchezaji alijua wakati huo; kuanzia hapo viti vyote hucheza kama strong. Thamani ni pointi ambazo timu iko mbele mwishoni mwa raundi, ± kosa sanifu.
analysis-interpreted = Hesabu haikuharakishwa, kwa hiyo dunia ni chache: hilo linahitaji numba (nyongeza “fast”).
analysis-game = Mchezo { $game }
analysis-round = Raundi { $round }
analysis-side = { $side }: matokeo { NUMBER($result, maximumFractionDigits: 1) }, bahati { $luck }, gharama ya karata zilizochezwa { $cost }
analysis-side-unfinished = { $side }: gharama ya karata zilizochezwa { $cost }
analysis-seat = { $player }: gharama { $cost }, karata zilizochezwa: { $plays }
analysis-costliest = Karata zilizogharimu zaidi
analysis-no-cost = Hakuna karata iliyogharimu kitu kwa hakika
analysis-play = Raundi { $round }, karata { $play }: { $player }, { $card }, gharama { $cost }. { $why }
analysis-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
analysis-chart = Pointi za kuwa mbele zinazotarajiwa baada ya kila karata: { $side }
analysis-column-number = Namba
analysis-column-player = Mchezaji
analysis-column-card = Karata
analysis-column-cost = Gharama
analysis-column-cards = Thamani ya kila karata
analysis-column-why = Sababu
analysis-progress = Mchezo { $game }: { $percent }%

## The analysis: what there is to say of a play; $card is a card in short form

analysis-why-only = Hakukuwa na karata nyingine.
analysis-why-pisti-made = Pişti imefanywa. Pointi: { $points }.
analysis-why-captured = Rundo limeliwa. Pointi pamoja na karata: { $points }.
analysis-why-jack-kept = Ghulamu amehifadhiwa kwa baadaye. Pointi zilizoachwa mezani: { $points }.
analysis-why-safe = Karata salama: nyingine zote za thamani hiyo zimeshaonekana.
analysis-why-few-left = Karata bora ya kuweka. Karata za thamani hiyo ambazo hazijaonekana: { $unseen }.
analysis-why-equal = Nzuri vilevile: { $card }.
analysis-why-pisti-let-go = Pişti imeachwa, ambayo ingefanywa na: { $card }. Pointi: { $points }.
analysis-why-pile-let-go = Rundo limeachwa, ambalo lingeliwa na: { $card }. Pointi zake: { $points }.
analysis-why-jack-burnt = Ghulamu ametumika mapema mno. Bora: { $card }. Pointi za rundo: { $points }.
analysis-why-jack-laid = Ghulamu amewekwa kwenye meza tupu. Bora: { $card }.
analysis-why-rank-given = Thamani ambayo wengine wanaweza kuwa nayo. Karata zake ambazo hazijaonekana: { $unseen }; za thamani ya { $card }: { $fewer }.
analysis-why-points-left = Pointi zilizoachiwa mchezaji anayefuata: { $points }. Bora: { $card }.
analysis-why-weaker = Bora: { $card }.

## The training of the network; the line has only figures

cli-train-head = Mbegu { $seed }. Safu: karata zilizochezwa kwa milioni, sekunde, pointi kwa raundi mbele ya wastani na mbele ya hodari pamoja na kosa sanifu.
cli-train-line = { NUMBER($millions, minimumFractionDigits: 1, maximumFractionDigits: 1) } · { NUMBER($seconds, minimumFractionDigits: 0, maximumFractionDigits: 0) } · { NUMBER($medium, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($medium_error, minimumFractionDigits: 2, maximumFractionDigits: 2) } · { NUMBER($hard, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($hard_error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-train-written = { $file }: limeandikwa

## The page: what search engines and links show

web-shell-title = Pişti: mchezo wa karata wa Kituruki, na marafiki au dhidi ya kompyuta
web-shell-title-table = Meza ya Pişti
web-shell-title-rules = Kanuni za Pişti
web-shell-title-me = Ukurasa wako
web-shell-title-person = Mchezaji wa Pişti
web-shell-title-leaderboard = Viwango vya juu vya Pişti
web-shell-about-table = Meza inakusubiri hapa. Fungua kiungo uketi: huhitaji kufungua akaunti.
web-shell-about-rules = Jinsi Pişti inavyochezwa: kukusanya karata, kupata pişti, kuhesabu, na njia ya kufika 151.
web-shell-about-me = Jina lako, kiwango chako, michezo yako ya mwisho, na yanayohifadhiwa kukuhusu. Huhitaji haya ili kucheza.
web-shell-about-person = Kiwango cha mchezaji, na michezo yake kwenye meza zilizo wazi.
web-shell-about-leaderboard = Nani hucheza Pişti vizuri zaidi hapa, kwa michezo ya viwango ya wawili dhidi ya wawili.
web-shell-picture = Karata zilizotandazwa kwenye kitambaa cha kijani, na neno Pişti.
web-shell-rules = Kanuni za Pişti
web-shell-no-script = Ukurasa huu unahitaji JavaScript. Kwenye terminali unaweza kucheza bila hiyo:

## The page: start, room and settings

web-footer = Hakuna matangazo, hakuna akaunti, hakuna kitu kutoka tovuti nyingine.
web-play-what = Papo hapo, dhidi ya kompyuta
web-making = Meza inaandaliwa …
web-friends = Cheza na marafiki
web-friends-what = Unapata meza na kiungo. Anayefungua kiungo anachagua kiti chake.
web-forget = Sahau meza { $code }
web-open-tables = Meza zilizo wazi
web-list-loading = Inatafuta meza zilizo wazi …
web-list-away = Seva haijibu kwa sasa. Orodha itarudi yenyewe.
web-sit-down = Kaa
web-watch = Tazama
web-length-round = raundi moja
web-kind-standard = Wawili dhidi ya wawili; mwenzi wako yuko mbele yako
web-kind-two = Mmoja dhidi ya mmoja
web-kind-solo = Wachezaji wanne, kila mmoja peke yake
web-kind-three = Wachezaji watatu, kila mmoja peke yake
web-settings-look = Mwonekano
web-settings-play = Uchezaji
web-settings-sound = Sauti na mtetemo
web-setting-theme = Rangi
web-theme-system = kama mfumo
web-theme-light = angavu
web-theme-dark = nyeusi
web-theme-contrast = utofauti mkubwa
web-setting-badges = Pointi juu ya karata
web-setting-badges-hint = Mbili ya pau na kumi ya uru huonyesha thamani yake.
web-setting-left-hand = Mkono wa kushoto
web-setting-left-hand-hint = Vitufe viko karibu na kidole gumba cha kushoto.
web-setting-text-view = Meza kwa maneno pia
web-setting-text-view-hint = Chini ya meza yapo maandishi ya yote inayoonyesha.
web-setting-keys = Vitufe vya karata na madirisha
web-setting-keys-hint = 1 hadi 4 hucheza karata, herufi hufungua madirisha.
web-setting-cut-hint = Vinginevyo karata hukatwa kwa niaba yako.
web-setting-confirm-hint = Mguso wa kwanza huchagua, wa pili hucheza.
web-setting-volume = Kiwango cha sauti
web-setting-volume-is = { $volume } kati ya 10
web-setting-volume-none = bila sauti
web-setting-vibration = Tetema zamu yako ikifika
web-setting-vibration-hint = Kama kifaa kinaweza.
web-invite = Alika wengine
web-link = Kiungo cha meza hii
web-copy = Nakili
web-copied = Imenakiliwa
web-copy-by-hand = Kivinjari hakiruhusu kunakili: kiungo kimechaguliwa, kinakili mwenyewe.
web-share = Shiriki
web-share-text = Meza ya pişti inakusubiri:
web-qr = Kiungo kama picha: kamera ya simu hukifungua
web-link-local = Kiungo hiki hufanya kazi kwenye kompyuta hii tu. Kwa wengine, fungua ukurasa kwa anwani ambayo seva inaonyesha.
web-sit-here = Kaa hapa
web-at-seat = Badilisha
web-make-partner = Mfanye mwenzi wako
web-muted = amenyamazishwa
web-who-begins = Mgawaji wa kwanza huchaguliwa kwa bahati.
web-who-begins-again = Katika mchezo ujao atagawa kwanza aliyekaa kulia kwa mgawaji wa kwanza wa mchezo huu.
web-seats = Nani anakaa wapi
web-chat-row = Mazungumzo
web-chat-line = Wachezaji wanaweza kuandikiana.
web-no-chat-line = Kuna misemo iliyo tayari tu.
web-try-again = Jaribu tena
web-no-answer = Seva haijibu. Angalia muunganisho wako, kisha ujaribu tena.
web-waiting-for = Bado hajakubali: { $list }
web-not-again = Hapana, sichezi tena
web-no-clock-line = Hakuna saa.
web-rules-all = Kanuni zote

## The page: the rules

play-example-won = { $side }: karata { $count }, zikiwemo { $cards }.
web-rules-contents = Yaliyomo
web-rules-clauses = Vifungu
web-rules-numbers = Namba ndogo ni vifungu vya kanuni kamili ambavyo kila aya inavieleza.
web-rules-not-loaded = Kanuni hazikuweza kupakiwa.
web-position-you-play = Unacheza
web-position-others = karata nyingine { $count }

## The page: score and trust

web-count-skip = Onyesha zote
web-score-chart = Pointi raundi kwa raundi, kwa mistari. Sasa: { $list }. Pointi za kushinda: { $target }.
web-record-save = Hifadhi kumbukumbu
web-record-saved = Imehifadhiwa: { $file }
web-record-not-reached = Seva haipatikani. Jaribu tena baada ya muda mfupi.
web-story-margin = Tofauti: pointi { $points }.
web-story-led = Aliongoza tangu mwanzo hadi mwisho, baada ya kila raundi.
web-story-last = Raundi ya mwisho ndiyo iliyoamua.
web-story-from = Uongozi ulichukuliwa moja kwa moja katika raundi { $round }.
web-story-swing = Tofauti kubwa zaidi iliyopatikana katika raundi moja: pointi { $points }, raundi { $round }.
web-story-best = Aliyekula karata nyingi kwa mara moja: { $player }, karata { $count } katika raundi { $round }.
web-story-best-you = Wewe ulikula karata nyingi kwa mara moja: karata { $count } katika raundi { $round }.
web-story-pisti-points = Pointi za pişti: { $list }.
web-another-table = Meza nyingine
web-broken-what = Ama seva haigawi kwa haki, ama ina hitilafu. Hakuna kilichopotea: ilichoahidi kinabaki hapa, na unaweza kuhifadhi kumbukumbu mchezo ukiisha.
web-trust-what = Kabla ya kila raundi seva huonyesha alama ya mbegu yake: muhuri unaoifunga. Baada ya hapo tu kivinjari hiki na vya wengine huongeza mbegu zao, na zote pamoja hutengeneza pakiti. Baada ya raundi mbegu zote hutajwa na kukaguliwa. Alama unayoihifadhi ndiyo risiti yako.
web-trust-checks = Kinachokaguliwa na kivinjari hiki
web-trust-checks-seed = Mbegu inayotajwa na seva inalingana na alama iliyoonyeshwa kabla.
web-trust-checks-shares = Mbegu ya kila mchezaji inalingana na ahadi iliyotolewa kabla mbegu yoyote haijatajwa.
web-trust-checks-cards = Kila karata unayoiona ndiyo iliyoahidiwa kwa nafasi yake katika pakiti.
web-trust-checks-pack = Pakiti, ukataji na mgawaji wa kwanza ndivyo vinavyotokana na mbegu zote.
web-trust-proves = Hilo linathibitisha nini
web-trust-proves-server = Seva haikuweza kuchagua karata: ilifungwa na mbegu yake kabla ya kujua yako.
web-trust-proves-players = Wala hakuna mchezaji aliyeweza kuzichagua, hata wote pamoja.
web-trust-proves-cards = Hakuna karata iliyobadilishwa baada ya karata ya kwanza kuonekana: zote ziliahidiwa pamoja na pakiti.
web-trust-not = Kisichothibitishwa
web-trust-not-secret = Seva inajua karata unapocheza. Kwamba haimwambii mtu ni suala la kuaminiana, au la kuendesha seva yako mwenyewe.
web-trust-not-partners = Wenzi bado wanaweza kuzungumza kwa njia nyingine.
web-trust-not-when = Kumbukumbu peke yake haionyeshi alama ilionyeshwa lini. Alama uliyoihifadhi huonyesha.
web-trust-elsewhere = Kagua mahali pengine
web-trust-elsewhere-how = Mchezo ukiisha, hifadhi kumbukumbu. Kwenye kompyuta yoyote yenye Pişti amri hii hukagua upya raundi zote:
web-trust-copy = Nakili
web-trust-copied = Imenakiliwa
web-title-keys = Kugusa, kipanya na vitufe
web-keys-off = Vitufe vimezimwa katika mipangilio.
web-touch-play = Gusa karata ili kuicheza, au iburute hadi kwenye rundo.
web-touch-pile = Gusa rundo ili kuliona lote.
web-touch-cut = Gusa pakiti popote ukikata karata.
web-touch-captures = Gusa karata zilizoliwa na timu ili kuona zilizoliwa karibuni.
web-trust-older = Raundi zilizopita

## The page: the table

web-menu = Menyu
web-hand = Karata zako za mkononi
web-to-play = zamu yake
web-to-cut = anakata
web-you-cut = Unakata
web-bot-plays-you = Kompyuta inakuchezea sasa.
web-play-again-myself = Nicheze tena mwenyewe
web-next-card = Itachezwa zamu yako ikifika: { $card }. Ichague tena ili kughairi.
web-next-none = Hakuna tena karata iliyochaguliwa kwa zamu yako.
web-next-mark = ijayo
web-hint = dokezo
web-hint-ask = Omba dokezo
web-hint-card = Kompyuta ingecheza: { $card }.
web-cut-how = Gusa pakiti mahali unapotaka kuikata.
web-cut-where = Mahali pa kukata: karata za kuinuliwa
web-cut-here = Kata hapa
web-cut-waits = Pakiti inakatwa …
web-own-words = Kwa maneno yako mwenyewe
web-hush = Usiotaka kuwasikia
web-try-now = Jaribu sasa
web-play-under-way = Karata yako iko njiani: seva haijajibu bado …
web-time-up-plays = Muda umekwisha. Kompyuta inamchezea { $player }: { $card }.
web-time-up-plays-you = Muda umekwisha. Kompyuta inakuchezea: { $card }.
web-log-from-round = Tangu mwanzo wa raundi hii.
web-pistis-waiting = Pointi za pişti za raundi hii, zitaongezwa wakati wa hesabu: { $points }
web-to-result = Matokeo

## The page: a game that is over, a full table, what cannot be typed or kept

web-rule-range = “{ $rule }”: inahitaji nambari kuanzia { $low } hadi { $high }.
web-result = Matokeo ya mchezo
web-games-over = Michezo iliyoisha
web-table-full = Meza imejaa. Unaweza kutazama.
web-table-playing = Mchezo unaendelea. Unaweza kutazama.
web-seat-not-kept = Kivinjari hiki hakihifadhi chochote hapa: ukifunga ukurasa au kuupakia upya, hutaweza kurudi kwenye kiti chako.
web-code-empty = Weka msimbo.

## The page: a seat that is left, what changes at a table

web-forget-question = Je, kiti chako kwenye meza { $code } kisahaulike? Hutaweza kukirudia tena.
web-forget-do = Sahau
web-forget-not = Hifadhi
web-leave-later = Kiti kitabaki chako; kompyuta inaweza kukuchezea hadi urudi.
web-leave-later-alone = Kiti kitabaki chako, na mchezo utakusubiri.
web-leave-for-good = Kompyuta itachukua kiti: utaondoka kwenye mchezo moja kwa moja.
web-leave-later-room = Wengine wakiwepo, kiti kitahifadhiwa kwa ajili yako kwa dakika moja.
web-leave-later-room-alone = Meza itakusubiri kwa dakika kumi.
web-leave-free = Hapo kiti kitakuwa wazi kwa wengine.
web-new-here = amefika sasa
web-bot-plays-in = kompyuta itacheza baada ya sek { $seconds }
web-cut-for = Muda umeisha: karata zimekatwa kwa niaba ya { $player }.
web-cut-for-you = Muda umeisha: karata zimekatwa kwa niaba yako.
web-kind-own = Kama “{ $preset }”, isipokuwa:
web-lost-you = Umeshindwa mchezo.
web-lost-yours = Timu yenu imeshindwa mchezo.

## The page: persons, rated tables, reports

web-me-what = Huhitaji ukurasa huu ili kucheza. Seva hukitambua kifaa hiki kwa kidakuzi; uliyocheza yanaonekana hapa.
web-me-nobody = Bado hakuna kinachohifadhiwa kukuhusu. Baada ya mchezo wako wa kwanza, au ukiweka jina, kitahifadhiwa.
web-me-name-kept = Jina lako limehifadhiwa.
web-me-public = Jinsi wengine wanavyokuona
web-loading = Inapakia …
web-person-since = Hapa tangu { $date }
web-rating = Kiwango
web-rating-none = Bado hakuna mchezo wa viwango: kila mtu huanzia hapa.
web-rating-provisional = Cha muda: seva bado haijui uwezo wa uchezaji. Kinaweza kubadilika kwa takriban { $points }.
web-rating-settled = Sasa kinajulikana vizuri: kinaweza kubadilika kwa takriban { $points }.
web-totals = Michezo yote
web-totals-games = Michezo
web-totals-won = Ushindi
web-totals-persons = Kati ya watu
web-totals-rated = Kati yake, ya viwango
web-totals-bots = Na kompyuta
web-totals-points = Pointi, timu yake na timu nyingine bora
web-totals-left = Michezo ya viwango iliyopotezwa kwa kuondoka
web-games-last = Michezo ya mwisho
web-games-none = Bado hakuna michezo.
web-games-open-only = Michezo ya meza za faragha haionyeshwi.
web-games-more = Michezo ya awali
web-game-won = Ushindi
web-game-lost = Kushindwa
web-game-bots = na kompyuta
web-game-left = imepotezwa kwa kuondoka
web-rated-mark = ya viwango
web-device = Kifaa kingine
web-device-what = Kiungo chako mwenyewe hufanya kifaa kingine kiwe chako pia: jina, michezo na kiwango vilevile. Mwenye kiungo anaweza kuwa wewe, kwa hiyo kitunze kama ufunguo.
web-device-count = Vifaa vyako: { $count }
web-device-make = Tengeneza kiungo
web-device-anew = Tengeneza kiungo kipya
web-device-there = Kuna kiungo kilichoonyeshwa awali. Kinaweza kufutwa; kipya pia hukifanya kisifae.
web-device-shown = Kifungue kwenye kifaa kingine. Kinaonyeshwa sasa tu.
web-device-link = Kiungo chako mwenyewe
web-device-drop = Futa kiungo
web-device-dropped = Kiungo hakifai tena.
web-kept = Yanayohifadhiwa kukuhusu
web-kept-what = Jina, kiwango, matokeo, kumbukumbu za michezo uliyokaa, taarifa ulizotoa, na idadi ya vifaa vyako. Hakuna barua pepe, anwani wala nenosiri.
web-kept-export = Hifadhi yote kama faili
web-delete = Futa kila kitu
web-delete-question = Futa kila kitu kinachohifadhiwa kukuhusu?
web-delete-goes = Jina, kiwango, matokeo na taarifa zako vinafutwa, pamoja na taarifa kukuhusu, kwa vifaa vyako vyote.
web-delete-link = Kiungo chako hakitafaa tena.
web-delete-seats = Unaondoka kwenye viti vyote; mchezo wa viwango unaoendelea unapotea.
web-delete-stays = Kumbukumbu zinabaki kwa waliocheza nawe; jina lako humo linakuwa “?”.
web-delete-for-good = Hakuna anayeweza kuyarudisha.
web-delete-not = Acha yote
web-deleting = Inafuta … Michezo ikiwa mingi sana inachukua muda.
web-deleted = Kila kitu kimefutwa. Kwa seva hii wewe ni mgeni.
web-to-start = Kwenye ukurasa wa kwanza
web-claim-title = Kiungo cha ukurasa wa mtu
web-claim-what = Ikiwa kiungo ni chako, kifaa hiki kinakuwa chako pia: jina, michezo na kiwango vilevile. Ikiwa umetumiwa na mtu mwingine, kiache.
web-claim-do = Ni mimi: tumia kifaa hiki pia
web-claim-merge = Kifaa hiki kina michezo yake. Viunganishwe viwe kimoja? Matokeo yote yanakusanywa, na kiwango cha mwenye michezo mingi zaidi ya viwango kinabaki.
web-claim-merge-do = Viunganishe
web-claim-not = Acha kama ilivyo
web-claim-done = Kifaa hiki sasa ni chako pia.
web-leaderboard = Viwango vya juu
web-leaderboard-what = Michezo ya viwango inayohitajika ili uwe hapa: { $games }.
web-leaderboard-none = Bado hakuna aliyecheza michezo ya viwango ya kutosha.
web-leaderboard-place = Nafasi
web-leaderboard-player = Mchezaji
web-page-before = Ukurasa uliotangulia
web-page-next = Ukurasa unaofuata
web-rated-row = Ya viwango
web-rated-line = Meza ni ya viwango: mchezo hubadilisha viwango vya wote wanne. Hakuna madokezo, na anayeondoka ameshindwa.
web-rated-leave = Hapo unapoteza mchezo huu wa viwango, na mwenzi wako pamoja nawe.
web-rated-later = Wakati huo kompyuta inaweza kukuchezea. Usipokuwa umerudi mchezo unapoisha, unapoteza mchezo huu wa viwango, na mwenzi wako pamoja nawe.
web-rated-closed = Mchezo wa viwango unaendelea: hakuna anayechukua nafasi ya mwingine. Unaweza kutazama.
web-rated-waits = Kiwango kinahesabiwa …
web-rated-changed = Kiwango chako: { $before } → { $after }
web-rated-unchanged = Mchezo huu haubadilishi kiwango chochote.
web-rated-slow = Kiwango kinachukua muda kuliko kawaida. Ukurasa wako utakionyesha baadaye.
web-more-at-seat = Zaidi
web-report = Toa taarifa
web-report-somebody = Toa taarifa ya mtu
web-report-what = Anayeendesha seva hii ndiye anayeisoma, hakuna mwingine.
web-report-who = Nani
web-report-why = Kwa nini
web-report-reason-name = Jina
web-report-reason-words = Matusi
web-report-reason-leaving = Kuacha michezo
web-report-reason-stalling = Kuchelewesha makusudi
web-report-reason-signals = Ishara kwa mwenzi
web-report-reason-other = Jambo lingine
web-report-text = Nini kilitokea (inaweza kubaki tupu)
web-report-send = Tuma
web-report-thanks = Asante. Anayeendesha seva hii ataisoma.
web-game-pistis = Pişti: { $count }

## Mistakes: cards, seats and house rules

error-unknown-card = Hakuna karata “{ $text }”: andika thamani na aina, kama Td au 10♦.
error-unknown-seat = Hakuna kiti “{ $text }”: viti ni S, E, N na W.
error-empty-seat = Kwa kanuni “{ $rules }” hakuna mchezaji kwenye kiti hiki: { seat-name }.
error-rules-unknown-preset = Hakuna kanuni za meza zinazoitwa “{ $field }”; zilizopo: { $known }.
error-rules-preset-not-first = “{ $field }” ni seti ya kanuni: inaweza kuwa ya kwanza tu, na moja tu.
error-rules-unknown-field = “{ $field }” si kanuni ya meza na thamani yake; andika jina=thamani, kwa mojawapo ya majina { $known }.
error-rules-field-twice = Kanuni ya meza { $field } imeandikwa mara mbili.
error-rules-bad-value = Kanuni ya meza { $field } haiwezi kuwa “{ $value }”; inaweza kuwa: { $wanted }.
error-rules-partners-need-four = Kucheza na wenzi kunahitaji viti 4, si { $seats } ({ $field }=yes).
error-rules-not-with-open-centre = Kanuni ya meza { $field }={ $value } haina maana karata za katikati zikiwa wazi.
error-rules-nothing-scores = Kwa kanuni hizi za meza hakuna kinacholeta pointi: toa pointi kwa { $field } au kwa kitu kingine.

## Mistakes: the pack and the round

error-deck-wrong-size = Pakiti ina karata 52, si { $size }.
error-deck-card-twice = Karata { $card } imo mara mbili kwenye pakiti.
error-deck-jack-at-bottom = Karata ya chini kabisa ya pakiti ni ghulamu, { $card }; ukataji ungerudiwa.
error-cut-out-of-range = Ukataji huinua karata 1 hadi 51, si { $lifted }.
error-card-not-in-hand = { seat-name } hana karata { $card }; zilizo mkononi: { $hand }.
error-round-over = Raundi imeisha: karata { $card } haiwezi kuchezwa.
error-round-redealt = Lazima raundi igawiwe upya: karata { $card } haiwezi kuchezwa.
error-round-not-over = Raundi haijaisha: karata zilizochezwa ni { $ply } kati ya 48.
error-game-round-goes-on = Raundi inaendelea: karata zilizochezwa ni { $ply } kati ya 48.
error-game-over = Mchezo umeisha; mshindi ni { $winner }.

## Mistakes: unknown cards

error-unknown-wrong-size = Pakiti ina nafasi za karata 52, si { $size }.
error-unknown-card-twice = Karata { $card } inajulikana mahali pawili.
error-unknown-turned-up = Karata iliyofunuliwa katikati lazima ijulikane.
error-unknown-exposed = Karata ya chini kabisa iko wazi, kwa hiyo lazima ijulikane.
error-unknown-not-in-hand = Karata { $card } haiwezi kuwa imechezwa: haikuwemo mkononi mwa aliyecheza.
error-unknown-only-jacks-at-bottom = Karata ya chini kabisa ya pakiti ingekuwa ghulamu tu, na ukataji ungerudiwa.

## Mistakes: records; whoever tells one puts file, line and column in front. $part is a tag, plays or comments

error-record-not-utf8 = Baiti { $byte } hapa si UTF-8.
error-record-bad-character = { KEY($character) ->
    [U000D] Alama { $character } hairuhusiwi katika kumbukumbu (je, ni mwisho wa mstari wa Windows? Mistari lazima iishe kwa U+000A pekee).
    [UFEFF] Alama { $character } hairuhusiwi katika kumbukumbu (alama ya mpangilio wa baiti, ambayo baadhi ya vihariri huiweka mwanzoni mwa faili).
   *[other] Alama { $character } hairuhusiwi katika kumbukumbu.
}
error-record-no-newline = Mstari wa mwisho lazima uishe kwa alama ya mstari mpya.
error-record-line-too-long = Mstari hauwezi kuzidi baiti { $limit }.
error-record-too-long = Kumbukumbu haiwezi kuzidi baiti { $limit }.
error-record-tag-expected = Inatarajiwa lebo { $expected }, si “{ $found }”.
error-record-tag-twice = Lebo { $part } tayari ipo.
error-record-bad-tag-name = Lebo ya ziada haiwezi kuitwa “{ $part }”: jina liwe la herufi na tarakimu, lianze na herufi kubwa, na lisiwe la lebo rasmi.
error-record-empty-line-expected = Baada ya lebo unatarajiwa mstari mtupu, si “{ $found }”.
error-record-other-notation = Toleo la mfumo wa uandishi (Notation) lazima liwe { $expected }, si “{ $found }”.
error-record-bad-value = { $part ->
    [Date] { $part } haiwezi kuwa “{ $found }”; inatarajiwa: YYYY-MM-DD, au ? ikiwa tarehe haijulikani.
    [Deck] { $part } haiwezi kuwa na “{ $found }”; inatarajiwa: karata (2c 2d 2h … As), au ?? kwa karata isiyojulikana.
   *[other] { $part } haiwezi kuwa “{ $found }”; inatarajiwa: { $expected }.
}
error-record-bad-play = Inatarajiwa karata na alama yake, kama 7h, 7hx, 7h# au Jh##, si “{ $found }”.
error-record-bad-comment = Yanatarajiwa maelezo ndani ya mabano { "{" }…{ "}" }, bila mabano ndani yake wala nafasi mwanzoni au mwishoni, si “{ $found }”.
error-record-cut-repeated = Kwa kanuni hizi pakiti hukatwa mara moja tu: ukataji wa karata { $lifted } hauwezi kuwa umerudiwa.
error-record-cut-shows-no-jack = Kwa ukataji wa karata { $lifted }, ya chini ni { $card }, si ghulamu: usingerudiwa.
error-record-wrong-score = Kwa karata zilizochezwa, pointi lazima ziwe “{ $expected }”, si “{ $found }” (* haijaisha, - imegawiwa upya).
error-record-wrong-mark = Kwa kanuni, karata hii ni { $expected }, si { $found }.
error-record-wrong-line = Unatarajiwa mstari “{ $expected }”, si “{ $found }”.
error-record-end-expected = Kumbukumbu inaishia kabla ya mstari huu; hapa pana “{ $found }”.
error-record-total-below-score = Jumla { $found } ni ndogo kuliko pointi za raundi, { $score }.
error-record-total-before-first-round = Kabla ya raundi 1 hakuna mwenye pointi: jumla lazima iwe sawa na pointi za raundi.
error-record-does-not-follow = { $part } lazima iwe “{ $expected }” ili kufuata kumbukumbu iliyotangulia, si “{ $found }”.
error-record-after-unfinished = Raundi iliyotangulia ya mchezo huohuo haijaisha: hakuna kumbukumbu ya mchezo huo inayoweza kufuata.
error-record-after-winner = Mchezo ulishapata mshindi kabla ya raundi hii: hakuna raundi nyingine inayoweza kufuata.
error-record-one-expected = Inatarajiwa kumbukumbu moja tu; hapa inaanza ya pili.
error-record-no-such-ply = Karata zilizochezwa si nyingi hivyo; ni { $plays }.
error-record-none = Hakuna kumbukumbu.
error-record-not-from-start = Kumbukumbu zinaanza na raundi { $found }; ili kuendelea na mchezo lazima zianze na raundi 1.
error-record-unknown-cards = Pakiti ya mwisho ina karata zisizojulikana: haiwezekani kuendelea na mchezo.

## Mistakes: positions; $part is one of the parts of its line

error-position-wrong-parts = Hali ya meza ina sehemu { $expected } zenye nafasi kati yake, si { $found }.
error-position-bad-part = { $part ->
    [hands] Sehemu “{ $part }” haiwezi kuwa “{ $found }”; zinatarajiwa: karata, kama 2cTdAs, pamoja na ?? kwa isiyojulikana, au - kama hakuna.
    [set-aside] Sehemu “{ $part }” haiwezi kuwa “{ $found }”; zinatarajiwa: karata, kama 2cTdAs, pamoja na ?? kwa isiyojulikana, au - kama hakuna.
    [stock] Sehemu “{ $part }” haiwezi kuwa “{ $found }”; zinatarajiwa: karata, kama 2cTdAs, pamoja na ?? kwa isiyojulikana, au - kama hakuna.
    [won] Sehemu “{ $part }” haiwezi kuwa “{ $found }”; zinatarajiwa: karata, kama 2cTdAs, pamoja na ?? kwa isiyojulikana, au - kama hakuna.
    [pile] Sehemu “{ $part }” haiwezi kuwa “{ $found }”; zinatarajiwa: karata, kama 2cTdAs, zilizofunikwa zikitangulia ndani ya mabano, kama (2c??)TdAs, au - kama hakuna.
    [last] Sehemu “{ $part }” haiwezi kuwa “{ $found }”; inatarajiwa mojawapo ya: { $expected }.
   *[other] Sehemu “{ $part }” haiwezi kuwa “{ $found }”; inatarajiwa: { $expected }.
}
error-position-wrong-size = Sehemu “{ $part }” lazima iwe na ukubwa { $expected }, si { $found }.
error-position-card-twice = Karata { $card } imo mara mbili, mara ya pili katika sehemu “{ $part }”.
error-position-not-sorted = Karata za sehemu “{ $part }” lazima zipangwe kwa kupanda, 2c 2d 2h 2s 3c … As, zisizojulikana mwisho.
error-position-unknown-face-up = Karata iliyo wazi kwenye rundo lazima ijulikane.
error-position-jack-at-bottom = Karata ya chini kabisa ya akiba ni ghulamu, { $card }; ukataji ungerudiwa.
error-position-bad-centre = Karata za katikati haziwezi kukaa hivyo: juu ya ghulamu aliyefunuliwa huwekwa karata inayofuata.
error-position-redeal = Lazima raundi igawiwe upya: haina hali ya meza.

## Mistakes: the checkable deal

error-fair-seed-length = Mbegu ina baiti { $expected }, si { $found }.
error-fair-no-such-seat = Hakuna { seat-name } katika meza hii.
error-fair-tap = Mguso ni kuanzia 1 hadi 51, au 0 usipokuwepo, si { $tap }.
error-fair-not-checkable = Raundi { $round } haiwezi kuthibitishwa: kumbukumbu yake haina lebo { $tag }.
error-fair-bad-tag = Raundi { $round }: lebo { $tag } haiwezi kuwa “{ $found }”.
error-fair-no-redeal = Raundi { $round }: mgao wa { $dealing } kutoka kwa mbegu ungeweza kuchezwa, kwa hiyo haugawiwi tena.
error-fair-other-seeds = Raundi { $round }: iligawiwa tena kwa mbegu nyingine kuliko za awali.
error-fair-other-deck = Raundi { $round } haikugawiwa kama mbegu zinavyosema: karata ya { $place } ya pakiti ni nyingine.
error-fair-other-cut = Raundi { $round } haikukatwa kama mbegu zinavyosema: zinatoa { $expected }.
error-fair-other-dealer = Mgawaji wa kwanza hakuchaguliwa kama mbegu zinavyosema: zinatoa { $expected }, si { $found }.
error-fair-other-commitment = Hakuna ahadi ya seva katika faili hili ambayo ni { $hex }.
error-fair-no-commitment = Ahadi ni tarakimu 64 za heksadesimali, si “{ $text }”.

## Mistakes: the table and its bots

error-table-seats-do-not-fit = Viti { $seats } havilingani na kanuni “{ $rules }”.
error-table-bad-bots = Lebo Bots haiwezi kuwa “{ $found }”; andika kiti na kiwango cha kila kompyuta, kama E=medium.
error-table-not-seated = Wewe si mmoja wa wachezaji waliokaa kwenye meza hii.
error-table-already-started = Mchezo umeshaanza.
error-table-game-over = Mchezo umeisha.
error-table-no-cut-now = Sasa si wakati wa kukata karata.
error-table-not-your-cut = Anayekata ni mchezaji mwingine.
error-table-no-play-now = Sasa si wakati wa kucheza karata.
error-table-not-your-turn = Si zamu yako.
error-table-stale-play = Karata hiyo imechelewa: mchezo umeshaendelea.
error-table-no-count-now = Sasa hakuna hesabu ya kusomwa.
error-table-stale-ready = Hiyo ilikuwa ya raundi { $round }; meza iko kwenye raundi { $now }.
error-bot-nothing-to-play = Kompyuta ({ $level }) imeombwa karata wakati si zamu yake, baada ya karata { $ply } kuchezwa.
error-unknown-level = Hakuna kiwango “{ $text }”; vilivyopo: { $known }.

## Mistakes: a table of a server

error-table-closed = Meza hii imefungwa.
error-table-not-owner = Ni mwenye meza tu anayeweza kufanya hivyo.
error-table-already-seated = Tayari umekaa kwenye meza hii: { seat-name }.
error-table-seat-taken = Kuna mtu aliyekaa hapo: { seat-name }.
error-table-no-free-seat = Viti vyote vimejaa.
error-table-no-such-seat = Hakuna { seat-name } katika meza hii.
error-table-seat-empty = Hakuna aliyekaa hapo wa namna hiyo: { seat-name }.
error-table-not-between-games = Hilo linawezekana kabla ya mchezo tu.
error-table-seats-missing = Mchezo hauwezi kuanza, viti vilivyo wazi: { $seats }.
error-table-no-such-level = Hakuna kiwango “{ $level }”; vilivyopo: { $known }.
error-table-bad-text = Jina au ujumbe hauwezi kuwa mtupu wala kuwa na herufi za udhibiti.
error-table-no-promise-now = Hakuna ahadi ya mgao inayosubiriwa sasa.
error-table-already-promised = Tayari umeahidi sehemu yako ya mgao.
error-table-no-share-now = Hakuna sehemu ya mgao inayosubiriwa sasa.
error-table-share-differs = Hii si sehemu iliyoahidiwa.
error-table-not-your-tap = Ni mkataji tu anayegusa karata.
error-table-no-chat = Meza hii haina gumzo.
error-table-muted = Huwezi kuzungumza kwenye meza hii sasa.
error-table-not-over = Mchezo haujaisha.
error-table-not-here = Hilo haliwezekani katika meza hii.
error-table-round-goes-on = Karata zimo mikononi: kaa raundi itakapoisha.
error-table-rated-rules = Meza ya viwango hufuata kanuni za kawaida: wachezaji wanne, hadi pointi 151.
error-table-rated-clock = Meza ya viwango inahitaji saa.
error-table-rated-chat = Meza ya viwango haina gumzo.
error-table-rated-bot = Kwenye meza ya viwango mchezo hauanzi na kompyuta.
error-table-rated-cookie = Kwenye meza ya viwango kila mchezaji lazima atambulike kwa kidakuzi: fungua ukurasa wa seva katika kivinjari kinachoruhusu vidakuzi.
error-table-rated-twice = Kwenye meza ya viwango hakuna mwenye nafasi mbili.
error-table-rated-game = Katika mchezo wa viwango hakuna anayeondolewa, wala anayechukua nafasi ya mwingine.
error-table-rated-hint = Kwenye meza ya viwango hakuna madokezo.
error-server-no-such-table = Hakuna meza “{ $table }” hapa, au imeisha.
error-server-not-your-seat = Kiti hiki si chako tena.
error-server-other-protocol = Hili ni toleo lingine la ujumbe, { $found }; seva inatumia { $known }.
error-server-hello-first = Ujumbe wa kwanza uwe salamu.
error-server-hello-again = Salamu imeshatolewa.
error-server-too-fast = Mambo mengi kwa mara moja: subiri kidogo.
error-server-too-many-tables = Seva ina meza zote inazoweza kuandaa: { $most }.
error-server-too-many-here = Watazamaji wa meza hii wamefikia kikomo: { $most }.
error-server-not-stored = Seva haiwezi kuhifadhi chochote kwa sasa, kwa hiyo hakuna kilichofanyika. Jaribu tena baadaye kidogo.
error-server-no-hint-now = Dokezo hutolewa tu ikiwa ni zamu yako.
error-server-no-such-game = Hakuna mchezo ulioisha “{ $game }” unaoruhusiwa kuusoma.
error-server-no-such-page = Hakuna kitu hapa.
error-server-bad-body = Hiki si kilichotarajiwa ({ $reason }).
error-server-failed = Kuna hitilafu imetokea katika seva.
error-server-stops = Seva inasimama na itarudi hivi karibuni.
error-person-no-cookie = Kifaa hiki hakijulikani hapa: kwanza fungua ukurasa wa seva, katika kivinjari kinachoruhusu vidakuzi.
error-person-bad-name = Jina haliwezi kuwa tupu wala kuwa na herufi za udhibiti; idadi ya herufi ni { $most } zaidi.
error-person-bad-page = “{ $text }” si mahali kwenye orodha.
error-person-no-such-person = Hakuna mtu “{ $person }” hapa.
error-person-no-such-link = Kiungo hiki hakifai tena.
error-person-no-such-report = Hakuna taarifa { $report }.
error-person-merge-first = Kifaa hiki kina michezo yake: inaweza kuhamishiwa kwa mtu yule mwingine.
error-person-banned = Huwezi kucheza hapa tena: { $reason }
error-person-not-at-table = Ni aliyekaa kwenye meza tu anayeweza kutoa taarifa kuhusu mtu wa hapo.
error-person-nobody-there = Hakuna mtu aliyekaa hapo wa kutolewa taarifa: { seat-name }.
error-person-yourself = Huwezi kutoa taarifa kuhusu wewe mwenyewe.
error-person-bad-text = Taarifa haiwezi kuwa na herufi za udhibiti.
error-person-not-owner = Ni mwenye seva tu anayeweza kufanya hivi.
error-person-no-server = { $file } inatumiwa na seva isiyojibu.
error-serve-no-port = { $text } si mlango: inatakiwa namba kati ya 0 na 65535.
error-serve-no-address = { $text } si anwani, kama 127.0.0.1 au ::1.
error-serve-port-in-use = Programu nyingine inatumia mlango { $port }: chagua mwingine kwa --port.
error-serve-runs-already = Seva ya Pişti tayari ipo kwenye mlango { $port }: fungua { $address }, au chagua mlango mwingine kwa --port.
error-serve-port-not-allowed = Huruhusiwi kutumia mlango { $port }: chagua kuanzia 1024 kwa --port.
error-serve-no-host = { $host } si anwani ya mashine hii.

## Mistakes: the address of a server

error-public-url-no-scheme = “{ $text }” haiwezi kuwa anwani ya umma: lazima ianze na http:// au https://.
error-public-url-bad-host = “{ $text }” haiwezi kuwa anwani ya umma: “{ $found }” si jina la seva.
error-public-url-bad-port = “{ $text }” haiwezi kuwa anwani ya umma: “{ $found }” si nambari ya mlango kutoka 1 hadi 65535.
error-public-url-too-much = “{ $text }” haiwezi kuwa anwani ya umma: “{ $found }” imezidi; huwa na http au https, jina la seva na mlango tu.
error-origin-foreign = Kurasa za { $text } haziruhusiwi kutumia seva hii; anwani yake hutajwa kwa --public-url.
error-request-too-large = Ombi ni kubwa mno.

## Mistakes: the database of a server

error-folding-cannot-be-told = Mchezo { $game } hauwezi kuandikwa kama kumbukumbu ({ $reason }).
error-folding-tells-another = Raundi { $round } ya mchezo { $game } ingesimuliwa tofauti na ilivyochezwa.
error-folding-other-game = Kati ya kumbukumbu za mchezo { $game } kuna moja ya mchezo mwingine, { $found }.
error-store-bad-place = Hapa si mahali pa hifadhidata: { $text }. Panatarajiwa njia, sqlite:/// na njia, au postgresql://HOST/NAME.
error-store-no-folder = Faili { $file } haliwezi kuundwa: hakuna folda { $folder }.
error-store-is-folder = { $file } ni folda, si hifadhidata.
error-store-no-permission = { $file } haiwezi kufunguliwa: huna ruhusa ya kuandika hapo.
error-store-absent = Hakuna hifadhidata { $file }.
error-store-older = { $file } ni ya toleo la zamani, { $found }; programu hii inataka { $known }: { $command }
error-store-in-use = { $file } inatumiwa na programu nyingine.
error-store-no-database = { $file } si hifadhidata ya seva ya Pişti.
error-store-newer = { $file } ni ya toleo jipya zaidi, { $found }; programu hii inajua { $known }.
error-store-unreadable = { $file } haiwezi kufunguliwa ({ $reason }).
error-store-cannot-read = Haiwezekani kusoma hifadhidata ({ $reason }).
error-store-damaged-table = Kilichohifadhiwa cha meza { $table } kimeharibika.
error-store-damaged-game = Kilichohifadhiwa cha mchezo { $game } kimeharibika.
error-store-damaged-file = { $file } imeharibika: { $reason }
error-store-game-missing = Mchezo { $game } katika meza { $table } umekwisha, lakini hakuna kumbukumbu yake iliyohifadhiwa.
error-store-impossible = Tukio { $version } katika meza { $table } haliwezi kuwa lilitokea ({ $reason }).
error-store-cannot-write = Haiwezekani kuandika katika hifadhidata ({ $reason }).
error-store-no-driver = { $file } inahitaji kitu ambacho hakijasakinishwa: { $command }
error-store-no-answer = { $file } haijibu kama hifadhidata ya PostgreSQL ({ $reason }).
error-store-no-login = { $file } haikubali mtumiaji huyu au nenosiri hili.
error-store-not-utf8 = { $file } huhifadhi maandishi kwa { $encoding }; ni UTF8 pekee inayobeba kila jina.
error-store-exists = { $file } tayari ipo: nakala huenda tu pasipo na kitu bado.
error-store-not-empty = { $file } tayari ina meza au michezo: nakala huenda tu pasipo na kitu bado.
error-store-copy-differs = Kilichofika katika { $file } si kilichotumwa ({ $table }): hakuna kilichohifadhiwa.

## Mistakes: on the way to a server, and promises that it breaks

error-remote-bad-address = Hii si anwani ya seva: “{ $text }”. Andika kama https://example.org au 192.168.1.5:8000.
error-remote-bad-code = Huu si msimbo wa meza: “{ $text }”.
error-remote-other-server = Hii ni meza ya seva nyingine: { $server }
error-remote-table-twice = Anwani inataja meza nyingine kuliko --table.
error-remote-server-needed = --table inahitaji anwani ya seva: --server URL.
error-remote-server-decides = { $flag } haiwezi kutumika pamoja na --server: meza huwekwa huko, na mchezo huhifadhiwa huko.
error-remote-no-server = Hakuna kompyuta yenye jina hili: { $server }. Angalia anwani na muunganisho wako.
error-remote-refused = Hakuna anayejibu hapo: { $server }. Huenda seva haijawashwa.
error-remote-silent = Hakuna jibu kwa wakati: { $server }.
error-remote-cut-off = Muunganisho umekatika.
error-remote-insecure = Muunganisho salama hauwezekani: { $server } ({ $reason }).
error-remote-not-pisti = Hakuna seva ya Pişti kwenye anwani hii, au programu hii haiielewi.
error-remote-other-protocol = Seva na programu hii zina matoleo tofauti: moja inahitaji kusasishwa.
error-remote-no-table = Hakuna meza kama hiyo katika seva hii, au imefungwa: { $table }
error-remote-busy = Seva haiwezi kufanya hivyo kwa sasa: subiri kidogo.
error-remote-not-allowed = Seva hairuhusu programu hii kuingia ({ $reason }).
error-promise-not-named = Raundi { $round }: seva inatoa ahadi bila kusema ni ya mchezo gani.
error-promise-twice = Raundi { $round }: seva inataka ahadi za mgao mara ya pili.
error-promise-late = Raundi { $round }: mtu fulani aliahidi sehemu wakati sehemu zilikuwa zimeshatajwa: { seat-name }.
error-promise-other-share = Raundi { $round }: sehemu si ile iliyoahidiwa: { seat-name }.
error-promise-no-seed = Raundi { $round }: seva haikutaja mbegu iliyoahidi.
error-promise-other-seed = Raundi { $round }: mbegu ya seva si ile iliyoahidi.
error-promise-other-dealer = Mgawaji wa kwanza si yule anayetokana na mbegu.
error-promise-no-cards = Raundi { $round }: zinagawiwa karata ambazo hazikuahidiwa kabla.
error-promise-other-card = Raundi { $round }: { $card } si karata iliyoahidiwa kwa mahali pake.
error-promise-other-place = Raundi { $round }: { $card } iko mahali pengine katika pakiti, si pale inapogawiwa.
error-promise-other-deck = Raundi { $round }: karata zilizoahidiwa si zile zinazotokana na mbegu.
error-promise-other-plays = Raundi { $round }: yaliyosemwa kuhusu uchezaji au hesabu hayatokani na pakiti.

## Mistakes: messages of a table

error-message-too-long = Ujumbe ni mrefu mno; urefu wake kwa baiti: { $found }, usizidi: { $limit }.
error-message-not-json = Hii si JSON.
error-message-not-so = Huu si ujumbe; kosa liko kwenye “{ $place }”.

## Mistakes: pisti play, replay and simulate

error-db-export-exists = Faili { $file } tayari lipo: taja faili jingine.
error-play-record-exists = Faili { $file } tayari lipo: taja faili jingine, au endelea nalo kwa --resume.
error-play-record-changed = Faili { $file } limebadilishwa na kitu kingine, kwa hiyo limeachwa kama lilivyo.
error-play-record-not-ordinary = { $file } si faili la kawaida: mchezo hauwezi kuhifadhiwa humo.
error-play-record-no-folder = Faili { $file } haliwezi kuundwa: hakuna folda { $folder }.
error-play-record-folder-closed = Faili { $file } haliwezi kuandikwa: huna ruhusa ya kuandika katika folda { $folder }.
error-play-record-no-room = Diski imejaa: faili { $file } haliwezi kuandikwa.
error-play-record-full-since = Diski imejaa: karata ya mwisho haikuhifadhiwa. Faili { $file } halijaharibika: lina mchezo hadi karata iliyotangulia.
error-play-record-lost-since = Karata ya mwisho haikuweza kuhifadhiwa ({ $reason }). Faili { $file } halijaharibika: lina mchezo hadi karata iliyotangulia.
error-play-record-many-games = Ili kuendelea, faili liwe na mchezo mmoja tu; hapa unaanza mwingine.
error-play-nothing-to-resume = Kumbukumbu lazima iwe na kiti kimoja tu cha mtu; hii inavyo { $persons }. Lebo Bots, baada ya Total katika raundi ya mwisho, hutaja kompyuta, kama { $example }
error-play-resume-decides = { $flag } haiwezi kutumika pamoja na --resume: kanuni, kiwango, jina na mbegu zimo katika kumbukumbu.
error-play-resume-keeps = { $flag } haiwezi kutumika pamoja na --resume: mchezo huhifadhiwa katika faili uliposomwa.
error-play-name-needed = { $flag } inahitaji jina la faili.
error-play-bad-seed = Lebo { $tag } lazima iwe nambari nzima, si “{ $found }”.
error-play-bad-name = Jina liwe na herufi 1 hadi { $limit }, bila alama za udhibiti.
error-settings-unreadable = Mipangilio iliyo katika { $file } haiwezi kusomwa ({ $reason }).
error-settings-unknown = Baadhi ya mipangilio katika { $file } haijulikani hapa, imeachwa kama ilivyo: { $names }.
error-replay-nothing-there = Hakuna kumbukumbu katika faili hili.
error-replay-no-such-round = { $records ->
    [one] Kumbukumbu { $records } iliyomo katika faili hili si ya mchezo huo au raundi hiyo.
   *[other] Kati ya kumbukumbu { $records } zilizomo katika faili hili, hakuna ya mchezo huo na raundi hiyo.
}
error-replay-no-such-ply = { $plays ->
    [one] Raundi { $round } ya mchezo { $game } ina karata { $plays } iliyochezwa: hakuna karata ya { $ply }.
   *[other] Raundi { $round } ya mchezo { $game } ina karata { $plays } zilizochezwa: hakuna karata ya { $ply }.
}
error-simulate-bad-rounds = Idadi ya raundi haiwezi kuwa “{ $rounds }”: andika nambari nzima kutoka 2 hadi 1000000000000, kama 1e6.
error-simulate-bad-seed = “{ $seed }” haiwezi kuwa mbegu: andika nambari nzima kutoka 0 hadi 18446744073709551615.
error-simulate-unknown-policy = Hakuna mchezaji wa aina ya “{ $policy }”; waliopo: { $known }.
error-simulate-policies-for-seats = { $policies ->
    [one] --policy imetaja mchezaji { $policies } kwa viti { $seats }: taja mmoja kwa vyote, au mmoja kwa kila kiti.
   *[other] --policy imetaja wachezaji { $policies } kwa viti { $seats }: taja mmoja kwa vyote, au mmoja kwa kila kiti.
}
error-simulate-not-compiled = numba haiwezi kutumika, kwa hiyo hesabu haiwezi kuharakishwa.

## Mistakes: the arena

error-arena-one-player = Taja angalau wachezaji wawili: viwango, au kompyuta zako mwenyewe kama module:name.
error-arena-unknown-player = Hakuna mchezaji “{ $player }”; waliopo: { $known }, na kompyuta zako mwenyewe kama module:name.
error-arena-no-module = Kompyuta “{ $player }” haiwezi kupakiwa: { $reason }.
error-arena-not-a-bot = “{ $player }” si kompyuta inayocheza: haina mbinu choose(view, rng).
error-arena-bad-count = Idadi ya raundi au michezo haiwezi kuwa “{ $text }”: andika nambari nzima kutoka 2 hadi 1000000000, kama 1e4.
error-arena-bad-jobs = Idadi ya michakato haiwezi kuwa “{ $text }”: andika nambari nzima kutoka 1 hadi 1024.
error-arena-bad-test = --sprt inahitaji nambari mbili, ndogo kwanza, si { $low } na { $high }.
error-arena-test-not-deals = --sprt inahusu pointi kwa raundi, kwa hiyo haiwezi kutumika pamoja na --games.
error-arena-test-not-two = --sprt inalinganisha wachezaji wawili; waliotajwa hapa: { $count }.
error-arena-bot-failed = Kompyuta “{ $player }” imeshindwa kucheza: { $reason }.
error-arena-bot-illegal = Kompyuta “{ $player }” inataka kucheza “{ $card }” katika raundi { $deal }, lakini mkononi ina { $held }.
error-arena-other-file = { $file } si faili ya matokeo ya uwanja wa mashindano, na imeachwa kama ilivyo.
error-arena-other-match = { $file } ina matokeo ya shindano jingine ({ $field }: { $found }, hapa { $wanted }).
error-arena-other-code = { $file } ilianzishwa kabla programu ya kompyuta haijabadilishwa: chagua faili nyingine.
error-arena-bad-line = { $file }: mstari { $line } hauko kama unavyoandikwa na uwanja wa mashindano.
error-arena-workers-die = Michakato inayocheza imekoma tena na tena kabla ya kumaliza; je, kumbukumbu inatosha?
error-arena-no-ray = Ray haijasakinishwa: sakinisha Pişti pamoja na nyongeza “cluster”.
error-arena-no-cluster = Kundi la mashine haliwezi kucheza: { $reason }.

## Mistakes: the analysis of plays

error-analyse-bad-worlds = Idadi ya dunia haiwezi kuwa “{ $text }”: andika nambari nzima kutoka 2 hadi 1000000.
error-analyse-unknown-cards = Katika raundi { $round }, baadhi ya karata hazijatajwa: ni kumbukumbu tu yenye kila karata inayojulikana ambayo inaweza kuchunguzwa.

## Mistakes: the training of the network

error-train-no-training = { $file } haina mafunzo ya kuendelea nayo.
error-weights-bad-file = { $file } haina uzani wa mtandao.
error-weights-other-features = Uzani ulio katika { $file } ni wa maelezo mengine ya hali ya mchezo: { $found } badala ya { $expected }.

## Mistakes: the command line; $flag is such as --lang, $text what was written, $known what would be right

error-unknown-command = Hakuna amri “{ $text }”; zilizopo: { $known }.
error-unknown-command-like = Hakuna amri “{ $text }”; je, ulimaanisha “{ $like }”?
error-unknown-flag = Hakuna chaguo “{ $text }”; yaliyopo: { $known }.
error-unknown-flag-like = Hakuna chaguo “{ $text }”; je, ulimaanisha “{ $like }”?
error-unknown-language = Hakuna lugha “{ $text }”; zilizopo: { $known }.
error-flag-value-missing = { $flag } inahitaji thamani.
error-flag-value-unwanted = { $flag } haipokei thamani: “{ $text }”.
error-flag-not-a-choice = { $flag } haiwezi kuwa “{ $text }”; inaweza kuwa: { $known }.
error-flag-not-a-number = { $flag } lazima iwe nambari, si “{ $text }”.
error-flag-not-a-seed = { error-simulate-bad-seed }
error-flag-twice = { $flag } imeandikwa mara mbili.
error-flags-contradict = { $flag } na { $other } haziwezi kutumika pamoja.
error-argument-missing = Kinachokosekana: { $names }.
error-argument-unwanted = Hiki hakihitajiki hapa: “{ $text }”.
error-usage = Amri haieleweki: { $text }.

## Mistakes: files

error-file-missing = Hakuna faili kama hilo.
error-file-no-name = Jina la faili ni tupu.
error-file-is-folder = Hii ni folda, si faili.
error-file-no-folder = Kuna faili mahali ambapo panahitajika folda.
error-file-not-allowed = Ruhusa imekataliwa.
error-file-not-readable = Ruhusa imekataliwa: faili hili haliwezi kusomwa.
error-file-not-writable = Ruhusa imekataliwa: faili hili haliwezi kuandikwa.
error-file-folder-not-allowed = Ruhusa imekataliwa: folda ya faili hili haiwezi kufunguliwa au kuandikwa.
error-file-read-only = Diski hii ni ya kusomwa tu: haiwezi kuandikwa.
error-file-disk-full = Diski imejaa; kilichoandikwa hakijakamilika.
error-file-closed = Imefungwa.
error-file-not-utf8 = Haya si maandishi ya UTF-8.
error-file-other = Haikufanikiwa: { $reason }.
