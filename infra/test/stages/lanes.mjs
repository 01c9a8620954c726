/** Memory of one set of servers with one system. */
const LANE_BYTES = 3 * 1_024 ** 3;
const MAX_LANES = 6;

/**
 * Number of concurrent stages (docs/adr/0035): one per core, but two on a single one, since stages often wait for servers; limited
 * by memory and the number of stages, since each lane has its own servers.
 * @param {{ cores: number, memoryBytes: number }} machine
 * @param {{ stages: number, onServers: number }} counts of all stages, and of those among them that need servers
 * @returns {number} 1 to 6
 */
export function lanesFor({ cores, memoryBytes }, { stages, onServers }) {
  // Stages without servers share one additional lane.
  return Math.max(
    1,
    Math.min(Math.max(cores, 2), MAX_LANES, onServers + 1, stages, Math.floor(memoryBytes / LANE_BYTES)),
  );
}
