// @ts-check

/** A set of servers and a system with a set of its own. */
const LANE_BYTES = 3 * 1_024 ** 3;
const MOST_LANES = 4;

/**
 * How many stages run at once (docs/adr/0047): one more than there are cores, since stages wait for servers now and then, as memory
 * allows, and no more than there is work for, since each has servers of its own.
 * @param {{ cores: number, memoryBytes: number }} machine
 * @param {{ stages: number, onServers: number }} counts of all stages, and of those among them that need servers
 * @returns {number} 1 to 4
 */
export function lanesFor({ cores, memoryBytes }, { stages, onServers }) {
  // What needs no servers goes on in one lane more.
  const useful = Math.min(onServers + 1, stages);
  return Math.max(1, Math.min(cores + 1, MOST_LANES, Math.floor(memoryBytes / LANE_BYTES), useful));
}
