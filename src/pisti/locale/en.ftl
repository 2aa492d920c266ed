# Pişti in English. Every language has the same messages with the same variables, in the same order.
#
# A variable stands in the basic form, as the subject, after a colon or after a word that changes nothing; it never
# carries an ending. $player, $dealer and $cutter are names; $side is a name or two names with a plus, so no verb may
# depend on how many; $card is a card in words, perhaps with its short form, $cards a list of such or of short forms;
# $list are numbers for each side with commas. Every count and every number of points chooses a plural form.
# A text that is also an address or is typed stays as it is: names of commands, flags, presets, fields, FILE, N.

## The language, called by its own name

language-name = English

## Cards, as they stand in a sentence; each is one text because languages join rank and suit differently

card-2c = two of clubs
card-2d = two of diamonds
card-2h = two of hearts
card-2s = two of spades
card-3c = three of clubs
card-3d = three of diamonds
card-3h = three of hearts
card-3s = three of spades
card-4c = four of clubs
card-4d = four of diamonds
card-4h = four of hearts
card-4s = four of spades
card-5c = five of clubs
card-5d = five of diamonds
card-5h = five of hearts
card-5s = five of spades
card-6c = six of clubs
card-6d = six of diamonds
card-6h = six of hearts
card-6s = six of spades
card-7c = seven of clubs
card-7d = seven of diamonds
card-7h = seven of hearts
card-7s = seven of spades
card-8c = eight of clubs
card-8d = eight of diamonds
card-8h = eight of hearts
card-8s = eight of spades
card-9c = nine of clubs
card-9d = nine of diamonds
card-9h = nine of hearts
card-9s = nine of spades
card-Tc = ten of clubs
card-Td = ten of diamonds
card-Th = ten of hearts
card-Ts = ten of spades
card-Jc = jack of clubs
card-Jd = jack of diamonds
card-Jh = jack of hearts
card-Js = jack of spades
card-Qc = queen of clubs
card-Qd = queen of diamonds
card-Qh = queen of hearts
card-Qs = queen of spades
card-Kc = king of clubs
card-Kd = king of diamonds
card-Kh = king of hearts
card-Ks = king of spades
card-Ac = ace of clubs
card-Ad = ace of diamonds
card-Ah = ace of hearts
card-As = ace of spades

## The same where a sentence speaks of the card that is played or lies there

card-the-2c = the { card-2c }
card-the-2d = the { card-2d }
card-the-2h = the { card-2h }
card-the-2s = the { card-2s }
card-the-3c = the { card-3c }
card-the-3d = the { card-3d }
card-the-3h = the { card-3h }
card-the-3s = the { card-3s }
card-the-4c = the { card-4c }
card-the-4d = the { card-4d }
card-the-4h = the { card-4h }
card-the-4s = the { card-4s }
card-the-5c = the { card-5c }
card-the-5d = the { card-5d }
card-the-5h = the { card-5h }
card-the-5s = the { card-5s }
card-the-6c = the { card-6c }
card-the-6d = the { card-6d }
card-the-6h = the { card-6h }
card-the-6s = the { card-6s }
card-the-7c = the { card-7c }
card-the-7d = the { card-7d }
card-the-7h = the { card-7h }
card-the-7s = the { card-7s }
card-the-8c = the { card-8c }
card-the-8d = the { card-8d }
card-the-8h = the { card-8h }
card-the-8s = the { card-8s }
card-the-9c = the { card-9c }
card-the-9d = the { card-9d }
card-the-9h = the { card-9h }
card-the-9s = the { card-9s }
card-the-Tc = the { card-Tc }
card-the-Td = the { card-Td }
card-the-Th = the { card-Th }
card-the-Ts = the { card-Ts }
card-the-Jc = the { card-Jc }
card-the-Jd = the { card-Jd }
card-the-Jh = the { card-Jh }
card-the-Js = the { card-Js }
card-the-Qc = the { card-Qc }
card-the-Qd = the { card-Qd }
card-the-Qh = the { card-Qh }
card-the-Qs = the { card-Qs }
card-the-Kc = the { card-Kc }
card-the-Kd = the { card-Kd }
card-the-Kh = the { card-Kh }
card-the-Ks = the { card-Ks }
card-the-Ac = the { card-Ac }
card-the-Ad = the { card-Ad }
card-the-Ah = the { card-Ah }
card-the-As = the { card-As }
card-unknown = unknown card

## Seats

# $seat (S, E, N or W)
seat-name = { $seat ->
    [S] South
    [E] East
    [N] North
   *[W] West
}

## The command line: what all commands have

cli-description = Pişti, the Turkish card game: play it, replay its records, check them, simulate it.
cli-usage = Usage:
cli-usage-command = COMMAND …
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-help = show this help and exit
cli-lang = the language of all texts: { $languages } (otherwise that of PISTI_LANG, of the settings, of LC_ALL, LC_MESSAGES or LANG)
cli-version = show the version and exit
cli-standard-output = standard output
cli-examples =
    Examples:
      pisti play
      pisti check game.pisti
      pisti play --help     all that play takes

## The command line: pisti play

cli-play-summary = play in this terminal, against bots or with others at a server
cli-play-description = Play Pişti in this terminal, against bots here or with others at a server: a full screen with mouse and keyboard, or line by line.
cli-play-plain = line by line, for screen readers and pipes (as it is anyway where there is no terminal)
cli-play-seed = the same number and the same input give the same game
cli-play-rules = a preset (standard, classic-101, short, two, solo, three, under, open-centre, last-card-counts, jack-pisti), fields such as target=51, or both: two,target=51
cli-play-level = level of the bots (without it: medium)
cli-play-name = your name in the record, and for others at a server (without it: your seat; at a server the name you gave there last)
cli-play-record = save the game in this new file, after every card (without it: among the saved games of this computer)
cli-play-file = continue the game in this file, and save it there
cli-play-ascii = letters for suits, and no other characters than ASCII
cli-play-server = play at this server, such as https://example.org; the link to a table leads to that table
cli-play-table = with --server: the table with this code (without it: the list of open tables)
cli-play-examples =
    Examples:
      pisti play
      pisti play --level hard --record game.pisti
      pisti play --resume game.pisti
      pisti play --rules two,target=51
      pisti play --plain --seed 7 < answers.txt
      pisti play --server https://example.org
      pisti play --server 192.168.1.5:8151 --table fd3rta4kcu

## The command line: pisti rules

cli-rules-summary = explain the rules of the game
cli-rules-description = Explain the rules of Pişti as one player does to another.
cli-rules-examples =
    Examples:
      pisti rules
      pisti rules --lang tr

## The command line: pisti replay

cli-replay-summary = show a record play by play
cli-replay-description = Show a record play by play: on the full screen of a terminal, or in plain lines.
cli-replay-file = the file of records, - for standard input
cli-replay-game = only the game with this name in its Game tag
cli-replay-round = only the round with this number
cli-replay-ply = begin at this play (0 for the start); in plain lines: stop there and show how the table stands
cli-replay-plain = in plain lines (as it is anyway where there is no terminal, and with --hands)
cli-replay-hands = show the cards in the hand before each play
cli-replay-position = write the position as one line instead
cli-replay-json = write one JSON object a line for each record instead
cli-replay-examples =
    Examples:
      pisti replay game.pisti
      pisti replay game.pisti --round 3 --ply 12
      pisti replay - --position < game.pisti

## The command line: pisti check

cli-check-summary = check files of records
cli-check-description =
    Check files of records: each must be as the notation says, and tell what the rules make of the plays.
    Writes one line a file: how much it holds, or FILE:LINE:COLUMN and what is wrong first. Exits with status 2 if any is wrong.
cli-check-files = a file of records, - for standard input
cli-check-json = write one JSON object a line for each file
cli-check-examples =
    Examples:
      pisti check game.pisti
      pisti check *.pisti --json
      pisti check - < game.pisti

## The command line: pisti verify

cli-verify-summary = verify that rounds were dealt fairly
cli-verify-description =
    Verify that pack, cut and first dealer of each round are what the seeds in its record make (docs/fairness.md).
    Writes the server’s commitment of each round. Exits with status 2 if anything is not as promised.
cli-verify-file = a file of records of a server’s table, - for standard input
cli-verify-commitment = the commitment that was seen before one of the rounds, 64 hexadecimal digits
cli-verify-json = write one JSON object a line for each round
cli-verify-examples =
    Examples:
      pisti verify game.pisti
      pisti verify game.pisti --commitment 5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9

## The command line: pisti serve

cli-serve-summary = keep tables for friends, in this network or anywhere
cli-serve-description =
    Keep tables at which friends play, each at a computer or a phone of their own.
    Everything is stored at once: after a crash every table goes on where it was. Ctrl-C stops the server.
cli-serve-database = where all is kept: a path, or sqlite:/// and a path (otherwise a file among those of this user)
cli-serve-host = the address to listen at (otherwise 0.0.0.0: whoever reaches this machine may come; 127.0.0.1: nobody else)
cli-serve-port = the port to listen at, 0 for any that is free (otherwise 8151)
cli-serve-public-url = the address that links have, such as https://example.org (otherwise that of this machine)
cli-serve-proxy = the address of the proxy in front of it, whose word for who comes is taken (otherwise nobody’s is)
cli-serve-open = open the page in the browser of this computer too
cli-serve-log-format = log what happens to standard error: text for people, or json, an object a line (otherwise faults alone, as text)
cli-serve-examples =
    Examples:
      pisti serve
      pisti serve --database games.db --port 9000
      pisti serve --host 127.0.0.1 --public-url https://pisti.example.org --proxy 127.0.0.1

## The command line: pisti persons

cli-persons-summary = look after who plays at a server: ban, unban, read reports
cli-persons-description =
    Look at the persons of a server, ban them, and read what players have reported; for the owner of the server.
    list shows all persons, show one; ban and unban decide whether somebody may play, reports shows what nobody
    has handled yet, handle ticks one off. It works while the server runs.
cli-persons-action = list, show, ban, unban, reports or handle
cli-persons-who = the person by the short code that list shows, or with handle the number of a report
cli-persons-reason = with ban: why, as the person is told
cli-persons-database = the database: a path, or a postgresql:// URL (otherwise where pisti serve keeps it)
cli-persons-json = write one JSON object a line
cli-persons-examples =
    Examples:
      pisti persons list
      pisti persons ban k7m2xqabcd --reason spam
      pisti persons reports --json

## The command line: pisti db

cli-db-summary = look after the database of a server: check, export, back up, move
cli-db-description =
    Look after the database of a server that is not running.
    migrate brings it to the version of this program. check looks at every table and every finished game: each fact
    must be possible, each game must be as its rules and its seeds make it. export writes all finished games as records.
    backup writes all there is to a new file, restore puts such a file back, move copies from one database to another,
    of the same kind or not. These go only to where nothing is yet, and all arrives or nothing does.
    Exits with status 2 if anything is wrong.
cli-db-action = migrate, check, export, backup, restore or move
cli-db-place = with export and backup: the file to write, which must not be there yet (export: or - for standard output); with restore: the backup; with move: the database that is copied
cli-db-to = with move: the database that is copied to
cli-db-database = the database: a path, or sqlite:/// and a path (otherwise where pisti serve keeps it)
cli-db-json = write one JSON object a line for each fault, then one for the whole
cli-db-examples =
    Examples:
      pisti db check
      pisti db export games.pisti --database sqlite:////var/lib/pisti/pisti.db
      pisti db migrate --database pisti.db
      pisti db backup pisti.backup --database postgresql://pisti@localhost/pisti
      pisti db move pisti.db postgresql://pisti@localhost/pisti

