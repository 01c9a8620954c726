import { alignedTable, germanNumber } from '../shared/aligned-table.mjs';

/** @typedef {import('./upgrade.mjs').Upgrade} Upgrade */

/**
 * @param {Upgrade} upgrade
 * @returns {boolean} whether every check was answered, charged once and stored, and no content was lost
 */
export function isFlawless({ legs, books, lost }) {
  return (
    lost.length === 0 &&
    books.agree &&
    legs.every((leg) => leg.verdicts > 0 && leg.refused === 0 && leg.unanswered === 0)
  );
}

/**
 * @param {Upgrade} upgrade
 * @returns {string} lines for a terminal
 */
export function upgradeText({ legs, books, lost }) {
  const rows = legs.map((leg) => [
    leg.name,
    ...[leg.verdicts, leg.refused, leg.unanswered].map((count) => germanNumber(count)),
  ]);
  const table = alignedTable([['Abschnitt', 'Prüfungen', 'abgelehnt', 'ohne Antwort'], ...rows]);
  const figures = [books.used, books.verdicts, books.logRows].map((count) => germanNumber(count));
  const outcome = books.agree ? 'Die Bücher stimmen.' : `${germanNumber(books.differing, 0)} Verträge stimmen nicht.`;
  const content = lost.length === 0 ? 'Der Inhalt ist erhalten.' : `Nicht wie vorher: ${lost.join(', ')}.`;
  return `${table}\n\nGebucht ${figures[0]}, beantwortet ${figures[1]}, protokolliert ${figures[2]}. ${outcome} ${content}`;
}
