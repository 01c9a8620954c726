import { numberWithin, readOptions } from '../../shared/command-options.mjs';

const MAX_ROWS = 100_000_000;
const MAX_EVENTS = 5_000_000;

export const usage = `Aufruf: npm run bench:logs -- [Optionen]
  --rows N         gespeicherte Zeilen, an denen Listen gemessen werden (1000000); 10 Millionen brauchen etwa 15 GB und Minuten
  --events N       Ereignisse, deren Speichern gemessen wird (200000)
  --restore        stattdessen messen, wie lange ein Backup dieser Zeilen und seine Wiederherstellung dauern
  --json           Ergebnis für Maschinen`;

/** @satisfies {import('node:util').ParseArgsOptionsConfig} */
const options = {
  rows: { type: 'string', default: '1000000' },
  events: { type: 'string', default: '200000' },
  restore: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

/**
 * @param {string[]} args as the user typed them
 * @returns {{ rows: number, events: number, restore: boolean, json: boolean, help: boolean }}
 * @throws {import('../../shared/operator-error.mjs').OperatorError} when an option is unknown or out of range
 */
export function parseOptions(args) {
  const values = readOptions(args, { options, usage });
  return {
    ...values,
    rows: numberWithin('rows', values.rows, { min: 1_000, max: MAX_ROWS, usage }),
    events: numberWithin('events', values.events, { min: 1_000, max: MAX_EVENTS, usage }),
  };
}
