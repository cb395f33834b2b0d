"""The stages of compiling that are done: a game can start before all of them are."""

import asyncio

from monuments.bots.warmup import warm_stages
from monuments.games.registry import GAMES


class Preparation:
    """The stages of `warm_stages` that this process has loaded."""

    def __init__(self) -> None:
        self._stages = {stage.key: asyncio.Event() for stage in warm_stages()}

    def add(self, stage: str) -> None:
        self._stages[stage].set()

    def set(self) -> None:
        """Mark every stage as done."""
        for stage in self._stages:
            self.add(stage)

    def has(self, *stages: str) -> bool:
        """Tell whether these stages are done. Unknown ones count as done."""
        return all(self._stages[stage].is_set() for stage in stages if stage in self._stages)

    def is_set(self) -> bool:
        """Tell whether every stage is done."""
        return self.has(*self._stages)

    async def wait_for(self, *stages: str) -> None:
        for stage in stages:
            await self._stages[stage].wait()

    def has_rules(self) -> bool:
        """Tell whether every game can be played, perhaps not yet against every bot."""
        return self.has(*GAMES)
