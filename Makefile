.PHONY: play test check bench fuzz

play:  ## open the table in the browser: make play ARGS="--port 8001"
	@tools/play $(ARGS)

test:  ## everything: format, lint, types, layers, tests on the source and on the compiled wheel
	@tools/test $(ARGS)

check:  ## format, lint, types, layers
	@tools/check

bench:  ## speed of both forms
	@tools/bench $(ARGS)

fuzz:  ## make fuzz PART=exhaustion-smashup GAMES=10000 SEED=1
	@tools/fuzz $(PART) $(if $(GAMES),--games $(GAMES)) $(if $(SEED),--seed $(SEED))
