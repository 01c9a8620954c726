import type { LoadedBankFile } from '@pruefer/banks';
import { defaultTimes, germanNumber } from '@pruefer/contracts';

const freelyPublished =
  'vom Herausgeber kostenlos zum Herunterladen veröffentlicht; es gelten seine Nutzungsbedingungen';
/** Terms of use of the bank registers, by publisher. */
const terms = new Map([
  ['Deutsche Bundesbank', freelyPublished],
  ['Oesterreichische Nationalbank', freelyPublished],
]);
const unknownTerms = 'es gelten die Nutzungsbedingungen des Herausgebers';
const special = /[\\`*_{}[\]()#+.!|<>&~-]/g;

/** A table of the bank files that are loaded: publisher, day and terms of each. */
export function bankFilesText(files: readonly LoadedBankFile[]): string {
  if (files.length === 0) return 'Zurzeit sind keine Bankdaten geladen.';
  const rows = files.map(
    ({ country, source, authority, validFrom, validUntil, records }) =>
      `| ${escapeText(country)} | ${escapeText(source)}${authority === 'community' ? ' (nicht amtlich)' : ''} | ${defaultTimes.ofDay(validFrom)} | ${validUntil ? defaultTimes.ofDay(validUntil) : 'offen'} | ${germanNumber(records)} | ${(authority === 'register' && terms.get(source)) || unknownTerms} |`,
  );
  return [
    '| Land | Herausgeber | Gültig ab | Gültig bis | Einträge | Bedingungen |',
    '|---|---|---|---|---:|---|',
    ...rows,
  ].join('\n');
}

/** Escapes a foreign text for Markdown. */
function escapeText(text: string): string {
  return text.replace(special, (character) => `&#${character.charCodeAt(0)};`).replaceAll('\n', ' ');
}