## The command line: pisti simulate

cli-simulate-summary = let bots play many rounds and count
cli-simulate-description =
    Let bots play many rounds and count: points, piştis, margins, with their standard errors.
    The same seed gives the same figures, compiled (with numba) or not.
cli-simulate-rounds = how many rounds, such as 1000000 or 1e6 (default: 1e6 compiled, else 1e4)
cli-simulate-policy = who plays: random, beginner, easy, medium, hard or strong (default: random); or one for each seat from the dealer’s right, with commas
cli-simulate-rules = the rules: a preset, fields as name=value, or both, with commas
cli-simulate-seed = a number to start chance from, so that a run can be repeated (default: a new one, which is shown)
cli-simulate-json = write one JSON object instead
cli-simulate-examples =
    Examples:
      pisti simulate --rounds 1e5
      pisti simulate --policy hard,medium,hard,medium --seed 7
      pisti simulate --rules two,target=51 --json

## The command line: pisti arena

cli-arena-summary = let bots play against each other, with error bars
cli-arena-description =
    Let bots play against each other: every deal is played once for each side, by each bot at each of them, so that the
    luck of the cards is the same for all. Everybody plays everybody else, on all cores of this machine or on many
    machines. The same seed gives the same figures, however many cores there are.
cli-arena-players = two or more players: levels (random, beginner, easy, medium, hard, strong, expert), or bots of your own as module:name
cli-arena-deals = how many deals each pairing plays, such as 20000 or 2e4 (default: 1000)
cli-arena-games = instead of deals: how many games to the target of the rules each pairing plays, once for each side
cli-arena-rules = the rules: a preset, fields as name=value, or both, with commas
cli-arena-seed = a number to start chance from, so that a match can be repeated (default: a new one, which is shown)
cli-arena-sprt = stop as soon as it is clear whether the first is D0 or D1 points a round ahead; --deals is the most
cli-arena-jobs = how many processes play (default: as many as there are cores)
cli-arena-cluster = play on the machines of a Ray cluster: the address of its head, or auto
cli-arena-results = keep each finished part in this file; a match that was interrupted goes on from it
cli-arena-plot = draw the differences with their intervals into this file, as SVG
cli-arena-json = write one JSON object instead
cli-arena-examples =
    Examples:
      pisti arena hard medium --deals 20000
      pisti arena own_bot:OwnBot medium --sprt 0 1 --deals 1e5 --results own.jsonl
      pisti arena hard medium easy beginner --games 1000 --rules two --plot levels.svg

## The arena

