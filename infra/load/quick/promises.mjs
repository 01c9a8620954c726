// @ts-check
import { alignedTable } from '../report/aligned-table.mjs';

/** What was measured, in milliseconds unless its title says otherwise. @typedef {Record<keyof typeof promises, number>} Measured */

/** What people are promised, in the order in which it is shown. */
export const promises = {
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
 * @param {Measured} measured
 * @returns {string[]} what was promised and not kept, in German
 */
export function missedOf(measured) {
  return entries().flatMap(([name, { title, limitMs }]) => (measured[name] <= limitMs ? [] : [title]));
}

/**
 * @param {Measured} measured
 * @returns {string} for people
 */
export function promisesText(measured) {
  const lines = entries().map(([name, { title, limitMs }]) => [title, german(measured[name]), german(limitMs)]);
  const missed = missedOf(measured);
  const verdict = missed.length === 0 ? 'Alles eingehalten.' : `Nicht eingehalten: ${missed.join('; ')}.`;
  return `${alignedTable([['Zusage', 'gemessen ms', 'höchstens ms'], ...lines])}\n\n${verdict}`;
}

/**
 * The same for machines.
 * @param {Measured} measured
 */
export function promisesJson(measured) {
  const figures = entries().map(([name, { limitMs }]) => [name, { ms: Math.round(measured[name]), limitMs }]);
  return { promises: Object.fromEntries(figures), missed: missedOf(measured) };
}

function entries() {
  return /** @type {[keyof Measured, { title: string, limitMs: number }][]} */ (Object.entries(promises));
}

/** @param {number} ms */
function german(ms) {
  return ms.toLocaleString('de-DE', { maximumFractionDigits: 0 });
}
