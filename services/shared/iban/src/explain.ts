import type { BankRecord } from './bank-directory.js';
import { MAX_IBAN_LENGTH } from './characters.js';
import { accountOf } from './check-account.js';
import { endAsJson, faultAsJson, listsAsJson } from './answer-json.js';
import { bankOfAnswer } from './bank-of-answer.js';
import { describeBic } from './describe-bic.js';
import type { Checks } from './describe-checks.js';
import { bankCodeOf, describeFault, type FaultDescription, faultSentence } from './describe-fault.js';
import { describeWarning } from './describe-warning.js';
import { formatIban, maskedIban } from './format-iban.js';
import { checksOf } from './kept-checks.js';
import { isReadable } from './readable.js';
import { isInSepaBy } from './sepa.js';
import { inputHintOf } from './input-kinds/input-hint-of.js';
import type { Field, Structure } from './structure.js';
import { structureOfVerdict } from './structure-of-verdict.js';
import { correctedIban } from './suggestions/corrected-iban.js';
import type { IbanAnswer, MinimalAnswer, Verdict } from './verdict.js';

/**
 * The full German answer to a verdict. The same verdict and time give the same answer, whenever and wherever it is made.
 * @param at when the IBAN was checked, ISO 8601
 */
export function explain(verdict: Verdict, at: string): IbanAnswer {
  const fault = verdict.error === null ? undefined : describeFault(verdict.error, verdict);
  return answerTo(verdict, at, fault, checksOf(verdict, fault));
}

/**
 * The same answer as JSON text, for the wire. Most of the text is the same for every IBAN that ended alike: putting it together is several
 * times quicker than turning an object into text.
 * @param at when the IBAN was checked, ISO 8601
 */
export function explainAsJson(verdict: Verdict, at: string): string {
  const structure = isPlain(verdict) ? structureOfVerdict(verdict) : undefined;
  if (!structure) return JSON.stringify(explain(verdict, at));
  const fault = faultAsJson(verdict);
  // Each piece costs: what is the same for many answers is one piece.
  return (
    `${fault.beginning}${verdict.iban}${formsAsJson(verdict)}${fault.text}${countryAsJson(verdict, structure, at)}` +
    `${partsAsJson(verdict, structure)},"timestamp":"${at}",${listsAsJson(verdict)}${withBic(endAsJson(verdict, fault), verdict)}`
  );
}

/** Whether an IBAN holds letters and digits only, which JSON never escapes. */
function isPlain({ iban, error }: Verdict): boolean {
  return error !== 'iban_charset' && iban.length <= MAX_IBAN_LENGTH;
}

/** From the end of the IBAN on: the same as it is written on paper and shown to others. */
function formsAsJson(verdict: Verdict): string {
  if (!isReadable(verdict)) return '","formatted":null,"masked":null';
  return `","formatted":"${formatIban(verdict.iban)}","masked":"${maskedIban(verdict.iban)}"`;
}

/** From the bank code to the bank. */
function partsAsJson(verdict: Verdict, structure: Structure): string {
  const { iban, bank } = verdict;
  if (!isReadable(verdict)) return `,"blz":null,"branchCode":null,"accountNumber":null,${bankAsJson(null, verdict)}`;
  const branch = branchAsJson(iban, structure.branch);
  return `,"blz":"${bankCodeOf(iban, structure)}${branch}${accountOf(iban, structure)}",${bankAsJson(bank, verdict)}`;
}

const inSepa = new WeakMap<Structure, string>();
const outsideSepa = new WeakMap<Structure, string>();

/** Country and SEPA, kept for each country in and outside of it. */
function countryAsJson({ registry }: Verdict, structure: Structure, at: string): string {
  const sepa = isInSepaBy(registry, structure.country, at);
  const texts = sepa ? inSepa : outsideSepa;
  const kept = texts.get(structure);
  if (kept !== undefined) return kept;
  const text = `,"country":"${structure.country}","sepa":${sepa}`;
  texts.set(structure, text);
  return text;
}

