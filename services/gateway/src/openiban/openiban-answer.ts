import type { IbanVerdict, OpenIbanAnswer, OpenIbanBank } from '@pruefer/contracts';

/** Facts that a caller requests beyond the form of the IBAN. */
export interface WantedFacts {
  readonly bic: boolean;
  readonly bankCode: boolean;
}

const POSITIONS_OF_COUNTRY = 2;
const POSITIONS_OF_CHECK_DIGITS = 4;
const unparsable = new Set(['iban_charset', 'iban_country', 'iban_length', 'iban_structure']);
/** The bank data lacks the bank code, but cannot decide that it does not exist. */
const notDecided = new Set(['bank_code_not_listed', 'bank_data_outdated']);
const noBank: OpenIbanBank = { bankCode: '', name: '' };

/**
 * A verdict in the form of openiban.com, with its messages; an error that it does not look for has our sentence. An unknown bank code makes
 * an IBAN invalid only if it was asked for, as there.
 * @param verdict with English sentences
 * @param input as sent
 */
export function openIbanAnswer(verdict: IbanVerdict, input: string, wantedFacts: WantedFacts): OpenIbanAnswer {
  if (unparsable.has(verdict.errorCode ?? '')) {
    const messages = [`Cannot parse as IBAN: ${parseError(verdict)}`];
    return { valid: false, messages, iban: input, bankData: noBank, checkResults: {} };
  }
  const bank = toOpenIbanBank(verdict);
  return {
    valid: verdict.valid || (verdict.errorCode === 'bank_code_unknown' && !wantedFacts.bankCode),
    messages: [
      ...errorMessages(verdict),
      ...(wantedFacts.bankCode ? [bankCodeMessage(verdict, bank)] : []),
      ...(wantedFacts.bic && !bank ? [noBicMessage(verdict)] : []),
    ],
    iban: input,
    bankData: (wantedFacts.bic && bank) || noBank,
    checkResults: wantedFacts.bankCode ? { bankCode: bank !== undefined } : {},
  };
}

function parseError({ errorCode, position, actual, country, checks }: IbanVerdict): string {
  if (errorCode === 'iban_length')
    return `IBAN length invalid. Expected length for ${country} is ${checks.length.values?.expected ?? ''}.`;
  if (errorCode === 'iban_country' || (position ?? 1) <= POSITIONS_OF_COUNTRY) return 'Invalid country code.';
  if ((position ?? 1) <= POSITIONS_OF_CHECK_DIGITS) return 'Invalid / no check digits found.';
  return `Invalid characters in BBAN: ${actual}`;
}

function errorMessages({ errorCode, error }: IbanVerdict): string[] {
  if (error === null || errorCode === 'bank_code_unknown') return [];
  return [errorCode === 'iban_check_digits' ? 'Validation failed.' : error];
}

/** The bank of a bank code that exists; a deleted one has a bank in the verdict, but none here. */
function toOpenIbanBank({ errorCode, blz, bic, bankName, bank }: IbanVerdict): OpenIbanBank | undefined {
  if (bank === null || blz === null || errorCode === 'bank_code_unknown') return undefined;
  const { postalCode, town } = bank;
  return {
    bankCode: blz,
    name: bankName ?? '',
    ...(postalCode !== null && { zip: postalCode }),
    ...(town !== null && { city: town }),
    ...(bic !== null && { bic }),
  };
}

function bankCodeMessage({ blz, dataVersion, warnings }: IbanVerdict, bank: OpenIbanBank | undefined): string {
  if (bank) return `Bank code valid: ${bank.bankCode}`;
  if (dataVersion === null) return 'Cannot validate bank code length. No information available.';
  return warnings.find(({ code }) => notDecided.has(code))?.message ?? `Invalid bank code: ${blz}`;
}

function noBicMessage({ blz, dataVersion }: IbanVerdict): string {
  return dataVersion === null ? 'Cannot get BIC. No information available.' : `No BIC found for bank code: ${blz}`;
}
