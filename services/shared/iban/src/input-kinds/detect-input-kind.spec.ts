import fc from 'fast-check';
import { checkIban } from '../check-iban.js';
import { cpuTimeMs } from '../fixtures/cpu-time.fixture.js';
import { explain } from '../answer/explain.js';
import { registryExamples } from '../fixtures/registry-examples.fixture.js';
import { detectInputHint } from './detect-input-hint.js';
import { foreignCharacterMessage } from './foreign-character.js';
import { detectInputKind } from './detect-input-kind.js';

const iban = 'DE89370400440532013000';
const epcQr = `BCD\n002\n1\nSCT\nCOBADEFFXXX\nMax Müller\n${iban}\nEUR12.30\n\n\nRechnung 17`;

describe('detectInputKind', () => {
  it.each([
    ['a BIC of eight', 'COBADEFF', 'input_is_bic'],
    ['a BIC of eleven', 'cobadeffxxx', 'input_is_bic'],
    ['a BIC with a label', 'BIC: MARKDEF1100', 'input_is_bic'],
    ['a card number in groups', '4111 1111 1111 1111', 'input_is_card_number'],
    ['a card number of 15 digits', '378282246310005', 'input_is_card_number'],
    ['a card number of 13 digits', '4222222222222', 'input_is_card_number'],
    ['a card number of 19 digits', '6304000000000000000', 'input_is_card_number'],
    ['account number and bank code', '532013000 / 37040044', 'input_is_account_and_bank_code'],
    ['bank code and account number', '37040044/532013000', 'input_is_account_and_bank_code'],
    ['both separated by a blank', '37040044 532013000', 'input_is_account_and_bank_code'],
    ['both with short labels', 'Kto.-Nr.: 532013000, BLZ 370 400 44', 'input_is_account_and_bank_code'],
    ['both with full labels', 'Bankleitzahl: 37040044 Kontonummer: 532013000', 'input_is_account_and_bank_code'],
    ['the text of a QR code', epcQr, 'input_is_epc_qr'],
    ['the text of a QR code with CR LF', epcQr.replaceAll('\n', '\r\n'), 'input_is_epc_qr'],
    ['the text of a QR code without BIC', 'BCD\n001\n2\nSCT\n\nMax\n', 'input_is_epc_qr'],
    ['a sentence', 'Meine IBAN lautet DE89 3704 0044 0532 0130 00.', 'input_holds_iban'],
    ['an IBAN and a BIC', `${iban} COBADEFFXXX`, 'input_holds_iban'],
    ['an IBAN in brackets', `(${iban})`, 'input_holds_iban'],
    ['an IBAN with an ellipsis', 'DE89…3000', 'input_is_masked'],
    ['an IBAN with dots', 'DE89...3000', 'input_is_masked'],
    ['an IBAN with asterisks in groups', 'DE89 **** **** **** **30 00', 'input_is_masked'],
    ['an IBAN with one asterisk', 'DE8937040044053201300*', 'input_is_masked'],
    ['an IBAN with bullets', 'DE•• •••• •••• •••• ••30 00', 'input_is_masked'],
    ['an IBAN with X', 'de89xxxxxxxxxx3000', 'input_is_masked'],
    ['an IBAN with XX for its check digits', 'DEXX370400440532013000', 'input_is_masked'],
    ['an IBAN with question marks for its check digits', 'DE?? 3704 0044 0532 0130 00', 'input_is_masked'],
    ['a sentence with a wrong IBAN', 'Meine IBAN lautet DE88 3704 0044 0532 0130 00', 'input_holds_iban'],
  ])('recognises %s', (_, input, kind) => {
    expect(detectInputKind(input)).toBe(kind);
  });

  it.each([
    ['nothing', ''],
    ['an IBAN', iban],
    ['an IBAN that is too short', iban.slice(0, -1)],
    ['an IBAN with a digit too many', `${iban}1`],
    ['an IBAN with an invisible character', `${iban}\u200e`],
    ['an IBAN with a letter too many', `${iban}X`],
    ['an IBAN with one question mark', 'DE89370400440532013?00'],
    ['an IBAN with two X', 'GB29XXBK60161331926819'],
    ['a BIC with a character too many', 'DEUTDEFFXXXX'],
    ['asterisks', '****************'],
    ['a German IBAN without its country', iban.slice(2)],
    ['the beginning of a British IBAN', 'GB29NWBK'],
    ['a card number with a wrong digit and 13 places too many', '4'.repeat(32)],
    ['a word of eleven letters', 'Kontonummer'],
    ['a word of eight letters', 'Abcdefgh'],
    ['an account number alone', '0532013000'],
    ['a sentence without IBAN', 'Meine IBAN habe ich vergessen'],
  ])('does not take %s for another kind', (_, input) => {
    expect(detectInputKind(input)).toBeNull();
  });

  it.each(registryExamples)('does not take a part of %s for another kind', (example) => {
    for (let end = 4; end <= example.length; end++) expect(detectInputKind(example.slice(0, end))).toBeNull();
  });

  it.each(['COBADEFFXXX', '4111111111111111', '532013000/37040044', 'BCD0021SCT', `IHREIBAN${iban}`])(
    'keeps the verdict on %s and adds the kind of input',
    (sent) => {
      const { valid, errorCode, hint } = explain(checkIban(sent, null), '');
      expect({ valid, errorCode }).toEqual({ valid: false, errorCode: expect.stringMatching(/^iban_/) as string });
      expect(hint).toEqual(detectInputHint(sent));
      expect(hint?.message).toMatch(/^[A-ZÄÖÜ].*[.]$/);
    },
  );

  it.each([
    ['DE89************3000', 'input_is_masked', /An Stelle 5 steht „\*“/],
    ['DE89XXXXXXXXXX3000', 'input_is_masked', /An Stelle 5 steht „X“/],
    ['DEXX370400440532013000', 'input_is_masked', /An Stelle 3 steht „X“/],
    ['DE3704..3000', 'input_is_masked', /An Stelle 7 steht „\.“/],
    ['DE370400440532013000', 'input_lacks_check_digits', /an Stelle 3 und 4, hinter dem Ländercode DE/],
    ['GBNWBK60161331926819', 'input_lacks_check_digits', /hinter dem Ländercode GB/],
    ['GP1420041010050500013M02606', 'input_names_territory', /Ländercode von Guadeloupe.* Ländercode FR/],
    ['IM29NWBK60161331926819', 'input_names_territory', /Ländercode von der Isle of Man.* Ländercode GB/],
    ['AX2112345600000785', 'input_names_territory', /Ländercode von Åland.* Ländercode FI/],
    ['JE29', 'input_names_territory', /Ländercode GB/],
  ])('E2: names in the hint on %s the mistake and its position (%s)', (sent, code, message) => {
    const { valid, hint } = explain(checkIban(sent, null), '');
    expect({ valid, hint }).toEqual({
      valid: false,
      hint: { code, message: expect.stringMatching(message) as string },
    });
  });

  it.each([
    ['DE٨٩3704', 'An Stelle 3 steht „٨“ (U+0668), eine Ziffer einer anderen Schrift.'],
    ['IBAN: DE89.3704 ۰', 'An Stelle 9 steht „۰“ (U+06F0), eine Ziffer einer anderen Schrift.'],
    ['Д', 'An Stelle 1 steht das Zeichen „Д“ (U+0414).'],
    ['DE89\u0000', 'An Stelle 5 steht das unsichtbare Zeichen U+0000.'],
    ['\u202eDE89', 'An Stelle 1 steht das unsichtbare Zeichen U+202E.'],
    ['DE89 😀', 'An Stelle 5 steht das Zeichen „😀“ (U+1F600).'],
    ['DE89\ud800', 'An Stelle 5 steht das unsichtbare Zeichen U+D800.'],
  ])('E2: names the character and its position for which %j is refused', (sent, sentence) => {
    const allowed = 'In einer IBAN stehen nur die Ziffern 0 bis 9 und die Buchstaben A bis Z.';
    expect(foreignCharacterMessage(sent)).toBe(`${sentence} ${allowed}`);
  });

  it.each(['DE89', '', 'A'.repeat(45), `${'A'.repeat(45)}Д`])('names no character of %j', (sent) => {
    expect(foreignCharacterMessage(sent)).toBeUndefined();
  });

  it.each(['DE88370400440532013000', 'DE8937040044053201300', 'XX', iban])('has no hint about %s', (text) => {
    expect(explain(checkIban(text, null), '').hint).toBeNull();
  });

  it('G1: does not repeat the input', () => {
    for (const sent of ['COBADEFFXXX', '4111111111111111', '37040044/532013000', 'BCD0021SCT', `IHRE${iban}`]) {
      const { error, expected, actual, hint } = explain(checkIban(sent, null), '');
      expect(hint).not.toBeNull();
      expect([error, expected, actual, hint?.message].join(' ')).not.toMatch(/\d{4}|COBA/);
    }
  });

  it.each(['1', 'A', ' ', 'KTO.', 'DE89', 'MT84MALT01100', '.', 'Ａ', '😀', 'DE89*', '…'])(
    'E2: reads 10 MB of %j in 50 ms',
    (part) => {
      const input = part.repeat(10_000_000 / part.length);
      const times = [1, 2, 3].map(() => cpuTimeMs(() => detectInputKind(input)));
      expect(Math.min(...times)).toBeLessThan(100);
    },
  );

  it('E2: accepts any text and never throws', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[A-Z0-9/:., ]{0,60}$/));
    fc.assert(
      fc.property(text, (input) => {
        const hint = detectInputHint(input);
        return hint === null || hint.message.length > 0;
      }),
      { numRuns: 20_000 },
    );
  });
});
