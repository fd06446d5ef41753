"""Tree search: it sees what an opponent would answer, reuses its trees, and grows them in processes."""

from __future__ import annotations

import signal

import pytest

from baston.bots.ismcts import Ismcts
from baston.bots.registry import bot_named
from baston.bots.rollout import rollout
from baston.bots.root_parallel import RootParallelSearch, SearchTask, is_settled
from baston.bots.tree import QUESTION_BITS, SEAT_BITS, Tree
from baston.bots.workers import SearchWorkers
from baston.games import game_named
from baston.kernel.frame import END, NOBODY
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State
from tests.bots.counting import begun
from tests.bots.match import wins

NIM = game_named("nim")


def test_an_answer_that_the_opponent_would_punish_is_not_given() -> None:
    """Heaps of 1 and 2: only who takes one counter of the second leaves two alike, and so wins."""
    game, state, seat = begun("1,2")
    endgame = game.load(game.save(state) | {"token": [0, 0]})
    assert all(Ismcts("ismcts:300", 300).choose(game, endgame, seat, seed) == 2 for seed in range(20))


@pytest.mark.parametrize(("percent", "searched"), [(20, range(8, 33)), (80, range(68, 93))])
def test_what_is_not_searched_is_answered_as_softmax_does(percent: int, searched: range) -> None:
    game, state, seat = begun("1,2")
    bot, hasty = bot_named(f"ismcts:30:{percent}%"), bot_named("softmax:60")
    unsearched = []
    for seed in range(100):
        before = game.samples
        answer = bot.choose(game, state, seat, seed)
        if game.samples - before == 1:  # a search draws as many as its budget says
            unsearched.append(answer == hasty.choose(game, state, seat, seed))
    assert 100 - len(unsearched) in searched
    assert all(unsearched)


def test_a_game_goes_on_after_an_answer_without_a_search() -> None:
    """Nothing has grown behind such an answer that could be reused."""
    assert wins("smashup", bot_named("ismcts:20:50%"), bot_named("uniform"), 6) > 3


def test_determinizations_are_as_many_as_the_budget_says() -> None:
    game, state, seat = begun("3,4,5")
    Ismcts("ismcts:21", 21).choose(game, state, seat, 1)
    assert game.samples == 21 + 1  # one more to see later whether what grew can be kept


def test_an_answer_that_time_cannot_change_is_settled() -> None:
    assert is_settled(lead=43, count=100, spent=0.7, left=0.3)  # were all of 42 more for another
    assert not is_settled(lead=42, count=100, spent=0.7, left=0.3)
    assert not is_settled(lead=0, count=100, spent=1.0, left=0.0)


def test_a_lead_is_over_the_option_that_comes_next() -> None:
    game, state, seat = begun("1,2")
    endgame = game.load(game.save(state) | {"token": [0, 0]})
    tree = Tree(game, endgame, seat, END)
    assert tree.visit_lead() == 0
    rng = Rng(1)
    for _ in range(100):
        tree.simulate(game.search.determinize(endgame, seat, rng.next32()), rng)
    visits = sorted(child.visits for child in tree.root.children.values())
    assert tree.visit_lead() == visits[-1] - visits[-2] > 0


def test_an_action_value_is_what_the_search_finds_behind_the_option() -> None:
    """Heaps of 1 and 2, as above: one counter of the second wins, anything else loses."""
    game, state, seat = begun("1,2")
    endgame = game.load(game.save(state) | {"token": [0, 0]})
    bot = Ismcts("ismcts:200", 200)
    assert endgame.decision is not None
    before = game.digest(endgame)
    values = {option: bot.action_value(game, endgame, seat, option, 1) for option in endgame.decision.options}
    assert game.digest(endgame) == before
    assert max(values, key=lambda option: values[option]) == 2
    assert values[2] - values[1] > 0.5
    assert game.samples == 200 * len(values)


def visits(search: RootParallelSearch, game: Game[State], state: State, taken: int) -> int:
    """Simulations in the tree of the seat that is asked, 40 new ones among them."""
    assert state.decision is not None
    return sum(search.search(game, state, SearchTask(state.decision.player, 1, taken, 40, 0.0)))


def test_a_tree_is_reused_for_the_next_question_of_the_turn() -> None:
    game, state, _ = begun("3,4,5")
    search = RootParallelSearch(20)
    assert visits(search, game, state, NOBODY) == 40
    game.answer(state, 1)  # the heap; how many counters is asked next
    assert visits(search, game, state, 1) > 40


