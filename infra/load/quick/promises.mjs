import { alignedTable, germanNumber } from '../../shared/aligned-table.mjs';

/** In milliseconds unless the title says otherwise. @typedef {Record<keyof typeof promises, number>} Times */

/** The promised times, in the order of the report. */
const promises = {
  start: { title: 'Start auf bekanntem Datenordner, fertig gebaut', limitMs: 15_000 },
  stop: { title: 'Ende nach SIGTERM', limitMs: 15_000 },
  replica: { title: 'Prüfung mit Schlüssel, ein validation-service eingefroren', limitMs: 3_000 },
  redisFirst: { title: 'öffentliche Prüfung, Redis eben eingefroren', limitMs: 2_000 },
  redisLater: { title: 'weitere öffentliche Prüfungen, Redis eingefroren', limitMs: 300 },
  text: { title: 'feindlicher Text einer Seite, gerendert oder abgewiesen', limitMs: 600 },
  postgres: { title: '503 für einen Schlüssel, PostgreSQL eingefroren', limitMs: 2_500 },
  frame: { title: 'Rahmen eines Bereichs beim ersten Besuch, nachdem das Dokument da ist', limitMs: 100 },
  largest: { title: 'Startseite auf langsamem Telefon: größter Inhalt (LCP)', limitMs: 1_200 },
  shift: { title: 'dieselbe: Verschiebung (CLS), in Tausendsteln statt ms', limitMs: 20 },
};

/**
 * @param {Times} times
 * @returns {string[]} German titles of the promises not kept
 */
export function missedPromises(times) {
  return entries().flatMap(([name, { title, limitMs }]) => (times[name] <= limitMs ? [] : [title]));
}

/**
 * @param {Times} times
 * @returns {string} a German table and a sentence
 */
export function promisesText(times) {
  const lines = entries().map(([name, { title, limitMs }]) => [
    title,
    germanNumber(times[name]),
    germanNumber(limitMs),
  ]);
  const missed = missedPromises(times);
  const verdict = missed.length === 0 ? 'Alles eingehalten.' : `Nicht eingehalten: ${missed.join('; ')}.`;
  return `${alignedTable([['Zusage', 'gemessen ms', 'höchstens ms'], ...lines])}\n\n${verdict}`;
}

/** @param {Times} times */
export function promisesJson(times) {
  const figures = entries().map(([name, { limitMs }]) => [name, { ms: Math.round(times[name]), limitMs }]);
  return { promises: Object.fromEntries(figures), missed: missedPromises(times) };
}

function entries() {
  return /** @type {[keyof Times, { title: string, limitMs: number }][]} */ (Object.entries(promises));
}
