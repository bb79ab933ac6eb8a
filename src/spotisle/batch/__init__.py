"""Batches of work: in this process, in several processes, or on a farm of machines.

Parts of a batch know nothing of each other and come back in their order, so that the numbers are
the same wherever they were computed.
"""

from spotisle.batch.maps import ParallelMap, process_map, serial_first, serial_map

__all__ = ["ParallelMap", "process_map", "serial_first", "serial_map"]
