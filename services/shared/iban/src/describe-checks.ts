import { accountMethods } from './account-checks/germany/account-methods.js';
import { bankDataDate, publisherOf } from './bank-source.js';
import { describeFault, type FaultDescription } from './describe-fault.js';
import { checkOfWarning, describeWarning } from './describe-warning.js';
import { nationalTexts } from './national-checks/national-texts.js';
import { isReadable } from './readable.js';
import { type Structure, structureOf } from './structure.js';
import { texts } from './texts.js';
import { type CheckName, checkNames, type CheckOutcome, type ErrorCode, type Verdict } from './verdict.js';

export type Checks = Readonly<Record<CheckName, CheckOutcome>>;

/** Who publishes a rule or data, and since when it is in force. */
interface Origin {
  readonly source: string | null;
  readonly date: string | null;
}

const registry: Origin = { source: texts.registrySource, date: '2026-06' };
const local: Origin = { source: texts.localSource, date: null };
const standard: Origin = { source: texts.standardSource, date: '2020' };
const nowhere: Origin = { source: null, date: null };

const NATIONAL = checkNames.indexOf('nationalCheckDigit');
/** The Bundesbank's number for "keine Prüfzifferberechnung". */
const WITHOUT_CHECK = '09';

/** The words for one check, whichever way it ended. */
interface Wording {
  readonly origin: Origin;
  readonly passed?: string | undefined;
  /** The error that a failure of this check stands for. */
  readonly error?: ErrorCode | null;
  /** Why it was not checked although the IBAN could be read. */
  readonly missing?: string;
}

/**
 * The nine named checks of a verdict, each with its reason, source and date.
 * @param fault the words for the verdict's error, which more than one check gives as its reason
 */
export function describeChecks(verdict: Verdict, fault?: FaultDescription): Checks {
  const structure = structureOf(verdict.iban);
  const built = structure?.partial ? local : registry;
  const of = (name: CheckName, wording: Wording): CheckOutcome => outcomeOf(name, wording, verdict, fault);
  return {
    iso13616: of('iso13616', { origin: standard, passed: texts.formPassed, error: verdict.error }),
    characters: of('characters', { origin: standard, passed: texts.charactersPassed, error: 'iban_charset' }),
    country: of('country', { origin: registry, passed: structure?.name, error: 'iban_country' }),
    length: of('length', { origin: built, passed: texts.places(structure?.length ?? 0), error: 'iban_length' }),
    structure: of('structure', { origin: built, passed: structureText(structure), error: 'iban_structure' }),
    checkDigits: of('checkDigits', { origin: standard, passed: texts.checkDigitsPassed, error: 'iban_check_digits' }),
    nationalCheckDigit: of('nationalCheckDigit', nationalWording(verdict)),
    bankCode: of('bankCode', {
      origin: bankDataOrigin(verdict),
      passed: texts.bankCodePassed[publisherOf(verdict)?.authority ?? 'register'],
      error: 'bank_code_unknown',
      missing: texts.noBankData,
    }),
    accountCheckDigit: of('accountCheckDigit', {
      origin: bankDataOrigin(verdict),
      passed: texts.method(verdict.bank?.method ?? ''),
      error: 'account_check_digit',
      missing: whyAccountIsNotChecked(verdict),
    }),
  };
}

function outcomeOf(
  name: CheckName,
  { origin, passed, error, missing }: Wording,
  verdict: Verdict,
  fault: FaultDescription | undefined,
): CheckOutcome {
  const { source, date } = origin;
  switch (verdict.results.charAt(checkNames.indexOf(name))) {
    case 'p':
      return { result: 'passed', reason: passed ?? '', source, date };
    case 'f':
      return { result: 'failed', reason: reasonOf(error, verdict, fault), source, date };
    case 'w':
      return { result: 'warning', reason: describeWarnings(name, verdict), source, date };
    default:
      return { result: 'notChecked', reason: (isReadable(verdict) && missing) || texts.notReached, ...nowhere };
  }
}

function reasonOf(error: ErrorCode | null | undefined, verdict: Verdict, fault: FaultDescription | undefined): string {
  if (!error) return '';
  return error === verdict.error && fault ? fault.error : describeFault(error, verdict).error;
}

function structureText(structure: Structure | undefined): string {
  return structure?.classes.indexOf('a', 2) === -1 && !structure.classes.includes('c')
    ? texts.onlyDigits
    : texts.asRegistered;
}

function nationalWording({ country }: Verdict): Wording {
  const text = nationalTexts[country ?? ''];
  if (!text) return { origin: nowhere, missing: texts.noNationalRule };
  const { rule, source, since = null } = text;
  const missing = texts.nationalWithoutCheck(rule);
  return { origin: { source, date: since }, passed: rule, error: 'national_check_digit', missing };
}

function bankDataOrigin(verdict: Verdict): Origin {
  return { source: publisherOf(verdict)?.publisher ?? null, date: bankDataDate(verdict.dataVersion) };
}

function describeWarnings(name: CheckName, verdict: Verdict): string {
  const ofThisCheck = verdict.warnings.filter((code) => checkOfWarning[code] === name);
  return ofThisCheck.map((code) => describeWarning(code, verdict)).join(' ');
}

function whyAccountIsNotChecked(verdict: Verdict): string {
  const { bank } = verdict;
  if (bank?.deletion === 'done') return texts.notReached;
  const method = bank?.method;
  if (!method) return whyNoMethod(verdict);
  if (!accountMethods.has(method)) return texts.unknownMethod(method);
  return method === WITHOUT_CHECK ? texts.methodWithoutCheck(method) : texts.accountWithoutCheckDigit(method);
}

/** Where the country has a rule for all banks, no bank needs a method of its own. */
function whyNoMethod({ country, results }: Verdict): string {
  const national = nationalTexts[country ?? ''];
  if (!national) return texts.noMethod;
  if (results.charAt(NATIONAL) === 'n') return texts.nationalWithoutCheck(national.rule);
  return national.onlyFor ? texts.accountNotCovered(national.onlyFor) : texts.accountCovered;
}
