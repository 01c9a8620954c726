/**
 * Reads typed percents, separated by commas or blanks. Other values than whole numbers stay text: the form's check
 * refuses them.
 */
export function readPercents(text: string): (number | string)[] {
  const parts = text.split(/[\s,;%]+/).filter((part) => part !== '');
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

export function showPercents(percents: readonly (number | string)[]): string {
  return percents.join(', ');
}
