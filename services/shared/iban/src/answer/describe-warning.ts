import { findPublisher, weaknessOfAuthority } from '../verdict/bank-source.js';
import { checkAccount, extractAccountNumber, refusingReadings } from '../checks/check-account.js';
import { bankDataDay, describeError, extractBankCode, successorSentence } from './describe-error.js';
import { countryName } from '../registry/country-name.js';
import type { Language } from '../texts/language.js';
import { nationalTexts } from '../national-checks/national-texts.js';
import type { Structure } from '../registry/structure.js';
import { structureOfVerdict } from '../registry/structure-of-verdict.js';
import { textsIn } from '../texts/texts-in.js';
import type { CheckName, Verdict, WarningCode } from '../verdict/verdict.js';

/** The check that raises each warning. */
export const checkOfWarning: Readonly<Record<WarningCode, CheckName>> = {
  country_not_registered: 'country',
  national_check_digit_doubtful: 'nationalCheckDigit',
  bank_data_outdated: 'bankCode',
  bank_code_not_listed: 'bankCode',
  bank_code_to_be_deleted: 'bankCode',
  bank_code_merged: 'bankCode',
  account_check_digit_doubtful: 'accountCheckDigit',
};

export function describeWarning(code: WarningCode, verdict: Verdict, language: Language): string {
  const texts = textsIn[language];
  const { iban, bank, dataVersion } = verdict;
  const structure = structureOfVerdict(verdict);
  if (!structure) return '';
  const bankCode = extractBankCode(iban, structure);
  switch (code) {
    case 'country_not_registered':
      return texts.notRegistered(countryName(structure, language));
    case 'national_check_digit_doubtful': {
      const reason = nationalTexts[structure.country]?.warning?.[language] ?? '';
      return describeError('national_check_digit', verdict, language).error + texts.nationalCheckDigitsWarning(reason);
    }
    case 'bank_code_to_be_deleted':
      return texts.toBeDeleted(bankCode) + successorSentence(bank, language);
    case 'bank_code_merged':
      return texts.merged(bankCode) + successorSentence(bank, language);
    case 'account_check_digit_doubtful':
      return describeAccountWarning(verdict, structure, language);
    case 'bank_code_not_listed':
      return describeNotListed(verdict, bankCode, language);
    case 'bank_data_outdated':
      if (bank && bank.deletion !== 'done') return texts.methodOutdated(bankDataDay({ dataVersion }, language));
      return (bank ? texts.deletedInOutdated : texts.bankDataOutdated)(
        bankCode,
        bankDataDay({ dataVersion }, language),
      );
  }
}

/** If every reading refuses the account, it is doubtful only because the data that names the method is not binding. */
function describeAccountWarning(verdict: Verdict, structure: Structure, language: Language): string {
  const texts = textsIn[language];
  const { iban, bank } = verdict;
  const account = extractAccountNumber(iban, structure);
  const method = bank?.method ?? '';
  const weakness = weaknessOfData(verdict, language);
  return weakness !== undefined && checkAccount(iban, structure, bank) === 'f'
    ? texts.accountByUncertainMethod(account, method, weakness)
    : texts.accountWarning(account, method, refusingReadings(iban, structure, bank, language));
}

function weaknessOfData(verdict: Verdict, language: Language): string | undefined {
  const isOutdated = verdict.warnings.includes('bank_data_outdated');
  return weaknessOfAuthority(verdict, language) ?? (isOutdated ? textsIn[language].outdated : undefined);
}

function describeNotListed(verdict: Verdict, bankCode: string, language: Language): string {
  const texts = textsIn[language];
  const day = bankDataDay(verdict, language);
  const weakness = weaknessOfAuthority(verdict, language);
  return weakness === undefined
    ? texts.bankCodeNotListed(bankCode, day)
    : texts.bankCodeNotListedBy(bankCode, day, findPublisher(verdict)?.publisher ?? '', weakness);
}
