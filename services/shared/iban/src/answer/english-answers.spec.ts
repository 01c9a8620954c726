import { readingAccounts } from '../account-checks/accounts/reading-accounts.data.js';
import { checkAccountNumber } from '../account-checks/check-account-number.js';
import { directory, germanIban } from '../fixtures/banks.fixture.js';
import { assembleIban } from '../calculation/assemble-iban.js';
import { assemblyTextsIn } from '../calculation/assembly-texts.js';
import { checkIban } from '../check-iban.js';
import { describeCountries } from './describe-countries.js';
import { errorSentence, explain, explainMinimally } from './explain.js';
import { explainAsJson } from './explain-as-json.js';
import { everyVerdict } from '../fixtures/every-verdict.fixture.js';
import { foreignCharacterMessage } from '../input-kinds/foreign-character.js';
import { detectInputHint } from '../input-kinds/detect-input-hint.js';
import { inputTextsIn } from '../input-kinds/input-texts.js';
import type { Language } from '../texts/language.js';
import { nationalTexts } from '../national-checks/national-texts.js';
import { shippedRegistry } from '../registry/registry.js';
import { countries, partialCountries } from '../registry/structure.js';
import { textsIn } from '../texts/texts-in.js';
import type { IbanAnswer } from '../verdict/verdict.js';

const at = '2026-11-20T13:07:31.000Z';
const german =
  /[äöüß„]|\d\d\.\d\d\.\d{4}|\b(?:der|die|das|den|und|oder|nicht|ist|sind|mit|wie|nur|steht|wenn|Stellen?|(?:Prüf)?[Zz]iffern?|Bankleitzahl|Bankcode|Kontonummer|Verfahren|gültig|Rest|Buchstaben?|Modulo|Gewichte|Ausgabe|Dekret|Regel)\b/;
const english =
  /\b(?:the|and|not|is|are|has|with|only|at|if|characters?|digits?|letters?|bank code|method|remainder)\b/;
/** Proper names, which are the same in both languages. */
const properNames = /Türkiye|Modulo (?=\d)|Deutsche Bundesbank/g;

const germanIn = (texts: readonly string[]): string[] =>
  [...new Set(texts)].filter((text) => german.test(text.replaceAll(properNames, '')));

function listSentences({ error, expected, actual, hint, warnings, checks }: IbanAnswer): string[] {
  const ofChecks = Object.values(checks).flatMap(({ reason, source }) => [reason, source]);
  const messages = warnings.map(({ message }) => message);
  return [error, expected, actual, hint?.message, ...messages, ...ofChecks].filter((text) => typeof text === 'string');
}

const SENTENCES = new Set(['error', 'expected', 'actual', 'message', 'reason', 'source', 'name', 'rule']);
const withoutSentences = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, part: unknown) =>
    SENTENCES.has(key) && typeof part === 'string' ? '…' : part,
  );

describe('English answers', () => {
  const answers = everyVerdict.map((verdict) => ({
    verdict,
    english: explain(verdict, at, 'en'),
    german: explain(verdict, at),
  }));

  it('are made of all errors, warnings, hints, checks and national rules', () => {
    const errors = new Set(answers.map(({ english: { errorCode } }) => errorCode));
    const warnings = new Set(answers.flatMap(({ english }) => english.warnings.map(({ code }) => code)));
    const hints = new Set(answers.flatMap(({ english: { hint } }) => hint?.code ?? []));
    expect([errors.size, warnings.size, hints.size]).toEqual([9, 7, 8]);
    const sentences = answers.flatMap((one) => listSentences(one.english)).join('\n');
    const fixedTexts = Object.values(textsIn.en).filter((text) => typeof text === 'string');
    expect(fixedTexts.filter((text) => !sentences.includes(text))).toEqual([]);
    const rules = new Set(answers.map(({ english: { checks } }) => checks.nationalCheckDigit.source));
    const sources = Object.values(nationalTexts).map(({ source }) => (typeof source === 'string' ? source : source.en));
    expect([...new Set(sources)].filter((source) => !rules.has(source))).toEqual([]);
  });

  it('contain no German, also after German answers have filled the caches', () => {
    expect(germanIn(answers.flatMap((one) => listSentences(one.english)))).toEqual([]);
    const again = everyVerdict.map((verdict) => explain(verdict, at, 'en'));
    expect(again).toEqual(answers.map((one) => one.english));
  });

  it('leave German answers without English', () => {
    const sentences = [...new Set(answers.flatMap((one) => listSentences(one.german)))];
    expect(sentences.filter((sentence) => english.test(sentence))).toEqual([]);
  });

  it('equal German ones in everything but sentences', () => {
    for (const one of answers) expect(withoutSentences(one.english)).toEqual(withoutSentences(one.german));
  });

  it('are the same as JSON, in the short form and as the error alone', () => {
    for (const { verdict, english: answer } of answers) {
      expect(explainAsJson(verdict, at, 'en')).toBe(JSON.stringify(answer));
      const { warnings, checks, ...short } = explainMinimally(verdict, 'en');
      expect(answer).toMatchObject({ ...short, warnings });
      expect(checks?.bic).toEqual(answer.checks.bic);
      expect(errorSentence(verdict, 'en')).toBe(answer.error);
    }
  });

  it.each([
    ['DE8937O400440532013000', 'Position 7 contains the letter O. Only digits are allowed in the bank code.'],
    ['CH930076201162385295', 'An IBAN with the country code CH (Switzerland) has 21 characters. This one has 20.'],
    ['DE88370400440532013000', 'The check digits 88 do not match the other characters of the IBAN.'],
    [
      germanIban('37040045', '0532013000'),
      'The bank code 37040045 is not in the bank directory: Deutsche Bundesbank, valid from 2026-09-07.',
    ],
    [
      germanIban('12030000', '0000202052'),
      'The check digit of the account number at position 22 is 2. It does not match the other digits (method 00).',
    ],
    [
      'FR4120041010050500013M02605',
      'The national check digits at position 26 are 05. They do not match the other characters (RIB key).',
    ],
  ])('describe the error in %s', (iban, error) => {
    expect(explain(checkIban(iban, directory()), at, 'en').error).toBe(error);
  });

  it('name release, country and method', () => {
    const { checks } = explain(checkIban('DE89370400440532013000', directory()), at, 'en');
    expect(checks.country).toMatchObject({ reason: 'Germany', source: 'IBAN Registry (SWIFT), release 102' });
    expect(checks.accountCheckDigit).toMatchObject({ reason: 'method 13', source: 'Deutsche Bundesbank' });
    expect(shippedRegistry.releaseIn('en')).toEqual({ ...shippedRegistry.release, name: checks.country.source });
  });
});

