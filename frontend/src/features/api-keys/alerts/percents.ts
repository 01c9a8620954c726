/** Reads percents as they were typed, separated by commas or blanks. What is no whole number stays text: the form's check refuses it. */
export function readPercents(text: string): (number | string)[] {
  const typed = text.split(/[\s,;%]+/).filter((part) => part !== '');
  return typed.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

export function showPercents(percents: readonly (number | string)[]): string {
  return percents.join(', ');
}
