import { createServiceCli } from './create-service-cli.mjs';

/** Number of contracts that share the load. */
export const KEYS = 20;
const QUOTA = 1_000_000_000;
const PARALLEL = 4;

/**
 * Issues keys, each with its own contract, through the operator's command line.
 * @param {import('./running-system.mjs').RunningSystem} system
 * @param {number} count
 * @returns {Promise<string[]>} none when the system's data folder is not within reach
 */
export async function issueKeys(system, count) {
  if (!system.dataDir || !system.state) return [];
  const keysCli = await createServiceCli(system, 'keys');
  const issueKey = async (/** @type {string} */ client) => {
    const output = await keysCli(['issue', '--client', client, '--email', 'bench@example.org', '--quota', `${QUOTA}`]);
    const [key] = /^iban_sk_[0-9a-f]{64}$/m.exec(output) ?? [];
    if (!key) throw new Error('Die Befehlszeile von keys-service hat keinen Schlüssel ausgegeben.');
    return key;
  };
  /** @type {string[]} */
  const keys = [];
  while (keys.length < count) {
    const names = Array.from(
      { length: Math.min(PARALLEL, count - keys.length) },
      (_, n) => `Messung ${keys.length + n + 1}`,
    );
    keys.push(...(await Promise.all(names.map(issueKey))));
  }
  return keys;
}
