"""Lessons: guided first games, as data beside each game, and the engine that runs them in terminal and browser.

`format` reads a lesson, `run` runs one, and `check` plays it to its end and says what is wrong. docs/lessons.md
explains how to write one.
"""
