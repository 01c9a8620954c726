import type { BankList } from '@pruefer/contracts';
import { bankFileFormats } from './bank-file-formats.js';

const publishers = [...new Set(bankFileFormats.map(({ publisher }) => publisher))];

/** The lists that can be loaded, one for each publisher with all of its layouts. */
export const bankLists: readonly BankList[] = publishers.map((publisher) => {
  const formats = bankFileFormats.filter((format) => format.publisher === publisher);
  const { countries, site } = formats[0]!;
  return { countries: countries && [...countries], publisher, site, files: formats.map(({ file }) => file) };
});
