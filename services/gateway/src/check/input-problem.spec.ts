import { inputKinds, problems } from '@pruefer/contracts';
import { checkIban, cleanIban, explain } from '@pruefer/iban';
import { inputProblem } from './input-problem.js';

const iban = 'DE89370400440532013000';
const classifyInput = (input: string) => {
  const cleaned = cleanIban(input);
  return 'problem' in cleaned ? inputProblem(input, cleaned.problem).code : 'a verdict';
};

describe('inputProblem', () => {
  it.each([
    ['the text of a QR code', `BCD\n002\n1\nSCT\nCOBADEFFXXX\nMax Müller\n${iban}\nEUR12.30`, 'input_is_epc_qr'],
    ['a long sentence', `Bitte überweisen Sie den Betrag auf mein Konto ${iban}`, 'input_holds_iban'],
    ['a short sentence with an umlaut', `Für ${iban}`, 'input_holds_iban'],
    [
      'both numbers with whole names',
      'Kontonummer: 0532013000, Bankleitzahl: 37040044',
      'input_is_account_and_bank_code',
    ],
    ['an IBAN with an ellipsis', 'DE89…3000', 'input_is_masked'],
    ['nothing', ' ', 'iban_missing'],
    ['a long word', 'A'.repeat(39), 'iban_too_long'],
    ['an umlaut', 'DE89 3704 ö', 'iban_characters'],
    ['a BIC: a verdict that says so', 'COBADEFFXXX', 'a verdict'],
    ['a card number: a verdict that says so', '4111 1111 1111 1111', 'a verdict'],
  ])('E2: names the input sent instead of an IBAN: %s', (_, input, code) => {
    expect(classifyInput(input)).toBe(code);
  });

  it.each([
    ['DE89 ٨٩', 'An Stelle 5 steht „٨“ (U+0668), eine Ziffer einer anderen Schrift.'],
    ['DE89…3000', 'An Stelle 5 steht „…“ für verborgene Stellen.'],
  ])('E2: names the character in %j and its place', (sent, sentence) => {
    expect(inputProblem(sent, 'iban_characters').message).toContain(sentence);
  });

  it.each(['37040044/532013000', 'BCD0021SCT', `IHREIBAN${iban}`])(
    'uses the code and the sentence of the hint in a verdict on %s',
    (sent) => {
      const { hint } = explain(checkIban(sent, null), '');
      const { code, message } = inputProblem(sent, 'iban_too_long');
      expect(hint).toEqual({ code, message });
      expect(message).toBe(problems[code].text);
      expect(inputKinds).toContain(hint?.code);
    },
  );
});
