import { compactHalfWidth } from '../input/characters.js';
import { ibanWithin } from './iban-within.js';

const found = (text: string) => ibanWithin(compactHalfWidth(text));
const iban = 'DE89370400440532013000';

describe('ibanWithin', () => {
  it.each([
    ['a sentence', 'Meine IBAN lautet DE89 3704 0044 0532 0130 00.'],
    ['a QR code', `BCD\n002\n1\nSCT\nCOBADEFFXXX\nMax Müller\n${iban}\nEUR12.30`],
    ['a QR code without line ends', `BCD0021SCTMax Müller${iban}EUR12.30`],
    ['a sentence with other numbers', `Rechnung RE2026 vom 12.3. bitte auf ${iban} bis 30.4.`],
    ['full-width letters', 'ＩＢＡＮ ist ＤＥ８９ 3704 0044 0532 0130 00'],
  ])('finds the IBAN in %s', (_, text) => {
    expect(found(text)).toBe(iban);
  });

  it('prefers an IBAN with valid check digits to one that only has the structure', () => {
    expect(found(`Nicht DE88370400440532013000, sondern ${iban}`)).toBe(iban);
    expect(found('Auf DE88370400440532013000 bitte')).toBe('DE88370400440532013000');
  });

  it.each(['', iban, `${iban}1`, 'Meine IBAN lautet DE89 3704', 'COBADEFFXXX'])(
    'finds no IBAN with other text: "%s"',
    (text) => {
      expect(found(text)).toBeUndefined();
    },
  );
});
