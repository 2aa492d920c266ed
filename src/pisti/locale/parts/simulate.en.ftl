## pisti simulate: arguments

cli-simulate-description =
    Let bots play many rounds and count: points, piştis, margins, with their standard errors.
    The same seed gives the same figures, compiled (with numba) or not.
cli-simulate-rounds = how many rounds, such as 1000000 or 1e6 (default: 1e6 compiled, else 1e4)
cli-simulate-policy = who plays: random, medium or hard; or one for each seat from the dealer's right, with commas
cli-simulate-rules = the rules: a preset, fields as name=value, or both, with commas
cli-simulate-seed = a number to start chance from, so that a run can be repeated (default: a new one, which is told)
cli-simulate-json = write one JSON object instead
cli-simulate-examples =
    Examples:
      pisti simulate --rounds 1e5
      pisti simulate --policy hard,medium,hard,medium --seed 7
      pisti simulate --rules two,target=51 --json

## pisti simulate: what it tells

simulate-head = { NUMBER($rounds) } rounds, rules { $rules }, seed { $seed }. Side 1 is that of the dealer's right.
simulate-side = Side { $side } ({ $policies }): { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) } ± { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } points a round
simulate-together = All together: { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) } ± { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } points a round
simulate-pistis = Piştis: { NUMBER($value, minimumFractionDigits: 5, maximumFractionDigits: 5) } ± { NUMBER($error, minimumFractionDigits: 5, maximumFractionDigits: 5) } a round
simulate-doubles = Double piştis among them: { NUMBER($value, minimumFractionDigits: 5, maximumFractionDigits: 5) } ± { NUMBER($error, minimumFractionDigits: 5, maximumFractionDigits: 5) } a round
simulate-ties = Nobody has most cards: { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($error, minimumFractionDigits: 3, maximumFractionDigits: 3) } rounds of 100
simulate-margin = Side 1 ahead of the best other side: { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) } ± { NUMBER($error, minimumFractionDigits: 4, maximumFractionDigits: 4) } points a round
simulate-histogram = Rounds of 100 by how many points side 1 is ahead:
simulate-compiled = { NUMBER($speed, maximumFractionDigits: 0) } rounds a second, compiled
simulate-interpreted = { NUMBER($speed, maximumFractionDigits: 0) } rounds a second, not compiled: that takes numba (pip install "pisti[fast]")
simulate-progress = { $percent } %

## pisti simulate: what can be wrong

error-simulate-bad-rounds = There cannot be “{ $rounds }” rounds: write a whole number from 2 to 1000000000000, such as 1e6.
error-simulate-bad-seed = “{ $seed }” cannot be a seed: write a whole number from 0 to 18446744073709551615.
error-simulate-unknown-policy = Nobody can play as “{ $policy }”; there are: { $known }.
error-simulate-policies-for-seats = That are { $policies } policies for { $seats } seats: name one, or one for each seat.
error-simulate-not-compiled = numba cannot be used, so nothing can be compiled.
error-unknown-level = There is no level “{ $text }”; there are: { $known }.
error-bot-nothing-to-play = A bot ({ $level }) was asked for a card when it was not its turn, after { $ply } plays.
