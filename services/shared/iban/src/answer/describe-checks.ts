import { accountMethods } from '../account-checks/account-methods.js';
import { bankDataDate, findPublisher } from '../verdict/bank-source.js';
import { type CheckFailure, describeCheckFailure, type ErrorDescription } from './describe-error.js';
import { checkOfWarning, describeWarning } from './describe-warning.js';
import { countryName } from '../registry/country-name.js';
import { type Language, textIn } from '../texts/language.js';
import { nationalTexts } from '../national-checks/national-texts.js';
import { hasKnownStructure } from './has-known-structure.js';
import type { Structure } from '../registry/structure.js';
import { structureOfVerdict } from '../registry/structure-of-verdict.js';
import { shippedRelease } from '../texts/texts.js';
import { textsIn } from '../texts/texts-in.js';
import { type CheckName, checkNames, type CheckOutcome, type ErrorCode, type Verdict } from '../verdict/verdict.js';

export type Checks = Readonly<Record<CheckName, CheckOutcome>>;

interface Origin {
  readonly source: string | null;
  readonly date: string | null;
}

const nowhere: Origin = { source: null, date: null };

const NATIONAL = checkNames.indexOf('nationalCheckDigit');
/** The Bundesbank's number for "keine Prüfzifferberechnung". */
const WITHOUT_CHECK = '09';

/** Error code of a failed check; the form check gives the sentence of the first error. */
const errorOfCheck: Readonly<Partial<Record<CheckName, ErrorCode>>> = {
  characters: 'iban_charset',
  country: 'iban_country',
  length: 'iban_length',
  structure: 'iban_structure',
  checkDigits: 'iban_check_digits',
  nationalCheckDigit: 'national_check_digit',
  bankCode: 'bank_code_unknown',
  accountCheckDigit: 'account_check_digit',
};

interface Wording {
  readonly origin: Origin;
  readonly passedReason?: string | undefined;
  /** Reason for no check although the parts of the IBAN are known. */
  readonly notCheckedReason?: string;
}

/** The nine named checks of a verdict with source and date; `checkFailureAt` gives the reasons of failures and warnings. */
export function describeChecks(verdict: Verdict, language: Language): Checks {
  const texts = textsIn[language];
  const structure = structureOfVerdict(verdict);
  const standard: Origin = { source: texts.standardSource, date: '2020' };
  const registry = registryOrigin(verdict, language);
  const structureOrigin = structure?.partial ? { source: texts.localSource, date: null } : registry;
  const of = (name: CheckName, wording: Wording): CheckOutcome => describeOutcome(name, wording, verdict, language);
  return {
    iso13616: of('iso13616', { origin: standard, passedReason: texts.formPassed }),
    characters: of('characters', { origin: standard, passedReason: texts.charactersPassed }),
    country: of('country', { origin: registry, passedReason: structure && countryName(structure, language) }),
    length: of('length', { origin: structureOrigin, passedReason: texts.places(structure?.length ?? 0) }),
    structure: of('structure', { origin: structureOrigin, passedReason: structureText(structure, language) }),
    checkDigits: of('checkDigits', { origin: standard, passedReason: texts.checkDigitsPassed }),
    nationalCheckDigit: of('nationalCheckDigit', nationalWording(verdict, structure, language)),
    bankCode: of('bankCode', {
      origin: bankDataOrigin(verdict),
      passedReason: texts.bankCodePassed[findPublisher(verdict)?.authority ?? 'register'],
      notCheckedReason: texts.noBankData,
    }),
    accountCheckDigit: of('accountCheckDigit', {
      origin: bankDataOrigin(verdict),
      passedReason: texts.method(verdict.bank?.method ?? ''),
      notCheckedReason: whyAccountIsNotChecked(verdict, structure, language),
    }),
  };
}

function describeOutcome(
  name: CheckName,
  { origin, passedReason, notCheckedReason }: Wording,
  verdict: Verdict,
  language: Language,
): CheckOutcome {
  const { source, date } = origin;
  switch (verdict.results.charAt(checkNames.indexOf(name))) {
    case 'p':
      return { result: 'passed', reason: passedReason ?? '', source, date };
    case 'f':
      return { result: 'failed', reason: '', source, date };
    case 'w':
      return { result: 'warning', reason: '', source, date };
    default:
      return {
        result: 'notChecked',
        reason: (hasKnownStructure(verdict) && notCheckedReason) || textsIn[language].notReached,
        ...nowhere,
      };
  }
}

/** @param description of the verdict's error, which several checks give as their reason */
export function checkFailureAt(
  name: CheckName,
  verdict: Verdict,
  description: ErrorDescription | undefined,
  language: Language,
): CheckFailure {
  if (verdict.results.charAt(checkNames.indexOf(name)) === 'w')
    return { error: describeWarnings(name, verdict, language) };
  const error = errorOfCheck[name];
  if (!error) return { error: description?.error ?? '' };
  return error === verdict.error && description ? description : describeCheckFailure(error, verdict, language);
}

function structureText(structure: Structure | undefined, language: Language): string {
  const texts = textsIn[language];
  return structure?.classes.indexOf('a', 2) === -1 && !structure.classes.includes('c')
    ? texts.onlyDigits
    : texts.asRegistered;
}

function registryOrigin({ registry }: Verdict, language: Language): Origin {
  const { name, date } = registry ?? shippedRelease;
  return { source: textsIn[language].registrySource(name), date };
}

function nationalWording({ country }: Verdict, structure: Structure | undefined, language: Language): Wording {
  const texts = textsIn[language];
  const text = nationalTexts[country ?? ''];
  if (!text) return { origin: nowhere, notCheckedReason: texts.noNationalRule };
  const { source, since = null } = text;
  const rule = textIn(text.rule, language);
  if (structure?.rulesApply === false) return { origin: nowhere, notCheckedReason: texts.ruleOfOtherStructure(rule) };
  const notCheckedReason = texts.nationalWithoutCheck(rule);
  return { origin: { source: textIn(source, language), date: since }, passedReason: rule, notCheckedReason };
}

function bankDataOrigin(verdict: Verdict): Origin {
  return { source: findPublisher(verdict)?.publisher ?? null, date: bankDataDate(verdict.dataVersion) };
}

function describeWarnings(name: CheckName, verdict: Verdict, language: Language): string {
  const ofThisCheck = verdict.warnings.filter((code) => checkOfWarning[code] === name);
  return ofThisCheck.map((code) => describeWarning(code, verdict, language)).join(' ');
}

function whyAccountIsNotChecked(verdict: Verdict, structure: Structure | undefined, language: Language): string {
  const texts = textsIn[language];
  const { bank } = verdict;
  if (bank?.deletion === 'done') return texts.notReached;
  const method = bank?.method;
  if (!method) return whyNoMethod(verdict, structure, language);
  if (!accountMethods.has(method)) return texts.unknownMethod(method);
  return method === WITHOUT_CHECK ? texts.methodWithoutCheck(method) : texts.accountWithoutCheckDigit(method);
}

/** Banks need no method when a national rule covers all banks. */
function whyNoMethod({ country, results }: Verdict, structure: Structure | undefined, language: Language): string {
  const texts = textsIn[language];
  const national = nationalTexts[country ?? ''];
  if (!national || structure?.rulesApply === false) return texts.noMethod;
  if (results.charAt(NATIONAL) === 'n') return texts.nationalWithoutCheck(textIn(national.rule, language));
  return national.onlyFor ? texts.accountNotCovered(national.onlyFor[language]) : texts.accountCovered;
}
