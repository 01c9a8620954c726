/** Keeps heading ids apart from ids that scripts and the page's own anchors use. */
const PREFIX = 'abschnitt-';
const MAX_LENGTH = 60;
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Ids for the headings of one page, each once: `abschnitt-oeffnungszeiten`, `abschnitt-oeffnungszeiten-2`. */
export function headingIds(texts: readonly string[]): string[] {
  const usedIds = new Set<string>();
  const uses = new Map<string, number>();
  return texts.map((text) => {
    // A heading without text is left out of the HTML and gets no id.
    if (text === '') return '';
    const name = toHeadingId(text);
    let use = uses.get(name) ?? 1;
    let id = name;
    // A heading "Preise 2" may already have the id of a second "Preise".
    while (usedIds.has(id)) id = `${name}-${++use}`;
    uses.set(name, use);
    usedIds.add(id);
    return id;
  });
}

/**
 * The heading id that a link within a page refers to, in any spelling: `#oeffnungszeiten`, `#Öffnungszeiten` or the whole id.
 * @param ids of the page's headings
 * @returns undefined when no heading matches
 */
export function headingAt(fragment: string, ids: ReadonlySet<string>): string | undefined {
  const decodedFragment = decodeFragment(fragment);
  return [decodedFragment, toHeadingId(decodedFragment)].find((id) => ids.has(id));
}

function toHeadingId(text: string): string {
  return PREFIX + (toHeadingName(text) || 'ohne-namen');
}

function toHeadingName(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => spelledOut[letter]!)
    .normalize('NFD');
  const words = plain.replace(/\p{M}/gu, '').match(/[a-z0-9]+/g) ?? [];
  return words.join('-').slice(0, MAX_LENGTH).replace(/-$/, '');
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
