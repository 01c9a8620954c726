import { endAsJson, errorAsJson, hintAsJson, listsAsJson } from './answer-json.js';
import type { BankRecord } from '../verdict/bank-directory.js';
import { bankOfAnswer } from './bank-of-answer.js';
import { MAX_CLEANED_LENGTH } from '../input/characters.js';
import { extractAccountNumber } from '../checks/check-account.js';
import { extractBankCode } from './describe-error.js';
import { describeBic } from './describe-bic.js';
import { explain } from './explain.js';
import { formatIban, maskedIban } from '../input/format-iban.js';
import type { Language } from '../texts/language.js';
import { hasKnownStructure } from './has-known-structure.js';
import { isInSepaBy } from '../registry/sepa.js';
import type { Structure } from '../registry/structure.js';
import { structureOfVerdict } from '../registry/structure-of-verdict.js';
import type { Verdict } from '../verdict/verdict.js';

const WITHOUT_BANK = '"bic":null,"bankName":null,"bankAddress":null,"bank":null,"timestamp":"';
const WITHOUT_PARTS = `null,"branchCode":null,"accountNumber":null,${WITHOUT_BANK}`;

/** Concatenates cached parts: several times faster than JSON.stringify. @param at time of the check, ISO 8601 */
export function explainAsJson(verdict: Verdict, at: string, language: Language = 'de'): string {
  const structure = isPlain(verdict) ? structureOfVerdict(verdict) : undefined;
  if (!structure) return JSON.stringify(explain(verdict, at, language));
  if (hasKnownStructure(verdict)) return readableAsJson(verdict, structure, at, language);
  return unreadableAsJson(verdict, structure, at, language);
}

// Few large parts are faster than many small ones, so parts shared by many answers are flat strings.

function readableAsJson(verdict: Verdict, structure: Structure, at: string, language: Language): string {
  const { iban, bank } = verdict;
  const error = errorAsJson(verdict, language);
  return `${error.beginning}${iban}","formatted":"${formatIban(iban)}","masked":"${maskedIban(iban)}"${error.text}null${countryAsJson(verdict, structure, at)}"${extractBankCode(iban, structure)}${branchAsJson(iban, structure)}${extractAccountNumber(iban, structure)}${bankAsJson(bank, verdict)}${at}${listsAsJson(verdict, language)}${withBic(endAsJson(verdict, error, language), verdict, language)}`;
}

function unreadableAsJson(verdict: Verdict, structure: Structure, at: string, language: Language): string {
  const error = errorAsJson(verdict, language);
  return `${error.beginning}${verdict.iban}","formatted":null,"masked":null${error.text}${hintAsJson(verdict, language)}${countryAsJson(verdict, structure, at)}${WITHOUT_PARTS}${at}${listsAsJson(verdict, language)}${withBic(endAsJson(verdict, error, language), verdict, language)}`;
}

/** Whether an IBAN has only letters and digits, which JSON never escapes. */
function isPlain({ iban, error }: Verdict): boolean {
  return error !== 'iban_charset' && iban.length <= MAX_CLEANED_LENGTH;
}

const inSepa = new WeakMap<Structure, string>();
const outsideSepa = new WeakMap<Structure, string>();

/** From country and SEPA to the bank code, cached by structure for countries in and outside SEPA. */
function countryAsJson({ registry }: Verdict, structure: Structure, at: string): string {
  const sepa = isInSepaBy(registry, structure.country, at);
  const texts = sepa ? inSepa : outsideSepa;
  const cached = texts.get(structure);
  if (cached !== undefined) return cached;
  const text = `,"country":"${structure.country}","sepa":${sepa},"blz":`;
  texts.set(structure, text);
  return text;
}

/** From the end of the bank code to the beginning of the account number. */
function branchAsJson(iban: string, { branch }: Structure): string {
  return branch
    ? `","branchCode":"${iban.slice(branch.start - 1, branch.end)}","accountNumber":"`
    : '","branchCode":null,"accountNumber":"';
}

const bankTexts = new WeakMap<BankRecord, { readonly version: string | null; readonly text: string }>();

/** From the end of the account number to the timestamp, cached as long as the directory keeps the bank. */
function bankAsJson(bank: BankRecord | null, verdict: Verdict): string {
  if (!bank) return `",${WITHOUT_BANK}`;
  const { dataVersion: version } = verdict;
  const cached = bankTexts.get(bank);
  if (cached?.version === version) return cached.text;
  const { bic, name: bankName, address: bankAddress } = bank;
  const facts = { bic, bankName, bankAddress, bank: bankOfAnswer(bank, verdict), timestamp: '' };
  // join() makes a flat string for the cache; `+` would make a rope.
  const text = ['",', JSON.stringify(facts).slice(1, -2)].join('');
  bankTexts.set(bank, { version, text });
  return text;
}

const CLOSED = '}}';

/** The BIC check is the last of the checks, which end the answer. */
function withBic(end: string, verdict: Verdict, language: Language): string {
  if (verdict.bic === undefined) return end;
  return `${end.slice(0, -CLOSED.length)},"bic":${JSON.stringify(describeBic(verdict, verdict.bic, language))}${CLOSED}`;
}
