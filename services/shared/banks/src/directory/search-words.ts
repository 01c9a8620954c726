const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };
const otherSpellings: Readonly<Record<string, string>> = {
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
 * The words of a text in every searched spelling: "Münchner" is `muenchner` and `munchner`.
 * @returns the spellings of each word, the one with written-out umlauts first
 */
export function searchWords(text: string): string[][] {
  const composed = text.normalize('NFC').toLowerCase();
  const writtenOut = splitWords(composed.replaceAll(/[äöüøå]/g, (letter) => umlauts[letter]!));
  const unaccented = splitWords(composed);
  return writtenOut.map((word, index) => (word === unaccented[index] ? [word] : [word, unaccented[index]!]));
}

/** No replacement adds or removes a word, so both spellings have the same number. */
function splitWords(text: string): string[] {
  const unaccented = text
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => otherSpellings[letter]!)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  return unaccented.match(/[\p{L}\p{N}]+/gu) ?? [];
}
