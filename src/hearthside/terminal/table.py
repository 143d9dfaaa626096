"""The interactive table: people choose by number, by words or by notation; bots sit beside them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from rich.text import Text

from hearthside.api import Game
from hearthside.core.choice import NATURE
from hearthside.core.errors import HearthsideError, IllegalChoice
from hearthside.core.record import Move
from hearthside.terminal.files import read_game, write_game
from hearthside.terminal.help import COMMANDS, help_table
from hearthside.terminal.menu import Entry, Fold, Menu
from hearthside.terminal.painter import Painter, seat_name, told
from hearthside.terminal.painters import painter_for
from hearthside.terminal.paper import Paper
from hearthside.terminal.results import score_table, verdict
from hearthside.terminal.seats import Seats

PROMPT = "(? for help) > "


class Quit(Exception):
    """The players leave the table."""


class TableTop:
    """One game with its seats. Everything typed goes through `obey`."""

    def __init__(self, game: Game, seats: Seats, painter: Painter, paper: Paper) -> None:
        self.game = game
        self.seats = seats
        self.painter = painter
        self.paper = paper
        self.taken_back: list[list[Move]] = []
        self.saved_as = f"{game.setup.game}-{game.setup.seed}.txt"
        self.fresh = True
        self.seat = 0
        self.menu = Menu([])
        self.narrowed: list[Entry] = []

    # Playing

    def run(self) -> None:
        """Play until the game is over and left, or until somebody quits."""
        try:
            while True:
                try:
                    self.step()
                except (EOFError, KeyboardInterrupt):
                    if not self.paper.talks:
                        raise
                    self.paper.show("")
                    self.do_quit("")
        except Quit:
            return
        except (EOFError, KeyboardInterrupt):
            self.leave_without_asking()

    def step(self) -> None:
        """One choice of a bot, or one line from a person."""
        if self.game.over:
            self.end()
        elif not self.seats.bot_moves(self.game):
            self.turn(self.game.deciders[0])

    def turn(self, seat: int) -> None:
        """Show the table and obey one line."""
        self.seat = seat
        self.menu = self.painter.menu(self.game, seat)
        if self.fresh:
            self.narrowed = []
            self.paper.clear()
            self.paper.show(*self.painter.screen(self.game, seat, self.menu, self.paper))
            self.fresh = False
        self.obey(self.paper.ask(PROMPT))

    def end(self) -> None:
        """The scores; the game can still be saved or taken back."""
        if self.fresh:
            self.paper.clear()
            for seat in range(self.game.setup.players):
                self.paper.show(*self.painter.home(self.game, seat, self.paper))
            self.paper.show(score_table(self.game, self.painter), Text(verdict(self.game), "bold"))
            self.paper.show(
                "Enter leaves, 'save FILE' keeps the record, u takes back, l is the log."
            )
            self.fresh = False
        self.menu = Menu([])
        line = self.paper.ask(PROMPT)
        if not line:
            raise Quit
        self.obey(line)

    # Obeying

    def obey(self, line: str) -> None:
        """Carry out what was typed: a command, a number, notation or words."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        command = COMMANDS.get(word.casefold())
        try:
            if not line:
                self.fresh = True
            elif line.isascii() and line.isdigit():
                self.choose_number(int(line[:9]))
            elif command is not None:
                getattr(self, f"do_{command}")(rest)
            else:
                self.choose_words(line)
        except HearthsideError as error:
            self.paper.show(str(error))

    @property
    def numbers(self) -> Mapping[int, Entry | Fold]:
        """What the numbers mean that were shown last."""
        if self.narrowed:
            return {entry.number: entry for entry in self.narrowed}
        return self.menu.numbers

    def choose_number(self, number: int) -> None:
        item = self.numbers.get(number)
        if isinstance(item, Entry):
            self.play(item.option.token)
        elif isinstance(item, Fold):
            self.paper.show(self.menu.detail(item.group))
            self.narrow(item.entries)
        elif self.numbers:
            self.paper.show(f"Numbers go from 1 to {len(self.numbers)}.")
        else:
            self.paper.show("There is nothing to choose any more.")

    def choose_words(self, line: str) -> None:
        """Notation in full, or words that leave one option; else show what is left."""
        text = self.painter.notation(line)
        if self.menu.token(text) is not None:
            self.play(text)
            return
        words = line.casefold().split()
        found = [e for e in self.narrowed if e.matches(words)] or self.menu.find(line)
        if len(found) == 1:
            self.paper.show(found[0].option.label)
            self.play(found[0].option.token)
        elif found:
            self.narrow(found)
        elif not self.played_as_notation(text):
            known = self.painter.refusal(self.game, self.seat, line)
            self.paper.show(known or f"Nothing here matches '{line}'. '?' shows what can be typed.")

    def narrow(self, entries: list[Entry]) -> None:
        """Show some of the entries, numbered anew; words are looked for among them first."""
        self.narrowed = self.menu.shortlist(entries)
        self.paper.show(*self.menu.listed(self.narrowed, self.paper.width))

    def played_as_notation(self, text: str) -> bool:
        """Legal choices need not be listed (feeding plans); False if it is no notation at all."""
        if self.game.over:
            return False
        try:
            self.game.rules.parse(self.game.state, text)
        except ValueError:
            return False
        try:
            self.play(text)
        except IllegalChoice:
            known = self.painter.refusal(self.game, self.seat, text)
            self.paper.show(known or f"'{text}' is not possible now.")
        return True

    def play(self, token: str) -> None:
        self.game.play(token, self.seat)
        self.taken_back.clear()
        self.fresh = True

    # Commands; each takes the rest of the line

    def do_convert(self, rest: str) -> None:
        """The any-time exchanges, or those that match."""
        words = rest.casefold().split()
        found = [entry for entry in self.menu.side if entry.matches(words)]
        if found:
            self.narrow(found)
        else:
            self.paper.show("There is nothing to exchange now.")

    def do_undo(self, rest: str) -> None:
        """Take back one's last choice; bots agree to take theirs back, too."""
        moves = self.game.moves
        i = len(moves)
        while i and moves[i - 1].seat in self.seats.bots:
            i -= 1
        seat = moves[i - 1].seat if i else NATURE
        if seat == NATURE:
            news = self.painter.story(self.game.at(i), max(0, i - 1))
            what = f": {news[-1].text}" if news else ""
            self.paper.show(f"You cannot go back any further, something was revealed{what}.")
        elif not self.game.over and seat != self.seat:
            self.paper.show(f"You cannot go back, {seat_name(self.game, seat)} has chosen since.")
        else:
            self.taken_back.append(moves[i - 1 :])
            self.game = self.game.at(i - 1)
            self.fresh = True

    def do_redo(self, rest: str) -> None:
        if not self.taken_back:
            self.paper.show("Nothing was taken back.")
            return
        for move in self.taken_back.pop():
            self.game.play(move.token, move.seat)
        self.fresh = True

    def do_scores(self, rest: str) -> None:
        self.paper.show(score_table(self.game, self.painter))

    def do_log(self, rest: str) -> None:
        """The story since one's last turn; 'l 50' shows the last 50 lines."""
        if rest.isascii() and rest.isdigit() and int(rest[:6]):
            lines = self.painter.story(self.game, 0)[-int(rest[:6]) :]
        else:
            lines = self.painter.story(self.game, self.painter.news(self.game, self.seat))
        self.paper.show(*(told(self.game, line) for line in lines))

    def do_why(self, rest: str) -> None:
        self.paper.show(*self.painter.why(self.game, self.seat))

    def do_tiles(self, rest: str) -> None:
        self.paper.show(*self.painter.pieces(self.game, rest.split(), self.paper))

    def do_board(self, rest: str) -> None:
        """The home of a seat, by number or name; one's own without."""
        seat = self.seat
        if rest:
            names = [seat_name(self.game, s).casefold() for s in range(self.game.setup.players)]
            numbers = [str(s + 1) for s in range(len(names))]
            known = [s for s, n in enumerate(names) if rest.casefold() in (n, numbers[s])]
            if not known:
                self.paper.show(f"There is no seat '{rest}'; seats go from 1 to {len(names)}.")
                return
            seat = known[0]
        self.paper.show(*self.painter.home(self.game, seat, self.paper))

    def do_help(self, rest: str) -> None:
        """All commands, or what spaces and tiles with these words do."""
        if not rest:
            self.paper.show(help_table())
            return
        if rest.isascii() and rest.isdigit():
            rest = self.painter.subject(self.numbers.get(int(rest[:9]))) or rest
        found = self.painter.explain(rest.split())
        for title, text in found:
            self.paper.show(Text.assemble((title, "bold"), f": {text}"))
        if not found:
            self.paper.show(f"Nothing is called '{rest}'.")

    def do_save(self, rest: str) -> None:
        path = Path(rest or self.saved_as)
        write_game(self.game, path)
        self.saved_as = str(path)
        self.paper.show(f"Saved as {path}.")

    def do_load(self, rest: str) -> None:
        path = Path(rest or self.saved_as)
        game = read_game(path)
        self.seats = self.seats.at_table_of(game.setup.players)
        self.painter = painter_for(game.setup.game)
        self.game = game
        self.saved_as = str(path)
        self.taken_back.clear()
        self.fresh = True

    def do_quit(self, rest: str) -> None:
        """Leave; an unfinished game is offered to be saved."""
        if not self.game.over and self.game.moves:
            answer = self.paper.ask(
                f"Save first? y ({self.saved_as}), a file name, n to leave without, Enter to stay: "
            )
            if not answer:
                return
            if answer.casefold() in ("y", "yes"):
                self.do_save("")
            elif answer.casefold() not in ("n", "no"):
                self.do_save(answer)
        self.paper.show(self.farewell())
        raise Quit

    def leave_without_asking(self) -> None:
        """The input has ended: say what happens to the game."""
        if not self.game.over:
            self.paper.show("", "The input has ended; this game was not saved.")
            self.paper.show("Next time 'save FILE' keeps it; " + self.farewell())
        else:
            self.paper.show("")

    def farewell(self) -> str:
        return (
            f"'hearthside tui {self.game.setup.game} --load FILE' continues a saved game."
            if not self.game.over
            else "Good-bye."
        )
