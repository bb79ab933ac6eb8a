"""Who does a batch of work: this process, several processes, or a farm of machines.

Parts of a batch know nothing of each other and come back in their order, so that the numbers are
the same whoever did them.
"""

from spotisle.batch.local import alone, processes
from spotisle.batch.work import Crew

__all__ = ["Crew", "alone", "processes"]
