# Networks that teach themselves: what `baston train` says.

train-round = Round { $round } of { $rounds }: { $minutes } min of training, { $decisions } decisions learned from; without a search { $share }% of { $games } games won against greedy ({ $low } to { $high }).
train-over = All { $rounds } rounds are done. The weights are in { $file }; play against them with --seats "me,policy:{ $file }". { $folder } has the curve, too.
train-paused = The time is over after { $done } of { $rounds } rounds, and the weights so far are in { $file }. Go on with --resume.
train-kept = Interrupted: { $done } of { $rounds } rounds are kept in { $folder }. Go on with --resume.
train-full = { $folder } cannot be written: the disk is full. { $done } of { $rounds } rounds are kept; make room, and go on with --resume.
train-exists = { $folder } holds a training already. Go on with it by --resume, or choose another folder with --out.
train-foreign = { $folder } holds other files. Choose a folder that is new or empty, with --out.
train-none = { $folder } holds no training. Begin one without --resume, or name its folder with --out.
train-broken = This is no file of a training, or it is damaged. Begin anew in another folder, with --out.
train-earlier = { $folder } holds a training under version { $rules } of the rules; they are at version { $ours } now. Begin anew in another folder, with --out.
train-differs = { $folder } holds a training with another setting ({ $setting }). Repeat the command that began it, with --resume; --rounds alone may differ.
train-title = { $game }: the policy alone against greedy, seed { $seed }
train-minutes = minutes of training
train-share = games won against greedy
