import { foldedText } from '@pruefer/contracts';
import { commonPasswords } from './common-passwords.js';
import { everydayWords, keyRows } from './everyday-words.data.js';

/** Four unrelated words are enough; two words, a year and signs are not. */
const MIN_EFFORT = 8;
const WORD = 2;
const RUN = 1;
const YEAR = 1;
const DATE = 2;
/** Maximum effort that a run of neighboring digits and signs adds, whatever its length. */
const DIGITS_AND_SIGNS = 3;
/** A shorter sequence occurs by chance. */
const MIN_RUN_LENGTH = 3;
/** A shorter common password is in many words by chance. */
const MIN_COMMON_LENGTH = 4;
const MAX_WORD_LENGTH = 20;

const digitOrSign = /^[^\p{L}\p{M}\p{So}]$/u;
const year = /^(?:19|20)\d\d/;
const date = /^(?:0?[1-9]|[12]\d|3[01])[-./]?(?:0?[1-9]|1[0-2])[-./]?(?:(?:19|20)?\d\d)/;
/** Substitutes for letters; 1 and ! are read as i and, a second time, as l. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '8': 'b',
  '9': 'g',
};

const words: ReadonlySet<string> = new Set(everydayWords.map(withoutUmlauts));
const runs = keyRows.flatMap((row) => [row, [...row].reverse().join('')]);

/**
 * Whether a password is little more than everyday words, names, years, digits, keys in a row and repetitions, in any order, case and
 * spelling (docs/SECURITY.md B2).
 * @param ownWords of the user: names, and parts of the mail address
 */
export function isEverydayPassword(password: string, ownWords: readonly string[]): boolean {
  return computeEffort(password, new Set(ownWords.map(withoutUmlauts))) < MIN_EFFORT;
}

/** The characters left to guess: the cheapest way to compose the password. */
function computeEffort(password: string, ownWords: ReadonlySet<string>): number {
  const characters = [...withoutUmlauts(password)];
  const spellings = listSpellings(characters);
  const least = [0, ...characters.map(() => Infinity)];
  for (let start = 0; start < characters.length; start++) {
    const use = (length: number, effort: number) => {
      const end = start + length;
      if (length > 0 && end < least.length) least[end] = Math.min(least[end]!, least[start]! + effort);
    };
    use(1, singleEffort(characters, start));
    for (let length = 2; length <= MAX_WORD_LENGTH && start + length <= characters.length; length++)
      if (spellings.some((spelling) => isWord(spelling.slice(start, start + length), ownWords))) use(length, WORD);
    const rest = characters.slice(start).join('');
    use(year.exec(rest)?.[0].length ?? 0, YEAR);
    use(date.exec(rest)?.[0].length ?? 0, DATE);
    use(runLength(rest), RUN);
    use(repeatedLength(characters, start), RUN);
    for (let length = 2; isDigitOrSign(characters[start + length - 1]) && isDigitOrSign(characters[start]); length++)
      use(length, Math.min(length, DIGITS_AND_SIGNS));
  }
  return least.at(-1)!;
}

/** Effort of one character: 0 for a sign that occurred before and for a repeated character. */
function singleEffort(characters: readonly string[], index: number): number {
  const character = characters[index]!;
  const isFree = character === characters[index - 1] || (isSign(character) && characters.indexOf(character) < index);
  return isFree ? 0 : 1;
}

function isWord(characters: readonly string[], ownWords: ReadonlySet<string>): boolean {
  const text = characters.join('');
  const reversed = characters.toReversed().join('');
  return [text, reversed].some(
    (word) =>
      words.has(word) || ownWords.has(word) || (word.length >= MIN_COMMON_LENGTH && commonPasswords().has(word)),
  );
}

/** Length of the run of neighbouring keys from the start. */
function runLength(text: string): number {
  const lengths = runs.map((row) => {
    let length = MIN_RUN_LENGTH;
    if (text.length < length || !row.includes(text.slice(0, length))) return 0;
    while (length < text.length && row.includes(text.slice(0, length + 1))) length++;
    return length;
  });
  return Math.max(...lengths);
}

/** Length of the sequence from here on that occurred earlier. */
function repeatedLength(characters: readonly string[], start: number): number {
  const before = characters.slice(0, start).join('');
  let length = 0;
  while (start + length < characters.length && before.includes(characters.slice(start, start + length + 1).join('')))
    length++;
  return length < MIN_RUN_LENGTH ? 0 : length;
}

/** The password as it was typed, and twice with letters for what looks like them. */
function listSpellings(characters: readonly string[]): string[][] {
  const spellingWith = (letter: string) =>
    characters.map((character) => ('1!'.includes(character) ? letter : (lookalikes[character] ?? character)));
  return [[...characters], spellingWith('i'), spellingWith('l')];
}

/** ä, ae and a are one, as are ß and ss: any of them may have been typed. */
function withoutUmlauts(text: string): string {
  return foldedText(text)
    .toLowerCase()
    .replace(/([aou])e/g, '$1');
}

function isDigitOrSign(character: string | undefined): boolean {
  return character !== undefined && digitOrSign.test(character);
}

function isSign(character: string): boolean {
  return isDigitOrSign(character) && !/\d/.test(character);
}
