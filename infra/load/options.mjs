import { resolve } from 'node:path';
import { numberWithin, readOptions } from '../shared/command-options.mjs';
import { OperatorError } from '../shared/operator-error.mjs';

/** @typedef {ReturnType<typeof parseOptions>} Options `usage` explains them; `url` and `against` are null where the benchmark measures a system of its own */

export const usage = `Aufruf: npm run bench -- [Optionen]
  --seconds N      Dauer der Prüfung mit Schlüssel (60); Echo und öffentliche Prüfung höchstens 10
  --connections N  gleichzeitige Verbindungen (128)
  --replicas N     Zahl der validation-services im eigenen System (2)
  --url URL        ein laufendes System messen statt eines eigenen
  --key KEY        dessen API-Schlüssel, mehrmals möglich, wenn sein Datenordner nicht erreichbar ist
  --rounds N       Runden, in denen sich alles abwechselt (7)
  --against ORDNER eine andere Fassung des Projekts, fertig installiert, in denselben Runden messen und vergleichen
  --profile ORDNER CPU-Profile von Gateway, validation-1 und log dorthin schreiben
  --idle           statt der Geschwindigkeit messen, was das System im Leerlauf kostet
  --quick          statt der Geschwindigkeit prüfen, ob zugesagte Zeiten eingehalten werden; endet sonst mit 1
  --bulk           statt der Geschwindigkeit messen, was eine IBAN in einer Sammelprüfung kostet
  --json           Ergebnis für Maschinen`;

/** @satisfies {import('node:util').ParseArgsOptionsConfig} */
export const options = {
  seconds: { type: 'string' },
  connections: { type: 'string' },
  replicas: { type: 'string' },
  url: { type: 'string' },
  key: { type: 'string', multiple: true },
  rounds: { type: 'string' },
  against: { type: 'string' },
  profile: { type: 'string' },
  idle: { type: 'boolean', default: false },
  quick: { type: 'boolean', default: false },
  bulk: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

/** Options of each kind of measurement, in addition to --json. */
const supported = {
  speed: ['seconds', 'connections', 'replicas', 'url', 'key', 'rounds', 'profile'],
  against: ['connections', 'replicas', 'rounds'],
  quick: [],
  idle: ['seconds', 'replicas', 'url', 'profile'],
  bulk: ['connections', 'replicas', 'url', 'key', 'rounds', 'profile'],
};
/** Options of a system that the benchmark starts. */
const OWN_SYSTEM = ['replicas', 'profile'];

const DEFAULT_SECONDS = { echo: 10, publicCheck: 10, keyedCheck: 60 };

/**
 * @param {string[]} args as the user typed them
 * @throws {OperatorError} when an option is unknown, out of range, or has no meaning with another one
 */
export function parseOptions(args) {
  const values = readOptions(args, { options, usage });
  requireSupported(values);
  const { url, key = [], against, profile, connections = '128', replicas = '2', rounds = '7', ...flags } = values;
  return {
    ...flags,
    seconds: parseSeconds(values.seconds),
    connections: numberWithin('connections', connections, { min: 1, max: 1_024, usage }),
    replicas: numberWithin('replicas', replicas, { min: 1, max: 16, usage }),
    url: url?.replace(/\/+$/, '') ?? null,
    keys: key,
    rounds: numberWithin('rounds', rounds, { min: 1, max: 99, usage }),
    against: against ? resolve(against) : null,
    profileDir: profile ? resolve(profile) : null,
  };
}

/** @param {Record<string, unknown>} values @throws {OperatorError} when an option would be ignored */
function requireSupported(values) {
  const names = Object.keys(values).filter((name) => values[name] && !['json', 'help'].includes(name));
  const kind = /** @type {keyof typeof supported} */ (names.find((name) => name in supported) ?? 'speed');
  const isFor = (/** @type {string} */ name) => name === kind || supported[kind].some((known) => known === name);
  const wrong = names.find((name) => !isFor(name));
  if (wrong) throw new OperatorError(`--${kind} verträgt kein --${wrong}.\n\n${usage}`);
  const ofOwnSystem = names.find((name) => OWN_SYSTEM.includes(name));
  if (values['url'] && ofOwnSystem) throw new OperatorError(`--url verträgt kein --${ofOwnSystem}.\n\n${usage}`);
  if (values['key'] && !values['url']) throw new OperatorError(`--key braucht --url.\n\n${usage}`);
}

/**
 * Only the keyed check can take longer than its default.
 * @param {string | undefined} value
 */
function parseSeconds(value) {
  if (value === undefined) return DEFAULT_SECONDS;
  const seconds = numberWithin('seconds', value, { min: 1, max: 600, usage });
  return {
    echo: Math.min(seconds, DEFAULT_SECONDS.echo),
    publicCheck: Math.min(seconds, DEFAULT_SECONDS.publicCheck),
    keyedCheck: seconds,
  };
}
