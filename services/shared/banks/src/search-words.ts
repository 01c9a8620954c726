const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const others: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * The words of a text in every spelling in which people search for them: "Münchner" is `muenchner` and `munchner`.
 * @returns for each word its spellings, the one with umlauts written out first
 */
export function searchWords(text: string): string[][] {
  const composed = text.normalize('NFC').toLowerCase();
  const writtenOut = wordsOf(composed.replaceAll(/[äöüøå]/g, (letter) => umlauts[letter]!));
  const plain = wordsOf(composed);
  return writtenOut.map((word, place) => (word === plain[place] ? [word] : [word, plain[place]!]));
}

/** Neither replacement adds or removes a word: both spellings have as many. */
function wordsOf(text: string): string[] {
  const plain = text
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => others[letter]!)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
