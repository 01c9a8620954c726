import type { BankDirectory, BankRecord } from './verdict/bank-directory.js';
import { accountCheckDigitPosition, checkAccount } from './checks/check-account.js';
import { sourceForVerdict } from './verdict/bank-source.js';
import { checkBankCode, limitedToWarning, wasBinding } from './checks/check-bank-code.js';
import { checkIso13616, type Iso13616Finding } from './checks/check-iso-13616.js';
import { checkNational, wrongNationalCheckDigits } from './national-checks/check-national.js';
import {
  isKnown,
  type KnownCountry,
  type RegisteredCountry,
  type Registry,
  shippedRegistry,
} from './registry/registry.js';
import { buildResults } from './verdict/results.js';
import type { Structure } from './registry/structure.js';
import {
  mayLackCountry,
  suggestCountry,
  suggestLookAlike,
  suggestOneDigit,
  suggestOneMistake,
} from './suggestions/suggest.js';
import { findTerritory } from './suggestions/territories.js';
import { checkNames, type Correction, type ErrorCode, type Verdict, type WarningCode } from './verdict/verdict.js';

const noWarnings: readonly WarningCode[] = [];
const noSuggestions: readonly Correction[] = [];

/** Never throws; linear in the input's length. @param iban best from `cleanIban` @param banks null: structure only */
export function checkIban(iban: string, banks: BankDirectory | null, registry: Registry = shippedRegistry): Verdict {
  const registered = registry.of(iban);
  const { structure } = registered;
  const finding = checkIso13616(iban, structure);
  const isWellFormed = finding.code === null || finding.code === 'iban_check_digits';
  const verdict =
    isWellFormed && isKnown(registered)
      ? withBank(iban, registered, finding, banks)
      : malformed(iban, registered, finding, banks);
  return structure?.partial ? unregistered(verdict) : verdict;
}

/** Country whose bank data a check needs: that of the IBAN or of its territory; DE for digits that may lack their country code. */
export function getBankCountry(iban: string): string {
  return mayLackCountry(iban) ? 'DE' : (findTerritory(iban)?.country ?? iban.slice(0, 2));
}

/** Countries outside the registry have no authoritative structure, so every verdict carries a warning. */
function unregistered(verdict: Verdict): Verdict {
  const country = checkNames.indexOf('country');
  const results = `${verdict.results.slice(0, country)}w${verdict.results.slice(country + 1)}`;
  return { ...verdict, results, warnings: ['country_not_registered', ...verdict.warnings] };
}

/** Checks bank and account even when the check digits are wrong, so that the answer reports all errors. */
function withBank(
  iban: string,
  { structure, verdictRelease }: KnownCountry,
  finding: Iso13616Finding,
  banks: BankDirectory | null,
): Verdict {
  const { country, bank: field } = structure;
  const national = structure.rulesApply ? checkNational(iban, country) : 'n';
  const { result, bank, warnings } = checkBankCode(country, iban.slice(field.start - 1, field.end), banks);
  const byMethod = bank === null || bank.deletion === 'done' ? 'n' : checkAccount(iban, structure, bank);
  // A method comes from the bank data: where a bank code cannot make an IBAN invalid, a method cannot either.
  const account = limitedToWarning(byMethod, country, banks);
  const byOldMethod = account !== byMethod && wasBinding(country, banks);
  const error = finding.code ?? firstError(national, result, account);
  return {
    iban,
    country,
    error,
    position: finding.position ?? findErrorPosition(error, iban, structure, bank),
    results: buildResults(finding.results, national, byOldMethod ? 'w' : result, account),
    bank,
    warnings:
      national === 'w' || account === 'w'
        ? withWarnings(byOldMethod ? [...warnings, 'bank_data_outdated'] : warnings, national, account)
        : warnings,
    suggestions: error === 'iban_check_digits' ? suggestOneMistake(iban, structure, banks) : noSuggestions,
    dataVersion: banks?.version ?? null,
    source: sourceForVerdict(country, banks),
    registry: verdictRelease,
  };
}

function firstError(national: string, bankCode: string, account: string): ErrorCode | null {
  if (national === 'f') return 'national_check_digit';
  if (bankCode === 'f') return 'bank_code_unknown';
  return account === 'f' ? 'account_check_digit' : null;
}

function withWarnings(ofBank: readonly WarningCode[], national: string, account: string): readonly WarningCode[] {
  const warnings = [...ofBank];
  if (national === 'w') warnings.unshift('national_check_digit_doubtful');
  if (account === 'w') warnings.push('account_check_digit_doubtful');
  return warnings;
}

function findErrorPosition(
  error: ErrorCode | null,
  iban: string,
  structure: Structure,
  bank: BankRecord | null,
): number | null {
  if (error === 'national_check_digit') return wrongNationalCheckDigits(iban, structure.country)?.position ?? null;
  if (error === 'bank_code_unknown') return structure.bank.start;
  if (error === 'account_check_digit') return accountCheckDigitPosition(iban, structure, bank) ?? null;
  return null;
}

function malformed(
  iban: string,
  { structure, verdictRelease }: RegisteredCountry,
  finding: Iso13616Finding,
  banks: BankDirectory | null,
): Verdict {
  const { code, position, results } = finding;
  return {
    iban,
    country: structure?.country ?? null,
    error: code,
    position,
    results: `${results}nnn`,
    bank: null,
    warnings: noWarnings,
    suggestions: suggestCorrections(iban, structure, finding, banks),
    dataVersion: banks?.version ?? null,
    registry: verdictRelease,
  };
}

function suggestCorrections(
  iban: string,
  structure: Structure | undefined,
  { code, position }: Iso13616Finding,
  banks: BankDirectory | null,
): readonly Correction[] {
  if (code === 'iban_country') return suggestCountry(iban, banks);
  if (!structure) return noSuggestions;
  if (code === 'iban_length') return suggestOneDigit(iban, structure, banks);
  if (code === 'iban_structure' && position !== null) return suggestLookAlike(iban, structure, position, banks);
  return noSuggestions;
}
