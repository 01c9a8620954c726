// @ts-check
import { parseArgs } from 'node:util';
import { Refusal } from '../../start/base/refusal.mjs';

const MOST_ROWS = 100_000_000;
const MOST_EVENTS = 5_000_000;

export const usage = `Aufruf: npm run bench:logs -- [Optionen]
  --rows N         gespeicherte Zeilen, an denen Listen gemessen werden (1000000); 10 Millionen brauchen etwa 15 GB und Minuten
  --events N       Ereignisse, deren Speichern gemessen wird (200000)
  --json           Ergebnis für Maschinen`;

/**
 * @param {string[]} args as the user typed them
 * @returns {{ rows: number, events: number, json: boolean, help: boolean }}
 * @throws {Refusal} when an option is unknown or out of range
 */
export function parseOptions(args) {
  const values = valuesOf(args);
  return {
    rows: numberWithin('rows', values.rows, 1_000, MOST_ROWS),
    events: numberWithin('events', values.events, 1_000, MOST_EVENTS),
    json: values.json,
    help: values.help,
  };
}

/** @param {string[]} args */
function valuesOf(args) {
  try {
    return parseArgs({
      args,
      options: {
        rows: { type: 'string', default: '1000000' },
        events: { type: 'string', default: '200000' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new Refusal(`${/** @type {Error} */ (error).message}\n\n${usage}`);
  }
}

/**
 * @param {string} name
 * @param {string} text
 * @param {number} least
 * @param {number} most
 */
function numberWithin(name, text, least, most) {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Refusal(`--${name} muss eine ganze Zahl von ${least} bis ${most} sein.\n\n${usage}`);
}