describe('other English texts', () => {
  const inBoth = <T>(of: (language: Language) => T): T => {
    const [inGerman, inEnglish] = [of('de'), of('en')];
    expect(withoutSentences(inEnglish)).toEqual(withoutSentences(inGerman));
    return inEnglish;
  };

  it('describe countries', () => {
    const described = describeCountries(shippedRegistry, '2026-11-23', 'en');
    const inGerman = describeCountries(shippedRegistry, '2026-11-23');
    const withoutRule = ({ accountNumber, ...facts }: (typeof described)[number]) => ({
      ...facts,
      rule: accountNumber,
    });
    expect(withoutSentences(described.map(withoutRule))).toEqual(withoutSentences(inGerman.map(withoutRule)));
    const texts = described.flatMap(({ name, accountNumber, nationalCheckDigits: digits }) => [
      ...[name, accountNumber ?? ''],
      ...(digits ? [digits.rule, digits.source] : []),
    ]);
    expect(germanIn(texts)).toEqual([]);
    expect(described.find(({ country }) => country === 'DE')).toMatchObject({
      name: 'Germany',
      accountNumber: 'The account number has at most 10 digits in this country (Germany).',
    });
  });

  it('give the reasons why parts fit no IBAN', () => {
    const wrongParts = [
      ...[...countries, ...partialCountries, 'XX'].map((country) => ({ country, bankCode: '', accountNumber: '' })),
      { country: 'BE', bankCode: '539', accountNumber: '007547035' },
      { country: 'NO', bankCode: '8601', accountNumber: '111795' },
    ];
    const reasons = wrongParts.flatMap((parts) => {
      const assembled = inBoth((language) => assembleIban(parts, language));
      return 'unfit' in assembled ? assembled.unfit.map(({ reason }) => reason) : [];
    });
    expect(reasons.length).toBeGreaterThan(200);
    expect(germanIn(reasons)).toEqual([]);
  });

  it.each(['DE\u0668\u06693704', 'DE89\u200e3704\u0007', 'DE89\u03a9', 'COBADEFFXXX', 'DE89…3000'])(
    'recognise the input %j',
    (input) => {
      const texts = [foreignCharacterMessage(input, 'en'), detectInputHint(input, 'en')?.message];
      expect(germanIn(texts.filter((text) => text !== undefined))).toEqual([]);
      expect(detectInputHint(input, 'en')?.code).toBe(detectInputHint(input)?.code);
    },
  );

  it('say how the readings of each method differ', () => {
    const findings = Object.keys(readingAccounts).flatMap((method) => {
      const question = { method, account: '532013000', bankCode: '37040044', readings: true };
      return checkAccountNumber(question, 'en').readings ?? [];
    });
    expect(findings.length).toBeGreaterThan(30);
    expect(germanIn(findings.flatMap(({ difference, readBy }) => [difference, readBy]))).toEqual([]);
  });

  it.each([textsIn, inputTextsIn, assemblyTextsIn])('take the same parameters as German ones (%#)', (texts) => {
    const listShapes = (language: Language): string[] =>
      Object.entries(texts[language]).map(
        ([key, text]) => `${key} ${typeof text === 'function' ? text.length : 'text'}`,
      );
    expect(listShapes('en').toSorted()).toEqual(listShapes('de').toSorted());
  });
});
