/** So that no heading takes a name that scripts or the page's own anchors look for. */
const PREFIX = 'abschnitt-';
const MAX_LENGTH = 60;
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Ids for the headings of one page, each once: `abschnitt-oeffnungszeiten`, `abschnitt-oeffnungszeiten--2`. */
export function headingIds(texts: readonly string[]): string[] {
  const uses = new Map<string, number>();
  return texts.map((text) => {
    // Left out, as a heading of nothing is.
    if (text === '') return '';
    const name = PREFIX + (nameOf(text) || 'ohne-namen');
    const use = (uses.get(name) ?? 0) + 1;
    uses.set(name, use);
    // Two hyphens: a heading "Preise 2" has the single one.
    return use === 1 ? name : `${name}--${use}`;
  });
}

function nameOf(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => spelledOut[letter]!)
    .normalize('NFD');
  const words = plain.replace(/\p{M}/gu, '').match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, MAX_LENGTH).replace(/-$/, '');
}
