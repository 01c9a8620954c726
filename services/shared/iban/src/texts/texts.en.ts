import type { Texts } from './texts.js';

export const englishTexts: Texts = {
  letterOrDigit: 'letter or digit',
  letter: 'letter',
  digit: 'digit',
  countryWithIban: 'code of a country with IBANs',
  issuedCheckDigits: '02 to 98',
  remainder: (rest) => `remainder ${rest} modulo 97`,
  listedBankCode: 'bank code in the bank directory',
  checkDigit: (digit) => `check digit ${digit}`,
  or: ' or ',
  accountBy: (method) => `account number by method ${method}`,
  nationalCheckDigits: (digits) => `${digits.length === 1 ? 'check digit' : 'check digits'} ${digits}`,
  issuedNumber: (rule) => `number by the rule “${rule}”`,

  foreignCharacter: (position, character) =>
    `Position ${position} contains the character “${character}”. Only letters and digits are allowed in an IBAN.`,
  noCountryCode: 'An IBAN begins with two letters for the country, for example DE.',
  noSuchCountry: (code) => `No country with IBANs has the country code ${code}.`,
  wrongLength: (country, name, expected, actual) =>
    `An IBAN with the country code ${country} (${name}) has ${expected} characters. This one has ${actual}.`,
  misplaced: (position, character, within, lettersOnly) =>
    lettersOnly
      ? `Position ${position} contains the digit ${character}. Only letters are allowed ${within}.`
      : `Position ${position} contains the letter ${character}. Only digits are allowed ${within}.`,
  neverIssued: (checkDigits) => `The check digits ${checkDigits} are never issued. Possible values are 02 to 98.`,
  wrongCheckDigits: (checkDigits) => `The check digits ${checkDigits} do not match the other characters of the IBAN.`,
  unknownBankCode: (code, source, validFrom) =>
    `The bank code ${code} is not in the bank directory: ${source}, valid from ${validFrom}.`,
  voidBankCode: (code, validFrom) => `The bank code ${code} has been deleted (as of ${validFrom}).`,
  successor: (code, name, bic) => {
    const details = [name, bic && `BIC ${bic}`].filter((detail) => detail !== null && detail !== '').join(', ');
    return ` Its successor is the bank code ${code}${details && ` (${details})`}.`;
  },

  wrongNationalCheckDigits: (position, digits, rule) =>
    digits.length === 1
      ? `The national check digit at position ${position} is ${digits}. It does not match the other characters (${rule}).`
      : `The national check digits at position ${position} are ${digits}. They do not match the other characters (${rule}).`,
  nationalCheckDigitsWarning: (reason) => ` ${reason}, so this alone does not make the IBAN invalid.`,

  wrongAccountCheckDigit: (position, digit, method) =>
    `The check digit of the account number at position ${position} is ${digit}. It does not match the other digits (method ${method}).`,
  impossibleAccount: (method) =>
    `This account number cannot exist at this bank: it fails the check by method ${method}.`,

  accountWarning: (account, method, refusing) =>
    `The account number ${account} is wrong by method ${method}${refusing.map((difference, i) => `${i === 0 ? '' : ' or'} if ${difference}`).join('')}. This method is interpreted in different ways, so this alone does not make the IBAN invalid.`,
  bankDataOutdated: (code, validFrom) =>
    `The bank code ${code} is not in the bank data of ${validFrom}. This data has expired: the bank may be new.`,
  bankCodeNotListed: (code, validFrom) =>
    `The bank code ${code} is not in the bank data of ${validFrom}: the bank may be new.`,
  bankCodeNotListedBy: (code, validFrom, publisher, reason) =>
    `The bank code ${code} is not in the bank data of ${validFrom} (${publisher}). This data is ${reason}: the bank may exist nevertheless.`,
  outdated: 'out of date',
  weakAuthority: { derived: 'derived from a directory', community: 'not official' },
  accountByUncertainMethod: (account, method, reason) =>
    `The account number ${account} is wrong by method ${method}. The bank data that names this method is ${reason}, so this alone does not make the IBAN invalid.`,
  methodOutdated: (validFrom) =>
    `The bank data of ${validFrom} has expired: its facts about this bank may be out of date.`,
  deletedInOutdated: (code, validFrom) =>
    `The bank code ${code} is deleted in the bank data of ${validFrom}. This data has expired.`,
  notRegistered: (name) =>
    `${name} is not in the IBAN Registry. The IBAN was checked against the structure that is usual there, which is not binding.`,
  merged: (code) => `The bank code ${code} has already been merged with another one.`,
  toBeDeleted: (code) => `The bank code ${code} will be deleted soon.`,

  bicPassed: 'belongs to this bank',
  bicOfBranch: (bic, bankBics) =>
    `The BIC ${bic} belongs to the same institution, but to another branch. For this bank code, ${ownBics(bankBics)}.`,
  bicOfSuccessor: (bic) => `The BIC ${bic} belongs to the bank that takes over this bank code.`,
  bicOfOther: (bic, bankBics) =>
    `The BIC ${bic} does not belong to the bank of this IBAN. For that bank, ${ownBics(bankBics)}.`,
  bicByWeakData: (reason) => ` This bank data is ${reason}.`,
  bicWithoutBank: 'The bank of this IBAN is not known.',
  bicNotKnown: 'The BIC of this bank is not known.',

  formPassed: 'structure and modulo 97',
  charactersPassed: 'only letters and digits',
  places: (count) => `${count} characters`,
  onlyDigits: 'only digits',
  asRegistered: 'as in the registry',
  checkDigitsPassed: 'modulo 97',
  bankCodePassed: {
    register: 'in the bank directory',
    derived: 'in the bank directory, derived data',
    community: 'in the bank directory, not official',
  },
  notReached: 'Not checked, because an earlier check failed.',
  noNationalRule: 'No national check digit is checked for this country.',
  nationalWithoutCheck: (rule) => `${rule}: this number contains no check digit.`,
  ruleOfOtherStructure: (rule) =>
    `${rule}: the rule does not fit the new structure of the IBANs of this country and is not checked.`,
  noBankData: 'No bank data for this country.',
  method: (method) => `method ${method}`,
  methodWithoutCheck: (method) => `Method ${method}: this bank uses no check digit.`,
  accountWithoutCheckDigit: (method) => `Method ${method}: this account number contains no check digit.`,
  unknownMethod: (method) => `Method ${method} is not known.`,
  accountCovered: 'The national check digit also covers the account number.',
  accountNotCovered: (covered) => `The national check digit covers only ${covered}, not the account number.`,
  noMethod: 'No check method is known for this account number.',

  registrySource: (name) => name.replace('IBAN-Register (SWIFT), Ausgabe', 'IBAN Registry (SWIFT), release'),
  localSource: 'Structure usual in the country, not in the IBAN Registry',
  standardSource: 'ISO 13616-1',
  day: (isoDate) => isoDate,
};

/** Limit for a readable sentence. */
const MAX_LISTED = 3;

function ownBics(bics: readonly string[]): string {
  if (bics.length === 1) return `the BIC ${bics[0]} is known`;
  const listedBics = bics.slice(0, MAX_LISTED).join(', ');
  return bics.length > MAX_LISTED ? `the known BICs include ${listedBics}` : `the BICs ${listedBics} are known`;
}
