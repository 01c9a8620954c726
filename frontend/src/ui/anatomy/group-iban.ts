const GROUP = 4;

/** An IBAN in groups of four with one blank between them. */
export function groupIban(iban: string): string {
  return iban.replace(new RegExp(`.{${GROUP}}(?=.)`, 'gu'), '$& ');
}

/**
 * A part of an IBAN with the blanks that fall inside it when the whole is grouped.
 * @param start position of its first character, from 1
 */
export function groupPart(text: string, start: number): string {
  return [...text]
    .map((character, index) => (index > 0 && (start - 1 + index) % GROUP === 0 ? ` ${character}` : character))
    .join('');
}

/** Index in the grouped text of the character at a position, from 1. */
export function groupedIndex(position: number): number {
  return position - 1 + Math.floor((position - 1) / GROUP);
}
