// @ts-check
import { parseArgs } from 'node:util';

/**
 * @typedef {object} Options
 * @property {{ echo: number, publicCheck: number, keyedCheck: number }} seconds measured, after the warm-up
 * @property {number} connections
 * @property {number} replicas of validation-service in a system of its own
 * @property {string | null} url gateway of a running system; null: the benchmark starts its own
 * @property {string[]} keys API keys for a running system whose data folder is out of reach
 * @property {boolean} json
 * @property {boolean} help
 */

const DEFAULT_SECONDS = { echo: 10, publicCheck: 10, keyedCheck: 60 };

/**
 * @param {string[]} args as the user typed them
 * @returns {Options}
 * @throws {Error} in German when an option is unknown or out of range
 */
export function parseOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: 'string' },
      connections: { type: 'string', default: '128' },
      replicas: { type: 'string', default: '2' },
      url: { type: 'string' },
      key: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    seconds: secondsOf(values.seconds),
    connections: numberWithin('connections', values.connections, 1, 1_024),
    replicas: numberWithin('replicas', values.replicas, 1, 16),
    url: values.url?.replace(/\/+$/, '') ?? null,
    keys: values.key,
    json: values.json,
    help: values.help,
  };
}

/**
 * The keyed check is what the figures are about; the two others need no longer than their default.
 * @param {string | undefined} value
 */
function secondsOf(value) {
  if (value === undefined) return DEFAULT_SECONDS;
  const seconds = numberWithin('seconds', value, 1, 600);
  return {
    echo: Math.min(seconds, DEFAULT_SECONDS.echo),
    publicCheck: Math.min(seconds, DEFAULT_SECONDS.publicCheck),
    keyedCheck: seconds,
  };
}

/**
 * @param {string} name
 * @param {string} value
 * @param {number} least
 * @param {number} most
 */
function numberWithin(name, value, least, most) {
  const number = Number(value);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Error(`--${name} muss eine ganze Zahl von ${least} bis ${most} sein, nicht „${value}“.`);
}
