"""Batches of work: in this process, in several processes, or on a farm of machines.

The parts of a batch are independent, and their results come back in the order of the parts, so the
numbers are the same wherever they are computed.
"""

from spotisle.batch.maps import ParallelMap, process_map, serial_first, serial_map

__all__ = ["ParallelMap", "process_map", "serial_first", "serial_map"]