arena-head-deals = Rules { $rules }, seed { $seed }. Every deal is played once for each side.
arena-head-games = Rules { $rules }, seed { $seed }. Every game is played once for each side, with the same cards.
arena-count-deals = Deals of each pairing: { NUMBER($count) }
arena-count-games = Pairs of games of each pairing: { NUMBER($count) }
arena-deals = { $first } against { $second }: { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } points a round (95 %: { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
arena-games = { $first } against { $second }: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of games won (95 %: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
arena-cross-deals = Points a round by which the row is ahead of the column, with 95 % intervals:
arena-cross-games = Games of 100 that the row wins against the column, with 95 % intervals:
arena-cell = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($half, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-pairing = { $first } against { $second }
arena-plot-deals = Points a round ahead, with 95 % intervals
arena-plot-games = Games won of 100, with 95 % intervals
arena-tick = { NUMBER($value) }
arena-so-far = { $first } against { $second }: { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($half, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-ratio = log-likelihood ratio { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } (±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) })
arena-test = Sequential test of { NUMBER($low) } against { NUMBER($high) }: log-likelihood ratio { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, decided at ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }.
arena-test-low = Decided: { NUMBER($low) } rather than { NUMBER($high) }.
arena-test-high = Decided: { NUMBER($high) } rather than { NUMBER($low) }.
arena-test-open = Not decided: it takes more deals.
arena-speed-deals = Deals a second: { NUMBER($speed, maximumFractionDigits: 0) }
arena-speed-games = Pairs of games a second: { NUMBER($speed, maximumFractionDigits: 0) }

## The command line: pisti analyse

cli-analyse-summary = show what each play of a record cost, and luck
cli-analyse-description =
    Look at each play of a record: what each card was worth by what its player knew then, what the play cost, and why;
    and how much of the result was luck (docs/analysis.md). The same seed gives the same figures.
    Exits with status 2 if a file is wrong, and says where.
cli-analyse-files = a file of records that tell all cards, - for standard input
cli-analyse-worlds = in how many worlds each card is played out (default: 128 with numba, else 16)
cli-analyse-seed = a number to start chance from, so that a run can be repeated (default: a new one, which is shown)
cli-analyse-html = write a page with charts and all plays into this file
cli-analyse-json = write one JSON object a line for each game
cli-analyse-examples =
    Examples:
      pisti analyse game.pisti
      pisti analyse game.pisti --html game.html
      pisti analyse *.pisti --json --worlds 500 --seed 1

## The command line: pisti train

cli-train-summary = train the network of the level strong
cli-train-description =
    Train the network of the level strong: from nothing, by play against itself and against the levels medium and hard,
    against which it is measured again and again. The same seed makes the same weights. It needs numba.
    What was trained is kept beside the file of the weights, so that a training that was interrupted can go on.
cli-train-quick = a short training of a few minutes
cli-train-seed = a number to start chance from, so that a training can be repeated (default: a new one, which is shown)
cli-train-out = the file for the weights (default: weights.npz)
cli-train-resume = go on with the training that was interrupted, with the same --out
cli-train-examples =
    Examples:
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

play-side-NS = North–South
play-side-EW = East–West
play-level-random = random
play-level-beginner = beginner
play-level-easy = easy
play-level-medium = medium
play-level-hard = hard
play-level-strong = strong
play-level-expert = expert
play-bot-name = bot ({ $level })

## The game: before the first round

play-welcome = { $target ->
    [one] Pişti, to { $target } point. The seats in playing order, to the right:
   *[other] Pişti, to { $target } points. The seats in playing order, to the right:
}
play-seat-you = { $seat }: you
play-seat-bot = { $seat }: a bot, level { $level }
play-seat-partner = { $seat }: a bot, level { $level }, your partner
play-bots-see = The bots see only what you would see from their seats.
play-help-anytime = Type ? at any prompt to learn what you can type.
play-resumed = The game in { $file } goes on.
play-finished = The game in { $file } is over.
play-rules-standard = The rules are the standard ones.
play-rules-otherwise-standard = Apart from seats and target, the rules are the standard ones.
play-rules-differ = House rules that differ from the standard:

## The game: house rules that differ from the standard

play-rule-alone = Each plays alone.
play-rule-pisti = { $points ->
    [one] A pişti is worth { $points } point.
   *[other] A pişti is worth { $points } points.
}
play-rule-double-pisti = { $points ->
    [one] A double pişti is worth { $points } point.
   *[other] A double pişti is worth { $points } points.
}
play-rule-jack = { $points ->
    [one] A jack is worth { $points } point.
   *[other] A jack is worth { $points } points.
}
play-rule-ace = { $points ->
    [one] An ace is worth { $points } point.
   *[other] An ace is worth { $points } points.
}
play-rule-two-of-clubs = { $points ->
    [one] The two of clubs is worth { $points } point.
   *[other] The two of clubs is worth { $points } points.
}
play-rule-ten-of-diamonds = { $points ->
    [one] The ten of diamonds is worth { $points } point.
   *[other] The ten of diamonds is worth { $points } points.
}
play-rule-most-cards = { $points ->
    [one] Most cards are worth { $points } point.
   *[other] Most cards are worth { $points } points.
}
play-rule-first-card-pisti = The first card of a round may make a pişti.
play-rule-last-card-pisti = The last card of a round may make a pişti.
play-rule-lone-jack-pisti = A jack that captures a lone card of another rank makes a pişti.
play-rule-lone-jack-double = A jack that captures a lone card of another rank makes a double pişti.
play-rule-centre-under = The four centre cards are all in the pile, face down but for the top one.
play-rule-centre-open = The four centre cards are all in the pile, face up.
play-rule-centre-redeal = If a jack is turned up in the centre, the round is dealt again.
play-rule-not-exposed = The bottom card of the stock stays face down.
play-rule-cut-any = A jack may come to the bottom of the pack when it is cut.
play-rule-lookers-seat = Only the player who captured the face-down centre cards may look at them.
play-rule-lookers-nobody = Nobody may look at the face-down centre cards, not even when they are captured.
play-rule-lookers-everyone = Everyone may look at the face-down centre cards once they are captured.

## The game: a round begins

play-round = Round { $round }. { $dealer } deals and { $cutter } cuts.
play-round-you-deal = Round { $round }. You deal and { $cutter } cuts.
play-round-you-cut = Round { $round }. { $dealer } deals and you cut.
play-round-goes-on = Round { $round } goes on. { $player } has dealt.
play-round-goes-on-you = Round { $round } goes on. You have dealt.
play-cut-refused = The cut shows a jack: the cards are put back and the pack is cut again.
play-turned-up = Turned up: { $cards }.
play-set-aside = { $count ->
    [one] { $count } centre card is set aside, face down.
   *[other] { $count } centre cards are set aside, face down.
}
play-under = { $count ->
    [one] { $count } centre card lies face down below, in the pile.
   *[other] { $count } centre cards lie face down below, in the pile.
}
play-exposed = The bottom card of the stock is shown: { $card }.
play-redeal = Dealt again: all four centre cards are jacks. { $dealer } deals and { $cutter } cuts.
play-redeal-you-deal = Dealt again: all four centre cards are jacks. You deal and { $cutter } cuts.
play-redeal-you-cut = Dealt again: all four centre cards are jacks. { $dealer } deals and you cut.
play-redeal-jack = Dealt again: a jack was turned up. { $dealer } deals and { $cutter } cuts.
play-redeal-jack-you-deal = Dealt again: a jack was turned up. You deal and { $cutter } cuts.
play-redeal-jack-you-cut = Dealt again: a jack was turned up. { $dealer } deals and you cut.
play-deal = Deal { $deal } of { $deals }: four cards for each player.
play-last-deal = Deal { $deal } of { $deals }, the last: four cards for each player.

## The game: a card is played

play-plays = { $player } plays { $card }.
play-plays-you = You play { $card }.
play-captures = { $count ->
    [one] { $player } captures { $count } card: { $cards }.
   *[other] { $player } captures { $count } cards: { $cards }.
}
play-captures-you = { $count ->
    [one] You capture { $count } card: { $cards }.
   *[other] You capture { $count } cards: { $cards }.
}
play-captured-hidden = { $count ->
    [one] { $count } of them was face down.
   *[other] { $count } of them were face down.
}
play-set-aside-taken = { $count ->
    [one] The centre card that was set aside goes with them.
   *[other] The { $count } centre cards that were set aside go with them.
}
play-pisti = { $points ->
    [one] Pişti! { $points } point for { $side }.
   *[other] Pişti! { $points } points for { $side }.
}
play-pisti-you = { $points ->
    [one] Pişti! { $points } point for you.
   *[other] Pişti! { $points } points for you.
}
play-pisti-yours = { $points ->
    [one] Pişti! { $points } point for your side.
   *[other] Pişti! { $points } points for your side.
}
play-double = { $points ->
    [one] Double pişti! { $points } point for { $side }.
   *[other] Double pişti! { $points } points for { $side }.
}
play-double-you = { $points ->
    [one] Double pişti! { $points } point for you.
   *[other] Double pişti! { $points } points for you.
}
play-double-yours = { $points ->
    [one] Double pişti! { $points } point for your side.
   *[other] Double pişti! { $points } points for your side.
}
play-denied-first-card = No pişti: it was the first card of the round.
play-denied-last-card = No pişti: it was the last card of the round.
play-may-look = { $count ->
    [one] You may look at the card that was face down: { $cards }.
   *[other] You may look at the cards that were face down: { $cards }.
}
play-leftovers = { $count ->
    [one] { $count } card is left in the pile and goes to { $side }, the last to capture: { $cards }.
   *[other] { $count } cards are left in the pile and go to { $side }, the last to capture: { $cards }.
}
play-leftovers-you = { $count ->
    [one] { $count } card is left in the pile and goes to you, the last to capture: { $cards }.
   *[other] { $count } cards are left in the pile and go to you, the last to capture: { $cards }.
}
play-leftovers-yours = { $count ->
    [one] { $count } card is left in the pile and goes to your side, the last to capture: { $cards }.
   *[other] { $count } cards are left in the pile and go to your side, the last to capture: { $cards }.
}
play-leftovers-nobody = { $count ->
    [one] { $count } card is left in the pile and goes to nobody, for nobody has captured: { $cards }.
   *[other] { $count } cards are left in the pile and go to nobody, for nobody has captured: { $cards }.
}

## The game: your turn

play-your-turn = Your turn. Deal { $deal } of { $deals }.
play-stock = { $count ->
    [0] The stock is empty.
    [one] Stock: { $count } card.
   *[other] Stock: { $count } cards.
}
play-stock-exposed = { $count ->
    [one] Stock: { $count } card, { $card }.
   *[other] Stock: { $count } cards; bottom card: { $card }.
}
play-exposed-held = { $dealer } holds the bottom card of the stock: { $card }.
play-pile-empty = The pile is empty.
play-pile-one = Pile: { $card }, alone.
play-pile = { $count ->
    [one] Pile: { $count } card, on top { $card }.
   *[other] Pile: { $count } cards, on top { $card }.
}
play-pile-below = Below it, from the top: { $cards }.
play-pile-below-more = Below it, from the top: { $cards } …
play-pile-hidden = { $count ->
    [one] Face down in the pile: { $count } card.
   *[other] Face down in the pile: { $count } cards.
}
play-side-number = { $side } { $number }
play-side-number-you = you { $number }
play-side-number-yours = your side { $number }
play-won = Cards won: { $list }.
play-score-now = Score: { $list }.
play-score = Score: { $list }. Target: { $target }.
play-choice = { $number }  { $card }

## The game: what you are asked

play-cut-how = Type any number or just Enter: it is mixed into the shuffle; nobody can steer it.
play-ask-cut = Your cut:
play-ask-card = { $count ->
    [one] Your card (1; ? for help):
   *[other] Your card (1–{ $count }; ? for help):
}
play-ask-next = Enter for the next round (q to leave):
play-not-expected = { $count ->
    [one] “{ $text }” is not one of your cards. Type 1, a card such as { $example }, or ? for help.
   *[other] “{ $text }” is not one of your cards. Type 1–{ $count }, a card such as { $example }, or ? for help.
}
play-not-in-hand = That card is not in your hand: { $card }.

## The game: what you can type

play-help-cut = To cut: any number or text, or just Enter. It is mixed into the shuffle; nobody can steer it.
play-help-next = To continue: just Enter.
play-help-card = To play a card: its number, or the card itself, such as { $example }.
play-help-suits = Suits: c clubs, d diamonds, h hearts, s spades. Capital and small letters are the same.
play-help-s = s  the state of the table in words
play-help-p = p  all cards of the pile
play-help-l = l  the last captures
play-help-c = c  the score sheet
play-help-f = f  the centre cards that were face down, if you may look at them
play-help-r = r  the rules in short
play-help-q = q  leave the table

## The game: the state in words

play-state-round = Round { $round }, deal { $deal } of { $deals }. Dealer: { $player }.
play-state-round-you = Round { $round }, deal { $deal } of { $deals }. You are the dealer.
play-state-hand = { $count ->
    [one] { $player } holds { $count } card.
   *[other] { $player } holds { $count } cards.
}
play-state-hand-you = { $count ->
    [0] You hold no cards.
    [one] You hold { $count } card: { $cards }.
   *[other] You hold { $count } cards: { $cards }.
}
play-state-pistis = Piştis: { $list }.
play-state-doubles = Double piştis: { $list }.
play-no-round = No cards have been dealt yet.
play-pile-cards = The pile, from the top: { $cards }.
play-card-hidden = a face-down card
play-no-captures = No captures yet this round.
play-face-down-none = No centre card lay face down in this round.
play-face-down-not-yet = Nobody has captured the face-down centre cards yet.
play-face-down-not-yours = The face-down centre cards were captured, but you may not look at them.
play-face-down-yours = The centre cards that were face down: { $cards }.
play-sheet-empty = No round has been counted yet.
play-sheet-round = Round { $round }: { $list }

## The game: the rules in short

play-short-play = On your turn you play one card onto the pile. If it has the rank of the top card, or is a jack, your side captures the whole pile.
play-short-play-alone = On your turn you play one card onto the pile. If it has the rank of the top card, or is a jack, you capture the whole pile.
play-short-empty = A jack played onto an empty pile captures nothing.
play-short-pisti = { $points ->
    [one] A pişti is the capture of a lone card by a card of the same rank: { $points } point.
   *[other] A pişti is the capture of a lone card by a card of the same rank: { $points } points.
}
play-short-double = { $points ->
    [one] A double pişti is the capture of a lone jack by a jack: { $points } point.
   *[other] A double pişti is the capture of a lone jack by a jack: { $points } points.
}
play-short-first-card = The first card of a round makes no pişti.
play-short-last-card = The last card of a round makes no pişti.
play-short-set-aside = Whoever captures first also takes the centre cards that were set aside.
play-short-leftovers = What is left in the pile at the end goes to the last to capture.
play-short-points = Points: each jack { $jack }, each ace { $ace }, the two of clubs { $two_of_clubs }, the ten of diamonds { $ten_of_diamonds }, most cards { $most_cards }.
play-short-game = The game goes to { $target }. If the top scores are then equal, another round is played.

## The game: the count

play-count = The count of round { $round }
play-count-side = { $cards ->
    [one] { $side }: { $cards } card
   *[other] { $side }: { $cards } cards
}
play-count-side-you = { $cards ->
    [one] You: { $cards } card
   *[other] You: { $cards } cards
}
play-count-side-yours = { $cards ->
    [one] Your side: { $cards } card
   *[other] Your side: { $cards } cards
}
play-count-most = Most cards: { $points }
play-count-jacks = Jacks: { $points }
play-count-aces = Aces: { $points }
play-count-two-of-clubs = Two of clubs: { $points }
play-count-ten-of-diamonds = Ten of diamonds: { $points }
play-count-pistis = Piştis: { $points }
play-count-pistis-made = Piştis: { $points } ({ $single } single, { $double } double)
play-count-total = Total of the round: { $points }
play-count-tie = Both sides have { $cards } cards: nobody scores for most cards.
play-count-tie-many = Nobody has more cards than all the others: nobody scores for most cards.
play-score-after = Score after round { $round }: { $list }. Target: { $target }.

## The game: the end

play-tie = The target is reached, but the highest score is shared: another round is played.
play-both-reached = More than one side has reached { $target }: the highest score wins.
play-win = { $points ->
    [one] { $side } won the game with { $points } point.
   *[other] { $side } won the game with { $points } points.
}
play-win-you = { $points ->
    [one] You win the game with { $points } point!
   *[other] You win the game with { $points } points!
}
play-win-yours = { $points ->
    [one] Your side wins the game with { $points } point!
   *[other] Your side wins the game with { $points } points!
}
play-leave = You leave the table.
play-kept = The game is saved in { $file }. To continue:
play-record-is-in = The record of the game is in { $file }.
play-not-kept = This game was not saved; --record FILE says where to save one.
play-nothing-to-keep = Nothing has been dealt yet, so there is nothing to save.

## The full-screen table: dates

# $day and $month have two digits, $year four
date-short = { $day }/{ $month }/{ $year }

## The full-screen table: the first screen. Texts of buttons and rows have at most 22 characters

screen-title = Pişti
screen-subtitle = Four cards in hand, one pile to take
screen-play = Play
screen-continue = Continue
screen-continue-detail = { $date }, round { $round }: { $list }
screen-table = Table
screen-level = Bots
screen-language = Language
screen-speed = Speed
screen-house-rules = House rules
screen-kept-games = Saved games
screen-read-rules = How to play
screen-settings = Settings
screen-quit = Quit
screen-take = Use these rules
screen-back = Back
screen-close = Close
screen-first-help = ↑ ↓ choose · ← → change · Enter go
screen-settings-not-kept = Your settings cannot be saved: { $file }

## The full-screen table: kinds of tables (at most 22 characters) and what they are (one line)

preset-standard = Standard
preset-standard-line = Two against two, to 151
preset-classic-101 = Classic to 101
preset-classic-101-line = The standard rules, to 101
preset-short = Short
preset-short-line = The standard rules, to 51
preset-two = Two players
preset-two-line = You against one bot, to 101
preset-solo = Four, each alone
preset-solo-line = Four players without partners, to 101
preset-three = Three players
preset-three-line = Three players, each alone, to 101
preset-under = Centre in the pile
preset-under-line = The centre cards lie face down in the pile
preset-open-centre = Open centre
preset-open-centre-line = The four centre cards lie face up in the pile
preset-last-card-counts = Last card counts
preset-last-card-counts-line = The last card of a round may make a pişti
preset-jack-pisti = Jack’s pişti
preset-jack-pisti-line = A jack that captures a lone card makes a double pişti
preset-own = House rules
preset-own-line = { $seats } players, to { $target }

## The full-screen table: the house rules one by one (at most 24 characters), and their values (at most 14)

rule-seats = Players
rule-partners = Partners
rule-target = Game to
rule-pisti = Pişti
rule-double_pisti = Double pişti
rule-jack = Each jack
rule-ace = Each ace
rule-two_of_clubs = Two of clubs
rule-ten_of_diamonds = Ten of diamonds
rule-most_cards = Most cards
rule-first_card_pisti = Pişti by first card
rule-last_card_pisti = Pişti by last card
rule-lone_jack = Jack on a lone card
rule-centre = Centre cards
rule-centre_jack = Jack in the centre
rule-exposed = Bottom card shown
rule-cut_jack_rule = Recut on a jack
rule-lookers = See face-down cards
value-yes = yes
value-no = no
value-lone_jack-nothing = no pişti
value-lone_jack-pisti = pişti
value-lone_jack-double = double pişti
value-centre-set_aside = set aside
value-centre-under = under the pile
value-centre-open = face up
value-centre_jack-cover = covered
value-centre_jack-redeal = dealt again
value-lookers-side = the side
value-lookers-seat = the taker
value-lookers-nobody = nobody
value-lookers-everyone = everyone

## The full-screen table: house rules that make no sense together; $rule and $value are a label and a value

screen-rules-partners = Partners need four players, not { $seats }.
screen-rules-open-centre = With the centre cards face up, “{ $rule }” must be “{ $value }”.
screen-rules-nothing-scores = Nothing scores under these rules: give points to something.

## The full-screen table: settings (at most 24 characters), and their values (at most 14)

setting-suits = Suits
setting-cut = You cut the pack
setting-confirm = Confirm each card
value-speed-slow = slow
value-speed-normal = normal
value-speed-fast = fast
value-speed-off = no pauses
value-suits-four = four colours
value-suits-two = two colours

## The full-screen table: around the table. Words under a seat have at most 11 characters

screen-where = Round { $round } · Deal { $deal }/{ $deals }
screen-where-cut = Round { $round } · The cut
screen-target = to { $target }
screen-you = you
screen-your-side = Your side
screen-you-alone = You
screen-bot = bot
screen-away = absent
screen-partner = partner
screen-dealer = dealer
screen-pile-count = Pile: { $count }
screen-stock-count = Stock: { $count }
screen-bottom-card = Bottom: { $card }
screen-set-aside-count = Set aside: { $count }

## The full-screen table: what goes on, each at most 80 characters; screen-cut-how at most 38

screen-your-turn = Your turn
screen-confirm-card = Press again to play: { $card }
screen-not-your-turn = Not yet: { $player } plays first.
screen-cut-how = Cut: ← → and Enter, or click the pack
screen-cut-aim = The cut is mixed into the shuffle; nobody can steer it.
screen-cuts = { $player } cuts the pack.
screen-cuts-you = You cut the pack.
screen-shown-jack = A jack is turned up; the next card covers it.
screen-too-small = This terminal has { $columns } × { $lines } characters. The table needs { $wanted_columns } × { $wanted_lines }: make it larger.

## The full-screen table: the line of keys; each at most 10 characters

screen-key-state = table
screen-key-pile = pile
screen-key-captures = captures
screen-key-log = log
screen-key-sheet = score
screen-key-face-down = face-down
screen-key-rules = rules
screen-key-settings = settings
screen-key-say = say
screen-key-deal = deal
screen-key-help = help
screen-key-leave = leave

## The full-screen table: titles of windows, each at most 34 characters

screen-title-state = The table in words
screen-title-pile = The pile
screen-title-captures = The last captures
screen-title-log = What happened
screen-title-sheet = Score sheet
screen-title-face-down = The face-down cards
screen-title-rules = The rules of this table
screen-title-standard = The standard rules
screen-title-help = Keys and mouse
screen-sheet-round = Round
screen-sheet-total = Total

## The full-screen table: the count as a table, a column for each side; at most 20 characters

count-row-cards = Cards taken
count-row-most_cards = Most cards
count-row-jacks = Jacks
count-row-aces = Aces
count-row-two_of_clubs = Two of clubs
count-row-ten_of_diamonds = Ten of diamonds
count-row-pistis = Piştis
count-row-total = Total of the round
count-row-score = Score now

## The full-screen table: help

screen-help-cards = 1–4  play that card of your hand
screen-help-arrows = ← → and Enter  choose a card and play it
screen-help-space = Space  skip the pause
screen-help-g = g  what happened so far
screen-help-o = o  settings: language, speed, colours
screen-help-t = t  say something (at a table of a server)
screen-help-v = v  what the server promised for the deal
screen-help-again = Space  play again, where a bot plays for you
screen-help-pages = PgUp PgDn  turn the page of a long window
screen-help-mouse = Mouse: click a card to play it, the pile to see it whole, and any key at the bottom.

## The full-screen table: the end of a round, of the game, of the sitting; buttons have at most 22 characters

screen-next-round = Next round
screen-again = Play again
screen-look-back = Look at the game
screen-to-start = First screen
screen-leave-question = Leave the table?
screen-leave-kept = The game is saved; continue it whenever you like.
screen-leave-not-kept = The game is not saved: it will be lost.
screen-leave = Quit
screen-stay = Stay
screen-kept-none = No saved games yet. Every game you play here is saved.
screen-kept-line = { $date } · round { $round } · { $list }
screen-kept-over = { $date } · over · { $list }
screen-kept-bad = cannot be read: { $file }

## At a table of a server: the connection

remote-connecting = Connecting …
remote-again-in = Trying again in { $seconds } s.
remote-again-now = Trying again …
remote-refused-somehow = The server refuses that ({ $reason }).
remote-seat-kept = Your seat is kept for you. To come back:
remote-seat-lost = You do not sit at this table any more.
remote-seat-not-kept = After a crash you could not come back to your seat: { $file } cannot be written.

## At a table of a server: the list of tables, a table to be opened. Buttons and rows have 22 characters or less

remote-your-name = Your name, as others see it:
remote-guest = Guest
remote-open-tables = Open tables:
remote-no-tables = No table is open just now. Open one, or enter the code of one.
remote-return = Back to your seat: { $code }
remote-seats-taken = { $count }/{ $all }
remote-playing-short = playing
remote-tables-help = ↑ ↓ choose · Enter go · o settings · q quit
remote-make = Open a table
remote-take = Done
remote-enter-code = Enter a code
remote-code-what = The code of a table, or the link that you were sent:
remote-go = Go there
remote-clock-row = Clock
remote-no-clock = none
remote-clock = { $seconds } s
remote-open-row = Who may come
remote-open = anyone
remote-private = by link only

## At a table of a server: the room before a game and between two

remote-table = Table { $code }
remote-invite = Send this to whoever shall come:
remote-rules = { $name }. { $line }.
remote-clock-line = For each card there are { $seconds } s.
remote-open-line = The table is in the list: anyone may come.
remote-private-line = The table is in no list: only who has the link may come.
remote-free = free
remote-agrees = ready to play again
remote-sit-how = Choose where to sit: a free seat, or one of a bot.
remote-playing = A game is on. When a round is over, you can take the seat of a bot.
remote-begins = The game begins …
remote-missing = Free seats: { $count }
remote-seats-how = Wait for others, or choose a seat and set a bot there.
remote-start-how = Everyone is here: you can begin.
remote-owner-starts = { $player } begins the game.
remote-another-how = Another game begins when everyone agrees.
remote-start = Begin the game
remote-another = Play again
remote-fill = Bots at free seats
remote-change = Change the rules
remote-say = Say something
remote-leave-room = Leave the table
remote-leave-room-what = You can give your seat up, or keep it and come back later.
remote-leave = { remote-come-back }: the seat stays yours; a bot may play for you until then. { remote-give-up }: a bot takes it over for good.
remote-give-up = Give the seat up
remote-come-back = Come back later
remote-get-up = Get up
remote-free-seat = Take the bot away
remote-swap = Change places with yours
remote-kick = Send away
remote-mute = Silence
remote-unmute = Let speak again
remote-to-room = Waiting room
remote-others-read = Waiting for the others, who read the count …

## At a table of a server: what persons do, and what they say

remote-sits = { $player } sits here now: { $seat }
remote-bot-sits = A bot sits here now, level { $level }: { $seat }
remote-gets-up = This seat is free now: { $seat }
remote-bot-plays = A bot plays on here: { $player }
remote-bot-plays-you = A bot plays for you now. Press Space to play again yourself.
remote-absent = { $player } has no connection.
remote-absent-you = You have no connection.
remote-back = { $player } is back.
remote-back-you = You are back, and play yourself.
remote-says = { $player }: { $text }
remote-says-you = You: { $text }
remote-muted = Silenced: { $list }
remote-unmuted = May speak again: { $list }
remote-wishes = Another game, agreed by: { $list }
remote-outage = The server was away for a while. Nobody’s time ran meanwhile.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-hurry = Come on, play!
phrase-one-more = One more game!
phrase-bye = Bye!
phrase-smile = Ha ha!
phrase-wow = Wow!
phrase-sad = What a pity!

## At a table of a server: the promises for the deal; behind the receipts comes a hash

remote-broken = The deal is not as promised
remote-broken-what = Either the server does not deal fairly, or it has a fault. The key v shows what it promised; keep the record of the game.
remote-deal = What the server promised
remote-deal-what = Before each round the server shows the hash of its seed, and this program adds a seed of its own. With the record of the game this command checks the deals:
remote-deal-none = Nothing has been promised yet.
remote-receipt-open = { $round ->
    [0] The first dealer, not drawn yet:
   *[other] Round { $round }, not over yet:
}
remote-receipt-kept = { $round ->
    [0] The first dealer, checked, as promised:
   *[other] Round { $round }, checked, as promised:
}
remote-receipt-broken = { $round ->
    [0] The first dealer, checked, not as promised:
   *[other] Round { $round }, checked, not as promised:
}

## At a table of a server: line by line

remote-plain-tables = Type the number of a table or its code. n opens a new table (n two,target=51 with these rules), q ends.
remote-ask-table = Table:
remote-ask-room = At the table (? for help):
remote-ask-again = After the game (? for help):
remote-not-understood = “{ $text }” means nothing here; ? tells what you can type.
remote-time-left = Time left: { $seconds } s.
remote-connected = The connection is there again.
play-help-sit = sit E  sit down at that seat (S, E, N or W), sit alone at any
play-help-room = s  who sits where, and the rules in short
play-help-bot = b E hard  a bot at that seat, of that level; b alone at all free seats
play-help-free = free E  take the bot away from that seat
play-help-begin = start  begin the game
play-help-another = again  agree to another game
play-help-t = t 3  say something: one of the phrases that t lists
play-help-v = v  what the server promised for the deal
play-help-away = q  end; the seat stays yours
play-help-give-up = leave  give your seat up and end

## A record told on the full screen

screen-replay-where = Play { $ply } of { $plays }
screen-replay-start = Before the first play
screen-replay-seed = Seed: { $seed }
screen-replay-copied = Copied, if your terminal allows it. The position:
screen-replay-no-position = The round is dealt again, so it has no position.
screen-replay-key-step = step
screen-replay-key-capture = capture
screen-replay-key-auto = by itself
screen-replay-key-space = Space
screen-replay-key-round = round
screen-replay-key-copy = copy
screen-replay-help-step = ← →  one play back, one on
screen-replay-help-capture = ↑ ↓  to the capture before, to the next
screen-replay-help-ends = Home End  to the start, to the end of the round
screen-replay-help-round = b n  to the round before, to the next
screen-replay-help-auto = { screen-replay-key-space }  play by itself, and stop
screen-replay-help-copy = y  copy the position as a line of text
screen-replay-help-q = q  { screen-key-leave }
screen-replay-help-count = c  the count of the round
screen-replay-help-signs = ×7 +10  in the list: 7 cards captured, 10 points for a pişti
screen-replay-help-mouse = Mouse: click a play in the list to go there, the pile to see it whole, and any key in the last line.
screen-replay-more = Only the first { $records } records are shown here; --game and --round choose others.
screen-replay-reading = Reading the records …

## A record told (pisti replay); its plays are told in the sentences of the game

replay-round = Game { $game }, round { $round }
replay-event = Event: { $event }
replay-date = Date: { $date }
replay-rules = House rules: { $rules }
replay-seat = { seat-name }: { $player }
replay-tag = { $name }: { $value }
replay-dealer = Dealer: { $player }
replay-cut-jack = Cards lifted at the cut: { $lifted }; a jack shows, so the pack is cut again
replay-cut = Cards lifted at the cut: { $lifted }
replay-redeal = The round must be dealt again.
replay-numbered = { $number }. { $text }
replay-comment = Remark: { $text }
replay-set-aside = { $count ->
    [one] The card set aside in the centre goes with them: { $cards }.
   *[other] The { $count } cards set aside in the centre go with them: { $cards }.
}
replay-unfinished = { $plays ->
    [one] The record ends after { $plays } play; the round is not finished.
   *[other] The record ends after { $plays } plays; the round is not finished.
}
replay-after = { $plays ->
    [0] Before the first play:
    [one] After { $plays } play:
   *[other] After { $plays } plays:
}
replay-pile = { $count ->
    [0] The pile is empty.
    [one] Pile, { $count } card: { $cards }.
   *[other] Pile, { $count } cards, from the top: { $cards }.
}
replay-hand = { $count ->
    [0] { $player } holds no cards.
    [one] { $player } holds { $count } card: { $cards }.
   *[other] { $player } holds { $count } cards: { $cards }.
}
replay-won = { $count ->
    [one] Won by { $side }: { $count } card.
   *[other] Won by { $side }: { $count } cards.
}
replay-to-play = To play: { $player }
replay-total = Total of the game: { $points }

## A check of records (pisti check)

check-good = { $file }: good, { $records ->
    [one] { $records } record
   *[other] { $records } records
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
check-empty = { $file }: good, 0 records (the file is empty)
check-progress = { $file }: { $percent }%

## The database of a server (pisti db)

db-migrated = { $file }: brought from version { $before } to version { $after }.
db-newest = { $file }: is of the newest version, { $after }.
persons-line = { $person }: { $name } (rating: { $rating }, games: { $games })
persons-banned = banned: { $reason }
persons-report = { $report }: { $at }, { $person }, { $kind }: { $text }
persons-nothing = There is nobody and nothing to show.
persons-done = Done.
db-good = { $file }: good (tables: { $tables }, finished games: { $games })
db-bad = { $file }: not good (faults: { $faults }, tables: { $tables }, finished games: { $games })
db-exported = { $file }: written (finished games: { $games })
db-copied = { $file }: written (tables: { $tables }, finished games: { $games }, rows: { $rows })

## A server (pisti serve)

serve-open = Pişti is open. Friends come here:
serve-kept = Kept in: { $file }
serve-stop = Ctrl-C stops the server; whoever plays finds the table again as it was.
serve-stopped = The server has stopped. Nothing is lost.
serve-no-page = The page for browsers was not built: browsers show how to play in a terminal.
serve-runs = A Pişti server runs here already: { $address }
serve-other-port = Something else uses the port { $port }; this time it is { $other }.
serve-open-yourself = There is no screen to open the page on; on this computer its address is: { $address }
page-game = Pişti is a Turkish fishing card game: four players, two partnerships, the first to 151.
page-server = This server keeps tables for friends. Play at it from a terminal:
page-table = A table waits for you here. Sit down at it from a terminal:

## The page of how a server is (/status)

status-title = How the server is
status-good = All is well: whatever is played is kept.
status-bad = The database does not answer: nothing can be played until it is back.
status-stops = The server is about to stop, and will be back.
status-version = Version
status-since = Running since
status-tables = Tables with players
status-persons = Players connected
status-workers = Workers
status-outage = Last outage
status-no-outage = none
status-unknown = not known

## Whether rounds were dealt fairly (pisti verify)

verify-round = Round { $round }: dealt as the seeds say. The server’s commitment: { $hex }
verify-dealer = The first dealer: drawn as the seeds say. The server’s commitment: { $hex }
verify-good = All is as the seeds say. Compare the commitments with those that you saw before the rounds.
verify-receipt = All is as the seeds say, and the commitment that you saw is among them.

## A simulation (pisti simulate)

simulate-head = { NUMBER($rounds) } rounds, rules { $rules }, seed { $seed }. Side 1 is the side of the seat at the dealer’s right.
simulate-side = Side { $side } ({ $policies }): { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) } ± { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } points a round
simulate-together = All together: { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) } ± { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } points a round
simulate-pistis = Piştis: { NUMBER($value, minimumFractionDigits: 5, maximumFractionDigits: 5) } ± { NUMBER($error, minimumFractionDigits: 5, maximumFractionDigits: 5) } a round
simulate-doubles = Double piştis among them: { NUMBER($value, minimumFractionDigits: 5, maximumFractionDigits: 5) } ± { NUMBER($error, minimumFractionDigits: 5, maximumFractionDigits: 5) } a round
simulate-ties = Nobody has most cards: in { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) } of 100 rounds
simulate-margin = Side 1 ahead of the best other side: { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) } ± { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } points a round
simulate-histogram = Rounds of 100 by how many points side 1 is ahead:
simulate-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-compiled = { NUMBER($speed, maximumFractionDigits: 0) } rounds a second, compiled
simulate-interpreted = { NUMBER($speed, maximumFractionDigits: 0) } rounds a second, not compiled: that takes numba (the extra “fast”)
simulate-progress = { $percent } %

## The analysis of plays (pisti analyse); after a result, a cost or a luck stands its figure

analysis-title = Pişti: the plays of a game
analysis-head = Worlds for each card: { NUMBER($worlds) }; seed: { $seed }. Each play is looked at from what its player knew then; from there on all seats play as strong. Values are points by which a side is ahead at the end of the round, ± standard error.
analysis-interpreted = Nothing is compiled, so the worlds are few: that takes numba (the extra “fast”).
analysis-game = Game { $game }
analysis-round = Round { $round }
analysis-side = { $side }: result { NUMBER($result, maximumFractionDigits: 1) }, luck { $luck }, cost of the plays { $cost }
analysis-side-unfinished = { $side }: cost of the plays { $cost }
analysis-seat = { $player }: cost { $cost }, plays: { $plays }
analysis-costliest = The costliest plays
analysis-no-cost = No play cost anything for certain
analysis-play = Round { $round }, play { $play }: { $player }, { $card }, cost { $cost }. { $why }
analysis-mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
analysis-chart = Points ahead that may be expected after each play: { $side }
analysis-column-number = Play
analysis-column-player = Player
analysis-column-card = Card
analysis-column-cost = Cost
analysis-column-cards = What each card was worth
analysis-column-why = Why
analysis-progress = Game { $game }: { $percent }%

## The analysis: what there is to say of a play; $card is a card in short form

analysis-why-only = It was the only card.
analysis-why-pisti-made = Made a pişti. Points: { $points }.
analysis-why-captured = Captured the pile. Points with the card: { $points }.
analysis-why-jack-kept = Kept the jack for later. Points left on the table: { $points }.
analysis-why-safe = A safe card: all others of its rank have been seen.
analysis-why-few-left = The best card to lay down. Unseen cards of its rank: { $unseen }.
analysis-why-equal = As good: { $card }.
analysis-why-pisti-let-go = Let a pişti go, which this card makes: { $card }. Points: { $points }.
analysis-why-pile-let-go = Left the pile, which this card captures: { $card }. Points in it: { $points }.
analysis-why-jack-burnt = Spent a jack too early. Better: { $card }. Points in the pile: { $points }.
analysis-why-jack-laid = Laid a jack on the empty table. Better: { $card }.
analysis-why-rank-given = Gave a rank that others may have. Unseen cards of it: { $unseen }; of the rank of { $card }: { $fewer }.
analysis-why-points-left = Points left to the next player: { $points }. Better: { $card }.
analysis-why-weaker = Better: { $card }.

## The training of the network; the line has only figures

cli-train-head = Seed { $seed }. In columns: millions of cards played, seconds, points a round ahead of medium and of hard with their standard errors.
cli-train-line = { NUMBER($millions, minimumFractionDigits: 1, maximumFractionDigits: 1) } · { NUMBER($seconds, minimumFractionDigits: 0, maximumFractionDigits: 0) } · { NUMBER($medium, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($medium_error, minimumFractionDigits: 2, maximumFractionDigits: 2) } · { NUMBER($hard, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($hard_error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-train-written = { $file }: written

## The page: what search engines and links show

web-shell-title = Pişti: the Turkish card game, with friends or against bots
web-shell-title-table = A table of Pişti
web-shell-title-rules = The rules of Pişti
web-shell-title-me = Your page
web-shell-title-person = A player of Pişti
web-shell-title-leaderboard = The leaderboard of Pişti
web-shell-about-table = A table waits for you here. Open the link and sit down: there is no account to make.
web-shell-about-rules = How Pişti is played: capturing cards, making a pişti, counting, and the way to 151.
web-shell-about-me = Your name, your rating, your last games, and what is kept of you. Nobody needs it to play.
web-shell-about-person = The rating of a player, and their games at open tables.
web-shell-about-leaderboard = Who plays Pişti best here, by rated games of two against two.
web-shell-picture = Cards fanned out on green felt, and the word Pişti.
web-shell-rules = The rules of Pişti
web-shell-no-script = This page needs JavaScript. In a terminal you play without it:

## The page: start, room and settings

web-footer = No advertising, no account, nothing from other sites.
web-play-what = At once, against bots
web-making = The table is being made …
web-friends = Play with friends
web-friends-what = You get a table and a link. Whoever opens the link chooses a seat.
web-forget = Forget table { $code }
web-open-tables = Open tables
web-list-loading = Looking for open tables …
web-list-away = The server does not answer just now. The list comes back by itself.
web-sit-down = Sit down
web-watch = Look on
web-length-round = one round
web-kind-standard = Two against two; your partner sits opposite
web-kind-two = One against one
web-kind-solo = Four players, each alone
web-kind-three = Three players, each alone
web-settings-look = Look
web-settings-play = Play
web-settings-sound = Sound and touch
web-setting-theme = Colours
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-theme-contrast = high contrast
web-setting-badges = Points on cards
web-setting-badges-hint = The two of clubs and the ten of diamonds say what they are worth.
web-setting-left-hand = Left hand
web-setting-left-hand-hint = Buttons lie where the left thumb reaches them.
web-setting-text-view = The table in words too
web-setting-text-view-hint = Below the table stands all that it shows, as plain text.
web-setting-keys = Keys for cards and windows
web-setting-keys-hint = 1 to 4 play a card, letters open windows.
web-setting-cut-hint = Otherwise the pack is cut for you.
web-setting-confirm-hint = The first tap chooses, the second plays.
web-setting-volume = Volume
web-setting-volume-is = { $volume } of 10
web-setting-volume-none = no sound
web-setting-vibration = Vibrate on your turn
web-setting-vibration-hint = Where the device can do it.
web-invite = Invite others
web-link = The link to this table
web-copy = Copy
web-copied = Copied
web-copy-by-hand = The browser does not let us copy: the link is marked, copy it yourself.
web-share = Share
web-share-text = A table of Pişti waits for you:
web-qr = The link as a picture: a phone’s camera opens it
web-link-local = This link works on this computer only. For others, open the page by the address that the server shows.
web-sit-here = Sit here
web-at-seat = Change
web-make-partner = Make your partner
web-muted = silenced
web-who-begins = Who deals first is drawn by lot.
web-who-begins-again = In the next game the first to deal is who sat to the right of the first dealer of this one.
web-seats = Who sits where
web-chat-row = Chat
web-chat-line = Players may write to each other.
web-no-chat-line = There are ready phrases only.
web-try-again = Try again
web-no-answer = The server does not answer. Look at your connection, then try again.
web-waiting-for = Not agreed yet: { $list }
web-not-again = Not again after all
web-no-clock-line = There is no clock.
web-rules-all = Every single rule

## The page: the rules

play-example-won = { $count ->
    [one] { $side }: { $count } card, { $cards }.
   *[other] { $side }: { $count } cards, among them { $cards }.
}
web-rules-contents = Contents
web-rules-clauses = Clauses
web-rules-numbers = The small numbers are the clauses of the complete rules that each paragraph tells.
web-rules-not-loaded = The rules could not be loaded.
web-position-you-play = You play
web-position-others = { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}

## The page: score and trust

web-count-skip = Show all
web-score-chart = The scores round by round, as lines. Now: { $list }. Target: { $target }.
web-record-save = Save the record
web-record-saved = Saved: { $file }
web-record-not-reached = The server cannot be reached. Try again in a moment.
web-story-margin = { $points ->
    [one] Ahead by { $points } point.
   *[other] Ahead by { $points } points.
}
web-story-led = The lead never changed hands: first after every round.
web-story-last = Only the last round decided it.
web-story-from = The lead was taken for good in round { $round }.
web-story-swing = { $points ->
    [one] The biggest lead gained in one round: { $points } point, in round { $round }.
   *[other] The biggest lead gained in one round: { $points } points, in round { $round }.
}
web-story-best = { $count ->
    [one] The biggest capture: { $player }, { $count } card in round { $round }.
   *[other] The biggest capture: { $player }, { $count } cards in round { $round }.
}
web-story-best-you = { $count ->
    [one] The biggest capture was yours: { $count } card in round { $round }.
   *[other] The biggest capture was yours: { $count } cards in round { $round }.
}
web-story-pisti-points = Points for piştis: { $list }.
web-another-table = Another table
web-broken-what = Either the server does not deal fairly, or it has a fault. Nothing is lost: what it promised stays here, and you can save the record when the game is over.
web-trust-what = Before each round the server shows the hash of its seed: a seal that binds it. Only then do this browser and those of the others add seeds of their own, and all together make the pack. After the round every seed is told and checked. A hash that you keep is your receipt.
web-trust-checks = What this browser checks
web-trust-checks-seed = The seed that the server tells fits the hash that it showed before.
web-trust-checks-shares = Each player’s seed fits what was promised before any was told.
web-trust-checks-cards = Each card that you see is the one that was promised for its place in the pack.
web-trust-checks-pack = Pack, cut and first dealer are what all the seeds make.
web-trust-proves = What that proves
web-trust-proves-server = The server could not choose the cards: it was bound to its seed before it knew yours.
web-trust-proves-players = No player could choose them either, nor all players together.
web-trust-proves-cards = No card was changed after the first one was seen: all were promised with the pack.
web-trust-not = What it does not prove
web-trust-not-secret = The server knows the cards while you play. That it tells nobody is a matter of trust, or of running your own.
web-trust-not-partners = Partners can still talk to each other by other means.
web-trust-not-when = A record alone does not show when a hash was published. The hash that you kept does.
web-trust-elsewhere = Check it elsewhere
web-trust-elsewhere-how = Save the record when the game is over. On any computer with Pişti this command checks all its rounds anew:
web-trust-copy = Copy
web-trust-copied = Copied
web-title-keys = Touch, mouse and keys
web-keys-off = The keys are switched off in the settings.
web-touch-play = Tap a card to play it, or drag it onto the pile.
web-touch-pile = Tap the pile to see it whole.
web-touch-cut = Tap the pack anywhere when you cut.
web-touch-captures = Tap the cards that a side has won to see the last captures.
web-trust-older = Earlier rounds

## The page: the table

web-menu = Menu
web-hand = Your hand
web-to-play = to play
web-to-cut = cuts
web-you-cut = You cut
web-bot-plays-you = A bot plays for you now.
web-play-again-myself = Play again myself
web-next-card = Will be played on your turn: { $card }. Choose it again to take it back.
web-next-none = No card is chosen for your turn any more.
web-next-mark = next
web-hint = hint
web-hint-ask = Ask for a hint
web-hint-card = A bot would play: { $card }.
web-cut-how = Tap the pack where you want to cut it.
web-cut-where = Where to cut: cards to lift off
web-cut-here = Cut here
web-cut-waits = The pack is being cut …
web-own-words = In your own words
web-hush = Whom you do not want to hear
web-try-now = Try now
web-play-under-way = Your card is on its way: the server has not answered yet …
web-time-up-plays = Time is up: a bot plays { $card } for { $player }.
web-time-up-plays-you = Time is up: a bot plays { $card } for you.
web-log-from-round = From the beginning of this round.
web-pistis-waiting = Points for piştis of this round, added when it is counted: { $points }
web-to-result = The result

## The page: a game that is over, a full table, what cannot be typed or kept

web-rule-range = “{ $rule }”: a number from { $low } to { $high } is needed.
web-result = The result of the game
web-games-over = Games that are over
web-table-full = The table is full. You can look on.
web-table-playing = A game is on. You can look on.
web-seat-not-kept = This browser keeps nothing here: if you close or reload the page, you cannot come back to your seat.
web-code-empty = Enter a code.

## The page: a seat that is left, what changes at a table

web-forget-question = Forget your seat at table { $code }? You cannot go back to it then.
web-forget-do = Forget
web-forget-not = Keep
web-leave-later = The seat stays yours; a bot may play for you until you are back.
web-leave-later-alone = The seat stays yours, and the game waits for you.
web-leave-for-good = A bot takes the seat over: you leave the game for good.
web-leave-later-room = While others are there, the seat is kept for you for one minute.
web-leave-later-room-alone = The table waits for you for ten minutes.
web-leave-free = The seat is free for others then.
web-new-here = new here
web-bot-plays-in = a bot plays in { $seconds } s
web-cut-for = Time was up: the pack was cut for { $player }.
web-cut-for-you = Time was up: the pack was cut for you.
web-kind-own = Like “{ $preset }”, but:
web-lost-you = You lose the game.
web-lost-yours = Your side loses the game.

## The page: persons, rated tables, reports

web-me-what = Nobody needs this page to play. The server knows this device by a cookie; what you have played is told here.
web-me-nobody = Nothing is kept of you yet. After your first game, or with a name, it is.
web-me-name-kept = Your name is kept.
web-me-public = How others see you
web-loading = Loading …
web-person-since = Here since { $date }
web-rating = Rating
web-rating-none = No rated game yet: everybody begins here.
web-rating-provisional = Provisional: the server does not know yet how strong the play is. It may still move by about { $points }.
web-rating-settled = Well known by now: it may still move by about { $points }.
web-totals = All games
web-totals-games = Games
web-totals-won = Won
web-totals-persons = Among people
web-totals-rated = Of these, rated
web-totals-bots = With bots
web-totals-points = Points, own side and best other
web-totals-left = Rated games lost by leaving
web-games-last = Last games
web-games-none = No games yet.
web-games-open-only = Games of private tables are not shown.
web-games-more = Earlier games
web-game-won = Won
web-game-lost = Lost
web-game-bots = with bots
web-game-left = lost by leaving
web-rated-mark = rated
web-device = Another device
web-device-what = A link of your own makes another device yours too: the same name, games and rating. Whoever has the link can become you, so keep it as a key.
web-device-count = Devices of yours: { $count }
web-device-make = Make a link
web-device-anew = Make a new link
web-device-there = There is a link that was shown before. It can be taken back; a new one makes it worthless too.
web-device-shown = Open this on the other device. It is shown only now.
web-device-link = Your own link
web-device-drop = Take the link back
web-device-dropped = The link is worthless now.
web-kept = What is kept of you
web-kept-what = Name, rating, results, the records of games you sat at, reports you made, and how many devices you have. No e-mail, no address, no password.
web-kept-export = Save it all as a file
web-delete = Delete everything
web-delete-question = Delete everything that is kept of you?
web-delete-goes = Your name, rating, results and reports go, and those about you, for all your devices.
web-delete-link = Your own link is worthless then.
web-delete-seats = You leave every seat; a rated game that goes on is lost.
web-delete-stays = The records stay for those who played with you; your name there becomes “?”.
web-delete-for-good = Nobody can bring it back.
web-delete-not = Keep it all
web-deleting = Deleting … With very many games it takes a while.
web-deleted = Everything is deleted. For this server you are new.
web-to-start = To the first page
web-claim-title = A link to somebody’s page
web-claim-what = If it is your own link, this device becomes yours too: the same name, games and rating. If somebody else sent it to you, leave it.
web-claim-do = This is me: use this device too
web-claim-merge = This device has games of its own. Shall both become one? All results come together, and the rating of the one with more rated games stays.
web-claim-merge-do = Make both one
web-claim-not = Leave it as it is
web-claim-done = This device is yours too now.
web-leaderboard = Leaderboard
web-leaderboard-what = Rated games needed to stand here: { $games }.
web-leaderboard-none = Nobody has played enough rated games yet.
web-leaderboard-place = Place
web-leaderboard-player = Player
web-page-before = Page before
web-page-next = Next page
web-rated-row = Rated
web-rated-line = The table is rated: the game changes the ratings of all four. There are no hints, and whoever leaves has lost.
web-rated-leave = You lose this rated game then, and your partner with you.
web-rated-later = A bot may play for you meanwhile. If you are not back when the game ends, you lose this rated game, and your partner with you.
web-rated-closed = A rated game is on: nobody takes the seat of somebody else. You can look on.
web-rated-waits = The rating is being counted …
web-rated-changed = Your rating: { $before } → { $after }
web-rated-unchanged = This game changes no rating.
web-rated-slow = The rating takes longer than usual. Your page shows it later.
web-more-at-seat = More
web-report = Report
web-report-somebody = Report somebody
web-report-what = Whoever runs this server reads it, and nobody else.
web-report-who = Who
web-report-why = Why
web-report-reason-name = The name
web-report-reason-words = Insults
web-report-reason-leaving = Leaves games
web-report-reason-stalling = Stalls on purpose
web-report-reason-signals = Signals to the partner
web-report-reason-other = Something else
web-report-text = What happened (this may stay empty)
web-report-send = Send
web-report-thanks = Thank you. Whoever runs this server will read it.
web-game-pistis = Piştis: { $count }

## Mistakes: cards, seats and house rules

error-unknown-card = There is no card “{ $text }”: write rank and suit, such as Td or 10♦.
error-unknown-seat = There is no seat “{ $text }”: the seats are S, E, N and W.
error-empty-seat = Nobody sits at { seat-name } under the rules “{ $rules }”.
error-rules-unknown-preset = There are no house rules called “{ $field }”; there are: { $known }.
error-rules-preset-not-first = “{ $field }” is a preset: a preset can only stand first, and only one.
error-rules-unknown-field = “{ $field }” is not a house rule; after a preset, if any, write name=value, with a name of { $known }.
error-rules-field-twice = The house rule { $field } is given twice.
error-rules-bad-value = The house rule { $field } cannot be “{ $value }”; it can be: { $wanted }.
error-rules-partners-need-four = Partners need four players, not { $seats } ({ $field }=yes).
error-rules-not-with-open-centre = The house rule { $field }={ $value } means nothing where the centre is open.
error-rules-nothing-scores = Under these house rules nothing scores: give points to { $field } or to something else.

## Mistakes: the pack and the round

error-deck-wrong-size = { $size ->
    [one] A pack has 52 cards, not { $size } card.
   *[other] A pack has 52 cards, not { $size } cards.
}
error-deck-card-twice = The card { $card } is in the pack twice.
error-deck-jack-at-bottom = The bottom card of the pack is a jack, { $card }; the cut would have been repeated.
error-cut-out-of-range = A cut lifts 1 to 51 cards, not { $lifted }.
error-card-not-in-hand = { seat-name } does not hold { $card }; in hand: { $hand }.
error-round-over = The round is over: { $card } cannot be played.
error-round-redealt = The round is to be dealt again: { $card } cannot be played.
error-round-not-over = The round is not over: { $ply } of 48 cards have been played.
error-game-round-goes-on = The round goes on: { $ply } of 48 cards have been played.
error-game-over = The game is over; the winner is { $winner }.

## Mistakes: unknown cards

error-unknown-wrong-size = { $size ->
    [one] A pack has places for 52 cards, not for { $size } card.
   *[other] A pack has places for 52 cards, not for { $size } cards.
}
error-unknown-card-twice = The card { $card } stands in two places.
error-unknown-turned-up = A card turned up in the centre cannot be unknown.
error-unknown-exposed = The bottom card is exposed and cannot be unknown.
error-unknown-not-in-hand = The card { $card } cannot have been played: the player did not hold it.
error-unknown-only-jacks-at-bottom = The bottom card of the pack could only be a jack, and the cut would have been repeated.

## Mistakes: records; whoever tells one puts file, line and column in front. $part is a tag, plays or comments

error-record-not-utf8 = The byte { $byte } is no UTF-8 here.
error-record-bad-character = { KEY($character) ->
    [U000D] The character { $character } cannot stand in a record (a Windows line end? Lines must end with U+000A alone).
    [UFEFF] The character { $character } cannot stand in a record (a byte order mark, which some editors put at the start of a file).
   *[other] The character { $character } cannot stand in a record.
}
error-record-no-newline = The last line must end with a newline.
error-record-line-too-long = A line can have at most { $limit } bytes.
error-record-too-long = A record can have at most { $limit } bytes.
error-record-tag-expected = Expected the tag { $expected }, found “{ $found }”.
error-record-tag-twice = The tag { $part } is there already.
error-record-bad-tag-name = A further tag cannot be called “{ $part }”: the name must be letters and digits, a capital first, and not one of the notation’s own.
error-record-empty-line-expected = Expected an empty line after the tags, found “{ $found }”.
error-record-other-notation = The notation must be version { $expected }, not “{ $found }”.
error-record-bad-value = { $part ->
    [Date] { $part } cannot be “{ $found }”; expected: YYYY-MM-DD, or ? if nobody knows the date.
    [Deck] { $part } cannot hold “{ $found }”; expected: a card (2c 2d 2h … As), or ?? for an unknown one.
   *[other] { $part } cannot be “{ $found }”; expected: { $expected }.
}
error-record-bad-play = Expected a card and its mark, such as 7h, 7hx, 7h# or Jh##; found “{ $found }”.
error-record-bad-comment = Expected a comment in braces, without braces in it and without a space at either end; found “{ $found }”.
error-record-cut-repeated = { $lifted ->
    [one] Under these rules there is one cut only: the cut of { $lifted } card cannot have been repeated.
   *[other] Under these rules there is one cut only: the cut of { $lifted } cards cannot have been repeated.
}
error-record-cut-shows-no-jack = { $lifted ->
    [one] The cut of { $lifted } card shows { $card }, no jack: it would not have been repeated.
   *[other] The cut of { $lifted } cards shows { $card }, no jack: it would not have been repeated.
}
error-record-wrong-score = By the plays the score must be “{ $expected }”, not “{ $found }” (* is unfinished, - dealt again).
error-record-wrong-mark = By the rules this play must be written { $expected }, not { $found }.
error-record-wrong-line = Expected the line “{ $expected }”, found “{ $found }”.
error-record-end-expected = The record should have ended before this line; found “{ $found }”.
error-record-total-below-score = The total { $found } is less than the score of the round, { $score }.
error-record-total-before-first-round = Before round 1 nobody has points: the total must be the score.
error-record-does-not-follow = { $part } must be “{ $expected }” to follow the record before, not “{ $found }”.
error-record-after-unfinished = The round before, of the same game, is unfinished: no record of that game can follow.
error-record-after-winner = The game was won before this round: no further round can follow.
error-record-one-expected = Expected one record only; here a second one begins.
error-record-no-such-ply = There are not so many plays; there are { $plays }.
error-record-none = There are no records.
error-record-not-from-start = The records begin with round { $found }; to continue a game they must begin with round 1.
error-record-unknown-cards = The last pack has unknown cards: the game cannot be continued.

## Mistakes: positions; $part is one of the parts of its line

error-position-wrong-parts = A position has { $expected } parts with a space between, not { $found }.
error-position-bad-part = { $part ->
    [hands] The part “{ $part }” cannot be “{ $found }”; expected: cards such as 2cTdAs, ?? for an unknown one, or - for none.
    [set-aside] The part “{ $part }” cannot be “{ $found }”; expected: cards such as 2cTdAs, ?? for an unknown one, or - for none.
    [stock] The part “{ $part }” cannot be “{ $found }”; expected: cards such as 2cTdAs, ?? for an unknown one, or - for none.
    [won] The part “{ $part }” cannot be “{ $found }”; expected: cards such as 2cTdAs, ?? for an unknown one, or - for none.
    [pile] The part “{ $part }” cannot be “{ $found }”; expected: cards such as 2cTdAs, those face down first, in brackets, such as (2c??)TdAs, or - for none.
    [last] The part “{ $part }” cannot be “{ $found }”; expected one of: { $expected }.
   *[other] The part “{ $part }” cannot be “{ $found }”; expected: { $expected }.
}
error-position-wrong-size = The number of cards in the part “{ $part }” must be { $expected }, not { $found }.
error-position-card-twice = The card { $card } is there twice, the second time in the part “{ $part }”.
error-position-not-sorted = The cards of the part “{ $part }” must ascend, 2c 2d 2h 2s 3c … As, unknown ones last.
error-position-unknown-face-up = A card that lies face up in the pile must be known.
error-position-jack-at-bottom = The bottom card of the stock is a jack, { $card }; the cut would have been repeated.
error-position-bad-centre = The centre cards would not lie so: a jack turned up is covered by the next card.
error-position-redeal = The round must be dealt again: it has no position.

## Mistakes: the checkable deal

error-fair-seed-length = A seed has { $expected } bytes, not { $found }.
error-fair-no-such-seat = There is no { seat-name } at this table.
error-fair-tap = A tap is 1 to 51, or 0 for none, not { $tap }.
error-fair-not-checkable = Round { $round }: its record has no tag { $tag }, so it cannot be verified.
error-fair-bad-tag = Round { $round }: the tag { $tag } cannot be “{ $found }”.
error-fair-no-redeal = Round { $round }: dealing { $dealing } from its seeds could be played, so it must not be dealt again.
error-fair-other-seeds = Round { $round }: dealt again from other seeds than before.
error-fair-other-deck = Round { $round }: not dealt as the seeds say, another card in place { $place } of the pack.
error-fair-other-cut = Round { $round }: not cut as the seeds say; they make { $expected }.
error-fair-other-dealer = The first dealer was not drawn as the seeds say: they make { $expected }, not { $found }.
error-fair-other-commitment = None of the server’s commitments in this file is { $hex }.
error-fair-no-commitment = A commitment is 64 hexadecimal digits, not “{ $text }”.

## Mistakes: the table and its bots

error-table-seats-do-not-fit = The seats { $seats } do not fit the rules “{ $rules }”.
error-table-bad-bots = The tag Bots cannot be “{ $found }”; write a seat and a level for each bot, such as E=medium.
error-table-not-seated = You do not sit at this table as a person.
error-table-already-started = The game has begun already.
error-table-game-over = The game is over.
error-table-no-cut-now = There is nothing to cut now.
error-table-not-your-cut = Another seat cuts.
error-table-no-play-now = No card can be played now.
error-table-not-your-turn = It is not your turn.
error-table-stale-play = That play came too late: the game has gone on.
error-table-no-count-now = There is no count to be read now.
error-table-stale-ready = That was for round { $round }; the table is at round { $now }.
error-bot-nothing-to-play = { $ply ->
    [one] A bot ({ $level }) was asked for a card when it was not its turn, after { $ply } play.
   *[other] A bot ({ $level }) was asked for a card when it was not its turn, after { $ply } plays.
}
error-unknown-level = There is no level “{ $text }”; there are: { $known }.

## Mistakes: a table of a server

error-table-closed = This table has ended.
error-table-not-owner = Only the owner of the table can do that.
error-table-already-seated = You sit at this table already: { seat-name }.
error-table-seat-taken = Somebody sits there: { seat-name }.
error-table-no-free-seat = Every seat is taken.
error-table-no-such-seat = There is no { seat-name } at this table.
error-table-seat-empty = Nobody like that sits there: { seat-name }.
error-table-not-between-games = That can be done only before a game.
error-table-seats-missing = The game cannot begin: nobody sits at { $seats }.
error-table-no-such-level = There is no level “{ $level }”; there are { $known }.
error-table-bad-text = A name or a message needs something to read, and no control characters.
error-table-no-promise-now = No promise for the deal is waited for now.
error-table-already-promised = You have promised your share of the deal already.
error-table-no-share-now = No share of the deal is waited for now.
error-table-share-differs = This is not the share that was promised.
error-table-not-your-tap = Only the cutter taps the pack.
error-table-no-chat = This table has no chat.
error-table-muted = You may not speak at this table now.
error-table-not-over = The game is not over.
error-table-not-here = That cannot be done at this table.
error-table-round-goes-on = Cards are in the hands: sit down when the round is over.
error-table-rated-rules = A rated table has the standard rules, with four players and to 151 points.
error-table-rated-clock = A rated table needs a clock.
error-table-rated-chat = There is no chat at a rated table.
error-table-rated-bot = No bots play at a rated table when the game begins.
error-table-rated-cookie = At a rated table every player must be known by a cookie: open the page of the server in a browser that allows cookies.
error-table-rated-twice = At a rated table nobody has two seats.
error-table-rated-game = In a rated game nobody is sent away, and nobody takes the seat of somebody else.
error-table-rated-hint = There are no hints at a rated table.
error-server-no-such-table = There is no table “{ $table }” here, or it has ended.
error-server-not-your-seat = This seat is not yours any more.
error-server-other-protocol = This is another version of the messages, { $found }; the server speaks { $known }.
error-server-hello-first = The first message says hello.
error-server-hello-again = Hello was said already.
error-server-too-fast = Too much at once: wait a moment.
error-server-too-many-tables = The server has as many tables as it can keep: { $most }.
error-server-too-many-here = As many look on as this table allows: { $most }.
error-server-not-stored = The server cannot store anything at present, so nothing was done. Try again soon.
error-server-no-hint-now = There is a hint only when it is your turn.
error-server-no-such-game = There is no finished game “{ $game }” that you may read.
error-server-no-such-page = There is nothing here.
error-server-bad-body = This is not what was expected ({ $reason }).
error-server-failed = Something went wrong in the server.
error-server-stops = The server stops and will be back soon.
error-person-no-cookie = This device is not known here: open the page of the server first, in a browser that allows cookies.
error-person-bad-name = A name needs something to read, has no control characters, and of all characters { $most } at most.
error-person-bad-page = “{ $text }” is no place in the list.
error-person-no-such-person = There is no person “{ $person }” here.
error-person-no-such-link = This link is not valid any more.
error-person-no-such-report = There is no report { $report }.
error-person-merge-first = This device has games of its own: they can be moved to the other person.
error-person-banned = You may not play here any more: { $reason }
error-person-not-at-table = Only who has sat at the table may report somebody there.
error-person-nobody-there = No person sits there who could be reported: { seat-name }.
error-person-yourself = You cannot report yourself.
error-person-bad-text = A report must not have control characters.
error-person-not-owner = Only the owner of the server may do this.
error-person-no-server = { $file } is used by a server that does not answer.
error-serve-no-port = { $text } is no port: a number from 0 to 65535.
error-serve-no-address = { $text } is no address, such as 127.0.0.1 or ::1.
error-serve-port-in-use = Something else uses the port { $port }: choose another one with --port.
error-serve-runs-already = A Pişti server is at the port { $port } already: open { $address }, or choose another port with --port.
error-serve-port-not-allowed = You may not use the port { $port }: choose one from 1024 on with --port.
error-serve-no-host = { $host } is no address of this machine.

## Mistakes: the address of a server

error-public-url-no-scheme = “{ $text }” cannot be a public address: it must begin with http:// or https://.
error-public-url-bad-host = “{ $text }” cannot be a public address: “{ $found }” is no name of a host.
error-public-url-bad-port = “{ $text }” cannot be a public address: “{ $found }” is no port from 1 to 65535.
error-public-url-too-much = “{ $text }” cannot be a public address: “{ $found }” is too much; only http or https, the host and the port belong in it.
error-origin-foreign = Pages of { $text } may not use this server; where it is reached is told to it with --public-url.
error-request-too-large = The request is too large.

## Mistakes: the database of a server

error-folding-cannot-be-told = The game { $game } cannot be written as records ({ $reason }).
error-folding-tells-another = Round { $round } of the game { $game } would be told otherwise than it was played.
error-folding-other-game = Among the records of the game { $game } is one of another game, { $found }.
error-store-bad-place = No place of a database: { $text }. Expected is a path, sqlite:/// and a path, or postgresql://HOST/NAME.
error-store-no-folder = { $file } cannot be made: there is no folder { $folder }.
error-store-is-folder = { $file } is a folder, not a database.
error-store-no-permission = { $file } cannot be opened: you may not write there.
error-store-absent = There is no database { $file }.
error-store-older = { $file } is of an older version, { $found }; this program wants { $known }: { $command }
error-store-in-use = { $file } is used by another process.
error-store-no-database = { $file } is no database of a Pişti server.
error-store-newer = { $file } is of a newer version, { $found }; this program knows { $known }.
error-store-unreadable = { $file } cannot be opened ({ $reason }).
error-store-cannot-read = The database cannot be read ({ $reason }).
error-store-damaged-table = What is kept of the table { $table } is damaged.
error-store-damaged-game = What is kept of the game { $game } is damaged.
error-store-damaged-file = { $file } is damaged: { $reason }
error-store-game-missing = The game { $game } at the table { $table } is over, but no records of it are kept.
error-store-impossible = Fact { $version } of the table { $table } cannot have happened ({ $reason }).
error-store-cannot-write = The database cannot be written ({ $reason }).
error-store-no-driver = { $file } needs what is not installed: { $command }
error-store-no-answer = { $file } does not answer as a PostgreSQL database ({ $reason }).
error-store-no-login = { $file } does not take this user or this password.
error-store-not-utf8 = { $file } keeps texts in { $encoding }; only UTF8 holds every name.
error-store-exists = { $file } exists already: a copy goes only to where nothing is yet.
error-store-not-empty = { $file } holds tables or games already: a copy goes only to where nothing is yet.
error-store-copy-differs = What arrived in { $file } is not what was sent ({ $table }): nothing of it was kept.

## Mistakes: on the way to a server, and promises that it breaks

error-remote-bad-address = This is no address of a server: “{ $text }”. Write it such as https://example.org or 192.168.1.5:8000.
error-remote-bad-code = This is no code of a table: “{ $text }”.
error-remote-other-server = This is a table of another server: { $server }
error-remote-table-twice = The address names another table than --table.
error-remote-server-needed = --table needs the address of the server: --server URL.
error-remote-server-decides = { $flag } cannot be given with --server: the table is made there, and its game is saved there.
error-remote-no-server = No computer of this name is found: { $server }. Look at the address, and at your connection.
error-remote-refused = Nobody answers there: { $server }. Perhaps the server is not running.
error-remote-silent = There is no answer in time: { $server }.
error-remote-cut-off = The connection is gone.
error-remote-insecure = The secure connection to { $server } cannot be made ({ $reason }).
error-remote-not-pisti = There is no Pişti server at this address, or one that this program does not understand.
error-remote-other-protocol = The server and this program are of different versions: one of them must be brought up to date.
error-remote-no-table = There is no such table at this server, or it has ended: { $table }
error-remote-busy = The server cannot do this just now: wait a moment.
error-remote-not-allowed = The server does not let this program in ({ $reason }).
error-promise-not-named = Round { $round }: the server promises something, but does not say for which game.
error-promise-twice = Round { $round }: the server wants promises for the deal a second time.
error-promise-late = Round { $round }: somebody promised a share when shares were told already: { seat-name }.
error-promise-other-share = Round { $round }: a share is not the one that was promised: { seat-name }.
error-promise-no-seed = Round { $round }: the server has not told the seed that it promised.
error-promise-other-seed = Round { $round }: the seed of the server is not the one that it promised.
error-promise-other-dealer = The first dealer is not the one that the seeds make.
error-promise-no-cards = Round { $round }: cards are dealt that were not promised before.
error-promise-other-card = Round { $round }: { $card } is not the card that was promised for its place.
error-promise-other-place = Round { $round }: { $card } lies in another place of the pack than it is dealt from.
error-promise-other-deck = Round { $round }: the cards that were promised are not those that the seeds make.
error-promise-other-plays = Round { $round }: what was told of its plays or its count does not follow from the pack.

## Mistakes: messages of a table

error-message-too-long = The message is too long; its length in bytes: { $found }, at most: { $limit }.
error-message-not-json = This is no JSON.
error-message-not-so = This is no message; it goes wrong at “{ $place }”.

## Mistakes: pisti play, replay and simulate

error-db-export-exists = { $file } exists already: give another file.
error-play-record-exists = { $file } exists already: give another file, or continue it with --resume.
error-play-record-changed = { $file } was changed by something else, so it is left as it is.
error-play-record-not-ordinary = { $file } is not an ordinary file: a game cannot be saved in it.
error-play-record-no-folder = { $file } cannot be made: there is no folder { $folder }.
error-play-record-folder-closed = { $file } cannot be written: you may not write in the folder { $folder }.
error-play-record-no-room = The disk is full: { $file } cannot be written.
error-play-record-full-since = The disk is full: the last card is not saved. { $file } is whole and holds the game up to the card before.
error-play-record-lost-since = The last card could not be saved ({ $reason }). { $file } is whole and holds the game up to the card before.
error-play-record-many-games = Only a file with one game can be continued; here another begins.
error-play-nothing-to-resume = The record must have exactly one seat that is no bot’s; it has { $persons }. The tag Bots, after Total in the last round, names the bots, such as { $example }
error-play-resume-decides = { $flag } cannot be given with --resume: the record holds the rules, the level, the name and the seed.
error-play-resume-keeps = { $flag } cannot be given with --resume: the game is saved in the file that it is read from.
error-play-name-needed = { $flag } needs the name of a file.
error-play-bad-seed = The tag { $tag } must be a whole number, not “{ $found }”.
error-play-bad-name = A name has 1 to { $limit } characters, none of them a control character.
error-settings-unreadable = The settings in { $file } cannot be read ({ $reason }).
error-settings-unknown = Some of the settings in { $file } are unknown here and left as they are: { $names }.
error-replay-nothing-there = There are no records in this file.
error-replay-no-such-round = { $records ->
    [one] The { $records } record in this file is not of that game and round.
   *[other] None of the { $records } records in this file is of that game and round.
}
error-replay-no-such-ply = { $plays ->
    [one] Round { $round } of game { $game } has { $plays } play: there is no play { $ply }.
   *[other] Round { $round } of game { $game } has { $plays } plays: there is no play { $ply }.
}
error-simulate-bad-rounds = There cannot be “{ $rounds }” rounds: write a whole number from 2 to 1000000000000, such as 1e6.
error-simulate-bad-seed = “{ $seed }” cannot be a seed: write a whole number from 0 to 18446744073709551615.
error-simulate-unknown-policy = Nobody can play as “{ $policy }”; there are: { $known }.
error-simulate-policies-for-seats = { $policies ->
    [one] --policy names { $policies } player for { $seats } seats: name one for all, or one for each seat.
   *[other] --policy names { $policies } players for { $seats } seats: name one for all, or one for each seat.
}
error-simulate-not-compiled = numba cannot be used, so nothing can be compiled.

## Mistakes: the arena

error-arena-one-player = Name at least two players: levels, or bots of your own as module:name.
error-arena-unknown-player = There is no player “{ $player }”; there are: { $known }, and bots of your own as module:name.
error-arena-no-module = The bot “{ $player }” cannot be loaded: { $reason }.
error-arena-not-a-bot = “{ $player }” is no bot: it has no method choose(view, rng).
error-arena-bad-count = “{ $text }” is no number of deals or games: write a whole number from 2 to 1000000000, such as 1e4.
error-arena-bad-jobs = “{ $text }” is no number of processes: write a whole number from 1 to 1024.
error-arena-bad-test = --sprt needs two numbers, the lower one first, not { $low } and { $high }.
error-arena-test-not-deals = --sprt is about points a round, so it does not go with --games.
error-arena-test-not-two = --sprt compares two players; named here: { $count }.
error-arena-bot-failed = The bot “{ $player }” has failed: { $reason }.
error-arena-bot-illegal = The bot “{ $player }” wants to play “{ $card }” in deal { $deal }, but it holds { $held }.
error-arena-other-file = { $file } is no file of results of the arena, and was left as it is.
error-arena-other-match = { $file } has the results of another match ({ $field }: { $found }, here { $wanted }).
error-arena-other-code = { $file } was begun before the program of the bots was changed: choose another file.
error-arena-bad-line = { $file }: line { $line } is not as the arena writes it.
error-arena-workers-die = The processes that play have ended again and again before they were done; is there enough memory?
error-arena-no-ray = Ray is not installed: install Pişti with the extra “cluster”.
error-arena-no-cluster = The cluster cannot play: { $reason }.

## Mistakes: the analysis of plays

error-analyse-bad-worlds = There cannot be “{ $text }” worlds: write a whole number from 2 to 1000000.
error-analyse-unknown-cards = In round { $round }, some cards are not told: only a record in which every card is known can be looked at.

## Mistakes: the training of the network

error-train-no-training = { $file } holds no training to go on with.
error-weights-bad-file = { $file } holds no weights of the network.
error-weights-other-features = The weights in { $file } are for other features of a position: { $found } instead of { $expected }.

## Mistakes: the command line; $flag is such as --lang, $text what was written, $known what would be right

error-unknown-command = There is no command “{ $text }”; there are: { $known }.
error-unknown-command-like = There is no command “{ $text }”; did you mean “{ $like }”?
error-unknown-flag = There is no option “{ $text }”; there are: { $known }.
error-unknown-flag-like = There is no option “{ $text }”; did you mean “{ $like }”?
error-unknown-language = There is no language “{ $text }”; there are: { $known }.
error-flag-value-missing = { $flag } needs a value.
error-flag-value-unwanted = { $flag } takes no value: “{ $text }”.
error-flag-not-a-choice = { $flag } cannot be “{ $text }”; it can be: { $known }.
error-flag-not-a-number = { $flag } must be a number, not “{ $text }”.
error-flag-not-a-seed = { error-simulate-bad-seed }
error-flag-twice = { $flag } is given twice.
error-flags-contradict = { $flag } and { $other } contradict each other.
error-argument-missing = Missing: { $names }.
error-argument-unwanted = Nothing is wanted here: “{ $text }”.
error-usage = The command line cannot be understood: { $text }.

## Mistakes: files

error-file-missing = There is no such file.
error-file-no-name = The name of the file is empty.
error-file-is-folder = This is a folder, not a file.
error-file-no-folder = A file stands where the path needs a folder.
error-file-not-allowed = Permission denied.
error-file-not-readable = Permission denied: this file cannot be read.
error-file-not-writable = Permission denied: this file cannot be written.
error-file-folder-not-allowed = Permission denied: the folder of this file cannot be entered, or cannot be written to.
error-file-read-only = This disk is read-only: nothing can be written to it.
error-file-disk-full = The disk is full; what was written is not complete.
error-file-closed = It is closed and cannot be used.
error-file-not-utf8 = This is no text in UTF-8.
error-file-other = It does not work: { $reason }.
