import type { Translation } from './language.js';

/** The release of the IBAN registry that `structureTable` follows; a month is its date. */
export const shippedRelease = { version: null, name: 'IBAN-Register (SWIFT), Ausgabe 102', date: '2026-06' };

/** The texts of the answers in every language. */
export type Texts = Translation<typeof texts>;

export const texts = {
  letterOrDigit: 'Buchstabe oder Ziffer',
  letter: 'Buchstabe',
  digit: 'Ziffer',
  countryWithIban: 'Ländercode eines Landes mit IBAN',
  issuedCheckDigits: '02 bis 98',
  remainder: (rest: number) => `Rest ${rest} bei Modulo 97`,
  listedBankCode: 'Bankleitzahl im Verzeichnis',
  checkDigit: (digit: string) => `Prüfziffer ${digit}`,
  or: ' oder ',
  accountBy: (method: string) => `Kontonummer nach Verfahren ${method}`,
  nationalCheckDigits: (digits: string) => `${digits.length === 1 ? 'Prüfziffer' : 'Prüfziffern'} ${digits}`,
  issuedNumber: (rule: string) => `Nummer nach der Regel „${rule}“`,

  foreignCharacter: (position: number, character: string) =>
    `An Stelle ${position} steht das Zeichen „${character}“. In einer IBAN sind nur Buchstaben und Ziffern erlaubt.`,
  noCountryCode: 'Eine IBAN beginnt mit zwei Buchstaben für das Land, zum Beispiel DE.',
  noSuchCountry: (code: string) => `Kein Land mit IBAN hat den Ländercode ${code}.`,
  wrongLength: (country: string, name: string, expected: number, actual: number) =>
    `Eine IBAN mit dem Ländercode ${country} (${name}) hat ${expected} Stellen. Diese hat ${actual}.`,
  misplaced: (position: number, character: string, within: string, lettersOnly: boolean) =>
    lettersOnly
      ? `An Stelle ${position} steht die Ziffer ${character}. ${within} sind nur Buchstaben erlaubt.`
      : `An Stelle ${position} steht der Buchstabe ${character}. ${within} sind nur Ziffern erlaubt.`,
  neverIssued: (checkDigits: string) => `Die Prüfziffern ${checkDigits} werden nie vergeben. Möglich sind 02 bis 98.`,
  wrongCheckDigits: (checkDigits: string) =>
    `Die Prüfziffern ${checkDigits} passen nicht zu den übrigen Stellen der IBAN.`,
  unknownBankCode: (code: string, source: string, validFrom: string) =>
    `Die Bankleitzahl ${code} steht nicht im Verzeichnis: ${source}, gültig ab ${validFrom}.`,
  voidBankCode: (code: string, validFrom: string) => `Die Bankleitzahl ${code} ist gelöscht (Stand ${validFrom}).`,
  successor: (code: string, name: string | null, bic: string | null) => {
    const details = [name, bic && `BIC ${bic}`].filter((detail) => detail !== null && detail !== '').join(', ');
    return ` Nachfolgerin ist die Bankleitzahl ${code}${details && ` (${details})`}.`;
  },

  wrongNationalCheckDigits: (position: number, digits: string, rule: string) =>
    digits.length === 1
      ? `An Stelle ${position} steht die nationale Prüfziffer ${digits}. Sie passt nicht zu den übrigen Stellen (${rule}).`
      : `An Stelle ${position} stehen die nationalen Prüfziffern ${digits}. Sie passen nicht zu den übrigen Stellen (${rule}).`,
  nationalCheckDigitsWarning: (reason: string) => ` ${reason}, deshalb macht das allein die IBAN nicht ungültig.`,

  wrongAccountCheckDigit: (position: number, digit: string, method: string) =>
    `An Stelle ${position} steht die Prüfziffer ${digit} der Kontonummer. Sie passt nicht zu den übrigen Ziffern (Verfahren ${method}).`,
  /** Omits the account number, because logs keep error sentences longer than IBANs (docs/SECURITY.md G1). */
  impossibleAccount: (method: string) =>
    `Diese Kontonummer kann es bei dieser Bank nicht geben: Sie besteht die Prüfung nach Verfahren ${method} nicht.`,

  /** @param refusing clauses of the refusing readings; empty for verdicts from before the method had readings */
  accountWarning: (account: string, method: string, refusing: readonly string[]) =>
    `Die Kontonummer ${account} ist nach Verfahren ${method} falsch${refusing.map((difference, i) => `${i === 0 ? ',' : ' oder'} wenn ${difference}`).join('')}. Dieses Verfahren wird unterschiedlich ausgelegt, deshalb macht das allein die IBAN nicht ungültig.`,
  bankDataOutdated: (code: string, validFrom: string) =>
    `Die Bankleitzahl ${code} steht nicht in den Bankdaten vom ${validFrom}. Diese Daten sind abgelaufen: Die Bank kann neu sein.`,
  bankCodeNotListed: (code: string, validFrom: string) =>
    `Der Bankcode ${code} steht nicht in den Bankdaten vom ${validFrom}: Die Bank kann neu sein.`,
  /** @param why the bank data is not binding */
  bankCodeNotListedBy: (code: string, validFrom: string, publisher: string, reason: string) =>
    `Der Bankcode ${code} steht nicht in den Bankdaten vom ${validFrom} (${publisher}). Sie sind ${reason}: Die Bank kann es trotzdem geben.`,
  outdated: 'abgelaufen',
  weakAuthority: { derived: 'aus einem Verzeichnis abgeleitet', community: 'nicht amtlich' },
  /** Every reading of the method refuses it. @param why the bank data is not binding */
  accountByUncertainMethod: (account: string, method: string, reason: string) =>
    `Die Kontonummer ${account} ist nach Verfahren ${method} falsch. Die Bankdaten, die dieses Verfahren nennen, sind ${reason}, deshalb macht das allein die IBAN nicht ungültig.`,
  methodOutdated: (validFrom: string) =>
    `Die Bankdaten vom ${validFrom} sind abgelaufen: Was sie von dieser Bank sagen, kann überholt sein.`,
  deletedInOutdated: (code: string, validFrom: string) =>
    `Die Bankleitzahl ${code} ist in den Bankdaten vom ${validFrom} gelöscht. Diese Daten sind abgelaufen.`,
  notRegistered: (name: string) =>
    `${name} steht nicht im IBAN-Register. Geprüft wurde der dort übliche Aufbau; verbindlich ist er nicht.`,
  merged: (code: string) => `Die Bankleitzahl ${code} ist bereits mit einer anderen zusammengelegt.`,
  toBeDeleted: (code: string) => `Die Bankleitzahl ${code} wird demnächst gelöscht.`,

  bicPassed: 'gehört zu dieser Bank',
  bicOfBranch: (bic: string, bankBics: readonly string[]) =>
    `Der BIC ${bic} gehört zum selben Institut, aber zu einer anderen Filiale: Für diesen Bankcode ${ownBics(bankBics)} bekannt.`,
  bicOfSuccessor: (bic: string) => `Der BIC ${bic} gehört zur Bank, die diesen Bankcode übernimmt.`,
  bicOfOther: (bic: string, bankBics: readonly string[]) =>
    `Der BIC ${bic} gehört nicht zur Bank dieser IBAN. Für sie ${ownBics(bankBics)} bekannt.`,
  bicByWeakData: (reason: string) => ` Diese Bankdaten sind ${reason}.`,
  bicWithoutBank: 'Die Bank dieser IBAN ist nicht bekannt.',
  bicNotKnown: 'Der BIC dieser Bank ist nicht bekannt.',

  formPassed: 'Aufbau und Modulo 97',
  charactersPassed: 'nur Buchstaben und Ziffern',
  places: (count: number) => `${count} Stellen`,
  onlyDigits: 'nur Ziffern',
  asRegistered: 'wie im Register',
  checkDigitsPassed: 'Modulo 97',
  bankCodePassed: {
    register: 'im Verzeichnis',
    derived: 'im Verzeichnis, abgeleitete Daten',
    community: 'im Verzeichnis, nicht amtlich',
  },
  notReached: 'Nicht geprüft, weil eine frühere Prüfung nicht bestanden ist.',
  noNationalRule: 'Für dieses Land wird keine nationale Prüfziffer geprüft.',
  nationalWithoutCheck: (rule: string) => `${rule}: Diese Nummer enthält keine Prüfziffer.`,
  ruleOfOtherStructure: (rule: string) =>
    `${rule}: Die Regel passt nicht zum neuen Aufbau der IBANs dieses Landes und wird nicht geprüft.`,
  noBankData: 'Keine Bankdaten für dieses Land.',
  method: (method: string) => `Verfahren ${method}`,
  methodWithoutCheck: (method: string) => `Verfahren ${method}: Diese Bank sieht keine Prüfziffer vor.`,
  accountWithoutCheckDigit: (method: string) => `Verfahren ${method}: Diese Kontonummer enthält keine Prüfziffer.`,
  unknownMethod: (method: string) => `Verfahren ${method} ist nicht bekannt.`,
  accountCovered: 'Die nationale Prüfziffer sichert auch die Kontonummer.',
  accountNotCovered: (covered: string) =>
    `Die nationale Prüfziffer gilt nur für ${covered}, nicht für die Kontonummer.`,
  noMethod: 'Für diese Kontonummer ist kein Prüfverfahren bekannt.',

  /** @param name as stored with the release */
  registrySource: (name: string) => name,
  localSource: 'Landesüblicher Aufbau, nicht im IBAN-Register',
  standardSource: 'ISO 13616-1',
  /** 2026-09-07 → 07.09.2026. */
  day: (isoDate: string) => isoDate && `${isoDate.slice(8, 10)}.${isoDate.slice(5, 7)}.${isoDate.slice(0, 4)}`,
} as const;

/** Limit for a readable sentence. */
const MAX_LISTED = 3;

function ownBics(bics: readonly string[]): string {
  if (bics.length === 1) return `ist der BIC ${bics[0]}`;
  return `sind ${bics.length > MAX_LISTED ? 'zum Beispiel ' : ''}die BICs ${bics.slice(0, MAX_LISTED).join(', ')}`;
}
