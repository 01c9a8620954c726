// @ts-check

/** Memory of one set of servers with one system. */
const LANE_BYTES = 3 * 1_024 ** 3;
const MOST_LANES = 4;
/** More of them, for as long as stages wait for something else than the cores. */
const SPARE_LANES = 2;

/**
 * Number of concurrent stages (docs/adr/0035): one above the number of cores, since stages often wait for servers, and up to two
 * more while cores are idle; limited by memory and the number of stages, since each lane has its own servers.
 * @param {{ cores: number, memoryBytes: number }} machine
 * @param {{ stages: number, onServers: number }} counts of all stages, and of those among them that need servers
 * @returns {{ always: number, spare: number }} 1 to 4, and 0 to 2
 */
export function lanesFor({ cores, memoryBytes }, { stages, onServers }) {
  // Stages without servers share one additional lane.
  const useful = Math.min(onServers + 1, stages, Math.floor(memoryBytes / LANE_BYTES));
  const always = Math.max(1, Math.min(cores + 1, MOST_LANES, useful));
  return { always, spare: Math.max(0, Math.min(SPARE_LANES, useful - always)) };
}
