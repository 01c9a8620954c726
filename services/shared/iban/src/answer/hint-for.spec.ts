import { directory, germanIban } from '../fixtures/banks.fixture.js';
import { checkIban } from '../check-iban.js';
import { explain } from './explain.js';
import { hintFor } from './hint-for.js';

const compareSecond = 'Bitte vergleichen Sie die zweite Vierergruppe mit Ihrer Vorlage und prüfen Sie erneut.';

describe('hintFor', () => {
  const compareEnglish = 'Please compare the 2nd group of four with your original and check again.';
  it.each([
    ['DE8937O400440532013000', `Often the digit 0 is meant. ${compareEnglish}`],
    ['GB29N1BK60161331926819', `Often the letter I is meant. ${compareEnglish}`],
    ['US64', 'Please compare the 1st group of four with your original and check again.'],
    ['DE89370400440532013O00', expect.stringContaining('the 5th group of four')],
    ['DE8937040044053201300', 'One character is missing. Please compare the IBAN with your original.'],
    ['DE893704004405320130000', 'There is one character too many. Please compare the IBAN with your original.'],
    ['DE89370400440532013001', expect.stringContaining('swapped')],
  ])('gives the advice for %s in English', (iban, hint) => {
    expect(hintFor(iban, explain(checkIban(iban, directory()), ''), 'en')).toEqual(hint);
  });

  it.each([
    ['DE8937O400440532013000', `Oft ist die Ziffer 0 gemeint. ${compareSecond}`],
    ['GB29N1BK60161331926819', `Oft ist der Buchstabe I gemeint. ${compareSecond}`],
    ['DE8937X400440532013000', compareSecond],
    ['DE89/70400440532013000', compareSecond],
    [
      germanIban('37040045', '0532013000'),
      'Bitte vergleichen Sie die Stellen 5 bis 12 mit Ihrer Vorlage und prüfen Sie erneut.',
    ],
    [
      germanIban('12030000', '0000202052'),
      'Bitte vergleichen Sie die Stellen 13 bis 22 mit Ihrer Vorlage und prüfen Sie erneut.',
    ],
    ['US64', 'Bitte vergleichen Sie die erste Vierergruppe mit Ihrer Vorlage und prüfen Sie erneut.'],
    ['DE8937040044053201300', 'Eine Stelle fehlt. Bitte vergleichen Sie die IBAN mit Ihrer Vorlage.'],
    ['DE89', '18 Stellen fehlen. Bitte vergleichen Sie die IBAN mit Ihrer Vorlage.'],
    ['DE893704004405320130000', 'Eine Stelle ist zu viel. Bitte vergleichen Sie die IBAN mit Ihrer Vorlage.'],
    ['DE89370400440532013001', expect.stringContaining('vertauscht')],
    ['DE89370400440532013000', null],
  ])('gives the advice for %s', (iban, hint) => {
    expect(hintFor(iban, explain(checkIban(iban, directory()), ''))).toEqual(hint);
  });
});
