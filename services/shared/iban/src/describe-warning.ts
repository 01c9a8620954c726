import { weaknessOfAuthority, publisherOf } from './bank-source.js';
import { accountOf, checkAccount, refusingReadings } from './check-account.js';
import { bankCodeOf, bankDataDay, describeFault, successorSentence } from './describe-fault.js';
import { nationalTexts } from './national-checks/national-texts.js';
import type { Structure } from './structure.js';
import { structureOfVerdict } from './structure-of-verdict.js';
import { texts } from './texts.js';
import type { CheckName, Verdict, WarningCode } from './verdict.js';

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

export function describeWarning(code: WarningCode, verdict: Verdict): string {
  const { iban, bank, dataVersion } = verdict;
  const structure = structureOfVerdict(verdict);
  if (!structure) return '';
  const bankCode = bankCodeOf(iban, structure);
  switch (code) {
    case 'country_not_registered':
      return texts.notRegistered(structure.name);
    case 'national_check_digit_doubtful': {
      const reason = nationalTexts[structure.country]?.warning ?? '';
      return describeFault('national_check_digit', verdict).error + texts.nationalCheckDigitsWarning(reason);
    }
    case 'bank_code_to_be_deleted':
      return texts.toBeDeleted(bankCode) + successorSentence(bank);
    case 'bank_code_merged':
      return texts.merged(bankCode) + successorSentence(bank);
    case 'account_check_digit_doubtful':
      return describeAccountWarning(verdict, structure);
    case 'bank_code_not_listed':
      return describeNotListed(verdict, bankCode);
    case 'bank_data_outdated':
      if (bank && bank.deletion !== 'done') return texts.methodOutdated(bankDataDay({ dataVersion }));
      return (bank ? texts.deletedInOutdated : texts.bankDataOutdated)(bankCode, bankDataDay({ dataVersion }));
  }
}

/** If every reading refuses the account, it is doubtful only because the data that names the method is not binding. */
function describeAccountWarning(verdict: Verdict, structure: Structure): string {
  const { iban, bank } = verdict;
  const account = accountOf(iban, structure);
  const method = bank?.method ?? '';
  const weakness = weaknessOfData(verdict);
  return weakness !== undefined && checkAccount(iban, structure, bank) === 'f'
    ? texts.accountByUncertainMethod(account, method, weakness)
    : texts.accountWarning(account, method, refusingReadings(iban, structure, bank));
}

function weaknessOfData(verdict: Verdict): string | undefined {
  return weaknessOfAuthority(verdict) ?? (verdict.warnings.includes('bank_data_outdated') ? texts.outdated : undefined);
}

function describeNotListed(verdict: Verdict, bankCode: string): string {
  const day = bankDataDay(verdict);
  const weakness = weaknessOfAuthority(verdict);
  return weakness === undefined
    ? texts.bankCodeNotListed(bankCode, day)
    : texts.bankCodeNotListedBy(bankCode, day, publisherOf(verdict)?.publisher ?? '', weakness);
}
