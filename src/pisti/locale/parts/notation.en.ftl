# Records (.pisti) and positions, docs/notation.md. Whoever shows an error of a file puts file, line and column in front.
# $part is a tag, plays or comments, or the part of a position; $found and $expected are as they stand in the text.

error-record-not-utf8 = The byte { $byte } is no UTF-8 here.
error-record-bad-character = The character { $character } cannot stand in a record.
error-record-no-newline = The last line must end with a newline.
error-record-line-too-long = A line can have at most { $limit } bytes.
error-record-too-long = A record can have at most { $limit } bytes.
error-record-tag-expected = Expected the tag { $expected }, found “{ $found }”.
error-record-tag-twice = The tag { $part } is there already.
error-record-bad-tag-name = A further tag cannot be called “{ $part }”: the name must be letters and digits, a capital first, and not one of the notation’s own.
error-record-empty-line-expected = Expected an empty line after the tags, found “{ $found }”.
error-record-other-notation = The notation must be version { $expected }, not “{ $found }”.
error-record-bad-value = { $part } cannot be “{ $found }”; expected: { $expected }.
error-record-bad-play = Expected a card and its mark, such as 7h, 7hx, 7h# or Jh##; found “{ $found }”.
error-record-bad-comment = Expected a comment in braces, without braces in it and without a space at either end; found “{ $found }”.
error-record-cut-repeated = Under these rules there is one cut only: the cut of { $lifted } cards cannot have been repeated.
error-record-cut-shows-no-jack = The cut of { $lifted } cards shows { $card }, no jack: it would not have been repeated.
error-record-wrong-score = By the plays the score must be “{ $expected }”, not “{ $found }” (* is unfinished, - dealt again).
error-record-wrong-mark = By the rules this play is { $expected }, not { $found }.
error-record-wrong-line = Expected the line “{ $expected }”, found “{ $found }”.
error-record-end-expected = The record ends before this line; found “{ $found }”.
error-record-total-below-score = The total { $found } is less than the score of the round, { $score }.
error-record-total-before-first-round = Before round 1 nobody has points: the total must be the score.
error-record-does-not-follow = { $part } must be “{ $expected }” to follow the record before, not “{ $found }”.
error-record-after-unfinished = The round before, of the same game, is unfinished: no record of that game can follow.
error-record-after-winner = The game was won before this round: no further round can follow.
error-record-one-expected = Expected one record only; here a second one begins.
error-record-no-such-ply = There are not so many plays; there are { $plays }.
error-record-none = There are no records.
error-record-not-from-start = The records begin with round { $found }; to go on with a game they must begin with round 1.
error-record-unknown-cards = The last deck has unknown cards: the game cannot be gone on with.

error-position-wrong-parts = A position has { $expected } parts with a space between, not { $found }.
error-position-bad-part = The part “{ $part }” cannot be “{ $found }”; expected: { $expected }.
error-position-wrong-size = The part “{ $part }” must have size { $expected }, not { $found }.
error-position-card-twice = The card { $card } is there twice, the second time in the part “{ $part }”.
error-position-not-sorted = The cards of the part “{ $part }” must ascend, 2c 2d 2h 2s 3c … As, unknown ones last.
error-position-unknown-face-up = A card that lies face up in the pile must be known.
error-position-jack-at-bottom = The bottom card of the stock is a jack, { $card }; the cut would have been repeated.
error-position-bad-centre = The centre cards would not lie so: a jack turned up is covered by the next card.
error-position-redeal = The round must be dealt again: it has no position.