@pytest.mark.parametrize("taken", [NOBODY, 0])
def test_what_grew_behind_another_answer_is_not_reused(taken: int) -> None:
    game, state, _ = begun("3,4,5")
    search = RootParallelSearch(20)
    visits(search, game, state, NOBODY)
    game.answer(state, 1)
    assert visits(search, game, state, taken) == 40


def test_what_grew_before_the_opponent_answered_is_not_reused() -> None:
    game, state, seat = begun("9,9")
    search = RootParallelSearch(20)
    game.answer(state, 1)
    visits(search, game, state, NOBODY)
    for answer in (2, 1, 2):  # one counter, and so does the opponent
        game.answer(state, answer)
    assert state.decision is not None
    assert state.decision.player == seat
    assert visits(search, game, state, 2) == 40


def test_the_tree_of_a_game_is_not_reused_for_another() -> None:
    (one, state, _), (other, twin, _) = begun("3,4,5"), begun("3,4,5")
    search = RootParallelSearch(20)
    visits(search, one, state, NOBODY)
    other.answer(twin, 1)
    assert visits(search, other, twin, 1) == 40


def played(bot: Ismcts, name: str, most: int, players: int = 2) -> list[int]:
    """The bot's answers at the start of a game, all seats being its own."""
    game = game_named(name)
    state, chance, answers = game.new(game.setup(players, {}), 5), Rng(5), list[int]()
    while state.decision is not None and len(answers) < most:
        player = state.decision.player
        answers.append(bot.choose(game, state, player, chance.next32()))
        game.answer(state, answers[-1])
    return answers


def test_two_processes_give_the_same_answers_each_time() -> None:
    for name in ("nim", "smashup"):
        answers = [played(Ismcts("ismcts:15*2", 15, depth=4, processes=2), name, 12) for _ in range(2)]
        assert answers[0] == answers[1]
    whole = [Ismcts("ismcts:5*2", 5, processes=2) for _ in range(2)]  # cut as in a game, by turns or choices
    for name in ("galacticlash", "superfantasybrawl"):  # teams, more seats
        assert played(whole[0], name, 5, 4) == played(whole[1], name, 5, 4)


@pytest.mark.parametrize("trees", [1, 2, 3])
def test_each_process_grows_a_tree_of_its_own_with_its_part_of_the_rollouts(trees: int) -> None:
    _, state, seat = begun("3,4,5")
    task = SearchTask(seat, 1, NOBODY, 40, 0.0)
    apart = [RootParallelSearch(END, n, trees).search(NIM, state, task) for n in range(trees)]
    assert [sum(visits) for visits in apart] == [
        40 * (n + 1) // trees - 40 * n // trees for n in range(trees)
    ]
    assert len(set(map(tuple, apart))) == trees
    together = SearchWorkers(trees, END).search(NIM, state, task)
    assert together == [sum(visits) for visits in zip(*apart, strict=True)]


def interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def test_a_search_that_was_interrupted_in_mid_answer_answers_the_next_question() -> None:
    _, state, seat = begun("3,4,5")
    workers = SearchWorkers(2, END)
    undisturbed = SearchWorkers(2, END).search(NIM, state, SearchTask(seat, 1, NOBODY, 40, 0.0))
    workers.search(NIM, state, SearchTask(seat, 1, NOBODY, 2, 0.0))
    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.3)
    with pytest.raises(KeyboardInterrupt):
        workers.search(NIM, state, SearchTask(seat, 1, NOBODY, 0, 600.0))
    signal.signal(signal.SIGALRM, before)
    assert workers.search(NIM, state, SearchTask(seat, 1, NOBODY, 40, 0.0)) == undisturbed


def test_the_same_word_to_another_question_is_another_answer() -> None:
    """After the same choices one sample asks who may answer, another goes on with the turn: both may pass."""
    game = game_named("galacticlash")
    state = game.new(game.setup(2, {"decks": "marche_airain,ciel_lisieres"}), 4)
    rollout(game, state, Rng(1), 40, 4)
    assert state.decision is not None
    tree = Tree(game, state, state.decision.player, 10)
    rng = Rng(1)
    for _ in range(400):
        tree.simulate(game.search.determinize(state, tree.seat, rng.next32()), rng)
    alike = 0
    nodes = [tree.root]
    for node in nodes:
        nodes += node.children.values()
        words = [key >> QUESTION_BITS for key in node.children]
        alike += len(words) - len(set(words))
        for key, child in node.children.items():
            assert child.player == key % (1 << SEAT_BITS)
    assert alike > 0
