.PHONY: play test check bench screens league fuzz

play:  ## open the table in the browser: make play ARGS="--port 8001"
	@tools/play $(ARGS)

test:  ## everything: format, lint, types, layers, tests on the source and on the compiled wheel
	@tools/test $(ARGS)

check:  ## format, lint, types, layers
	@tools/check

bench:  ## speed of both forms
	@tools/bench $(ARGS)

screens:  ## pictures of every page and stage on one page: make screens PART=attack,block SIZE=390x844 SCHEME=dark SPEECH=fr OUT=folder
	@tools/screens $(OUT) $(if $(PART),--part $(PART)) $(if $(SIZE),--size $(SIZE)) $(if $(SCHEME),--scheme $(SCHEME)) $(if $(SPEECH),--lang $(SPEECH))

league:  ## the published tables of bots: make league PART=smashup GAMES=40 OUT=folder; takes days on two cores
	@GAMES=$(GAMES) OUT=$(OUT) tools/league $(PART)

fuzz:  ## make fuzz PART=exhaustion-smashup GAMES=10000 SEED=1
	@tools/fuzz $(PART) $(if $(GAMES),--games $(GAMES)) $(if $(SEED),--seed $(SEED))
