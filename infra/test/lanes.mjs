// @ts-check

/** A set of servers and a system with a set of its own. */
const LANE_BYTES = 3 * 1_024 ** 3;
const MOST_LANES = 4;
/** More of them, for as long as stages wait for something else than the cores. */
const SPARE_LANES = 2;

/**
 * How many stages run at once (docs/adr/0047): one more than there are cores, since stages wait for servers now and then, and up to two
 * more while cores have nothing to do; as memory allows, and no more than there is work for, since each has servers of its own.
 * @param {{ cores: number, memoryBytes: number }} machine
 * @param {{ stages: number, onServers: number }} counts of all stages, and of those among them that need servers
 * @returns {{ always: number, spare: number }} 1 to 4, and 0 to 2
 */
export function lanesFor({ cores, memoryBytes }, { stages, onServers }) {
  // What needs no servers goes on in one lane more.
  const useful = Math.min(onServers + 1, stages, Math.floor(memoryBytes / LANE_BYTES));
  const always = Math.max(1, Math.min(cores + 1, MOST_LANES, useful));
  return { always, spare: Math.max(0, Math.min(SPARE_LANES, useful - always)) };
}