/** The answer for who does not want to know why. */
export function explainMinimally(verdict: Verdict): MinimalAnswer {
  const { iban, error, bank } = verdict;
  const structure = isReadable(verdict) ? structureOfVerdict(verdict) : undefined;
  return {
    valid: error === null,
    iban,
    errorCode: error,
    blz: structure ? bankCodeOf(iban, structure) : null,
    bic: bank ? bank.bic : null,
    bankName: bank ? bank.name : null,
    warnings: warningsOf(verdict),
    ...(verdict.bic !== undefined && { checks: { bic: describeBic(verdict, verdict.bic) } }),
  };
}

/** From the end of the bank code to the beginning of the account number. */
function branchAsJson(iban: string, branch: Field | null): string {
  return branch
    ? `","branchCode":"${textOf(iban, branch)}","accountNumber":"`
    : '","branchCode":null,"accountNumber":"';
}

const bankTexts = new WeakMap<BankRecord, { readonly version: string | null; readonly text: string }>();

/** The bank's part of the text, kept as long as the directory keeps the bank. */
function bankAsJson(bank: BankRecord | null, verdict: Verdict): string {
  if (!bank) return '"bic":null,"bankName":null,"bankAddress":null,"bank":null';
  const { dataVersion: version } = verdict;
  const kept = bankTexts.get(bank);
  if (kept?.version === version) return kept.text;
  const { bic, name: bankName, address: bankAddress } = bank;
  const text = JSON.stringify({ bic, bankName, bankAddress, bank: bankOfAnswer(bank, verdict) }).slice(1, -1);
  bankTexts.set(bank, { version, text });
  return text;
}

const CLOSED = '}}';

/** The checks come last, and that of a BIC is the last of them. */
function withBic(end: string, verdict: Verdict): string {
  if (verdict.bic === undefined) return end;
  return `${end.slice(0, -CLOSED.length)},"bic":${JSON.stringify(describeBic(verdict, verdict.bic))}${CLOSED}`;
}

/** The answer's `error` alone. */
export function errorSentence(verdict: Verdict): string | null {
  return verdict.error === null ? null : faultSentence(verdict.error, verdict);
}

/** The answer's `blz` alone. */
export function bankCodeIn(verdict: Verdict): string | null {
  const structure = isReadable(verdict) ? structureOfVerdict(verdict) : undefined;
  return structure ? bankCodeOf(verdict.iban, structure) : null;
}

function answerTo(verdict: Verdict, at: string, fault: FaultDescription | undefined, checks: Checks): IbanAnswer {
  const { iban, error, bank, suggestions } = verdict;
  const structure = isReadable(verdict) ? structureOfVerdict(verdict) : undefined;
  return {
    valid: error === null,
    iban,
    formatted: structure ? formatIban(iban) : null,
    masked: structure ? maskedIban(iban) : null,
    error: fault?.error ?? null,
    errorCode: error,
    position: verdict.position,
    expected: fault?.expected ?? null,
    actual: fault?.actual ?? null,
    hint: error === null || structure ? null : inputHintOf(iban),
    country: verdict.country,
    sepa: verdict.country === null ? null : isInSepaBy(verdict.registry, verdict.country, at),
    blz: structure ? bankCodeOf(iban, structure) : null,
    branchCode: structure?.branch ? textOf(iban, structure.branch) : null,
    accountNumber: structure ? accountOf(iban, structure) : null,
    bic: bank ? bank.bic : null,
    bankName: bank ? bank.name : null,
    bankAddress: bank ? bank.address : null,
    bank: bank && bankOfAnswer(bank, verdict),
    timestamp: at,
    warnings: warningsOf(verdict),
    suggestions: suggestions.length === 0 ? [] : suggestions.map((one) => ({ ...one, iban: correctedIban(iban, one) })),
    dataVersion: verdict.dataVersion,
    checks: verdict.bic === undefined ? checks : { ...checks, bic: describeBic(verdict, verdict.bic) },
  };
}

function warningsOf(verdict: Verdict): IbanAnswer['warnings'] {
  const { warnings } = verdict;
  return warnings.length === 0 ? [] : warnings.map((code) => ({ code, message: describeWarning(code, verdict) }));
}

function textOf(iban: string, { start, end }: Field): string {
  return iban.slice(start - 1, end);
}
