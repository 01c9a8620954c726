// @ts-check
import { resolve } from 'node:path';
import { numberWithin, readOptions } from '../start/base/command-options.mjs';
import { Refusal } from '../start/base/refusal.mjs';

/**
 * @typedef {object} Options
 * @property {{ echo: number, publicCheck: number, keyedCheck: number }} seconds measured, after the warm-up
 * @property {number} connections
 * @property {number} replicas of validation-service in a system of its own
 * @property {string | null} url gateway of a running system; null: the benchmark starts its own
 * @property {string[]} keys API keys for a running system whose data folder is out of reach
 * @property {number} rounds in which everything takes turns
 * @property {string | null} against folder of another checkout whose system is measured in turns with this one
 * @property {string | null} profileDir where CPU profiles of a system of its own go
 * @property {boolean} curve what a check costs with few and many connections, keys, replicas and gateways
 * @property {boolean} idle what the system costs while nothing happens, instead of its speed
 * @property {boolean} quick only whether promised times are kept
 * @property {string | null} record name under which the result is kept in docs/BENCHMARK.md; null: it is only printed
 * @property {boolean} json
 * @property {boolean} help
 */

export const usage = `Aufruf: npm run bench -- [Optionen]
  --seconds N      Dauer der Prüfung mit Schlüssel (60); Echo und öffentliche Prüfung höchstens 10
  --connections N  gleichzeitige Verbindungen (128)
  --replicas N     Zahl der validation-services im eigenen System (2)
  --url URL        ein laufendes System messen statt eines eigenen
  --key KEY        dessen API-Schlüssel, mehrmals möglich, wenn sein Datenordner nicht erreichbar ist
  --rounds N       Runden, in denen sich alles abwechselt (7)
  --against ORDNER eine andere Fassung des Projekts, fertig installiert, in denselben Runden messen und vergleichen
  --profile ORDNER CPU-Profile von Gateway, validation-1 und log dorthin schreiben
  --curve          statt der Geschwindigkeit messen, was eine Prüfung mit 1 bis 1.024 Verbindungen, 1 bis 100.000 Schlüsseln,
                   1 bis 3 validation-services und 1 bis 2 Gateways kostet
  --record NAME    das Ergebnis unter diesem Namen, etwa einer Version, in docs/BENCHMARK.md aufnehmen
  --idle           statt der Geschwindigkeit messen, was das System im Leerlauf kostet
  --quick          statt der Geschwindigkeit prüfen, ob zugesagte Zeiten eingehalten werden; endet sonst mit 1
  --json           Ergebnis für Maschinen`;

/** @satisfies {import('node:util').ParseArgsOptionsConfig} */
const known = {
  seconds: { type: 'string' },
  connections: { type: 'string', default: '128' },
  replicas: { type: 'string', default: '2' },
  url: { type: 'string' },
  key: { type: 'string', multiple: true },
  rounds: { type: 'string', default: '7' },
  against: { type: 'string' },
  profile: { type: 'string' },
  curve: { type: 'boolean', default: false },
  record: { type: 'string' },
  idle: { type: 'boolean', default: false },
  quick: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

/** It stands in a table and in a chart. */
const RECORD_NAME = /^[\w.-]{1,20}$/;
const DEFAULT_SECONDS = { echo: 10, publicCheck: 10, keyedCheck: 60 };

/**
 * @param {string[]} args as the user typed them
 * @returns {Options}
 * @throws {Refusal} when an option is unknown or out of range
 */
export function parseOptions(args) {
  const values = readOptions(args, { known, usage });
  if (values.quick && (values.url || values.against || values.idle))
    throw new Refusal('--quick misst ein eigenes System und verträgt kein --url, --against oder --idle.');
  if (values.curve && (values.url || values.against || values.idle || values.quick))
    throw new Refusal('--curve misst eigene Systeme und verträgt kein --url, --against, --idle oder --quick.');
  if (values.record && (values.url || values.against || values.idle || values.quick || values.curve))
    throw new Refusal('--record nimmt die Messung der Geschwindigkeit eines eigenen Systems auf und sonst keine.');
  if (values.record && !RECORD_NAME.test(values.record))
    throw new Refusal('--record braucht einen Namen aus höchstens 20 Buchstaben, Ziffern, Punkten und Bindestrichen.');
  if (values.against && values.url) throw new Refusal('--against misst zwei eigene Systeme und verträgt kein --url.');
  return {
    seconds: secondsOf(values.seconds),
    connections: numberWithin('connections', values.connections, { least: 1, most: 1_024, usage }),
    replicas: numberWithin('replicas', values.replicas, { least: 1, most: 16, usage }),
    url: values.url?.replace(/\/+$/, '') ?? null,
    keys: values.key ?? [],
    rounds: numberWithin('rounds', values.rounds, { least: 1, most: 99, usage }),
    against: values.against ? resolve(values.against) : null,
    profileDir: values.profile ? resolve(values.profile) : null,
    curve: values.curve,
    record: values.record ?? null,
    idle: values.idle,
    quick: values.quick,
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
  const seconds = numberWithin('seconds', value, { least: 1, most: 600, usage });
  return {
    echo: Math.min(seconds, DEFAULT_SECONDS.echo),
    publicCheck: Math.min(seconds, DEFAULT_SECONDS.publicCheck),
    keyedCheck: seconds,
  };
}
