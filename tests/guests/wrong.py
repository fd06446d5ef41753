"""A program that speaks docs/bot-protocol.md until it is asked; then it does what its argument says."""

from __future__ import annotations

import os
import sys
import time

deed, *more = sys.argv[1:]
out = sys.stdout.buffer


def say(line: str) -> None:
    out.write(line.encode() + b"\n")
    out.flush()


def misbehave(options: list[str]) -> None:
    if deed == "dies":
        os._exit(3)
    elif deed == "hangs":
        while True:
            time.sleep(60)
    elif deed == "cheats":
        say("bestoption 123456789")
    elif deed == "garbles":
        say("the first one, please")
    elif deed == "counts":
        say(f"bestoption {'9' * 400}")
    elif deed == "raves":
        out.write(bytes(range(256)) * 40 + b"\n")
        out.flush()
    elif deed == "rambles":
        out.write(b"bestoption " + b"1" * 10_000_000)
        out.flush()
        time.sleep(60)
    elif deed == "floods":
        while True:
            say("info " + "x" * 1000)
    elif deed == "waits":  # and answers once it is told to stop
        assert sys.stdin.readline() == "stop\n"
        say(f"bestoption {options[-1]}")
    elif deed == "breeds":  # and leaves the answering to a child, which never does
        if os.fork() == 0:
            with open(more[0], "w", encoding="utf-8") as file:
                file.write(str(os.getpid()))
        time.sleep(60)


for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "baston":
        say("id name wrong\nready")
    elif word == "isready":
        say("readyok")
    elif word == "go":
        misbehave(rest.partition(" options ")[2].split())
    elif word == "quit":
        break
