import type { ProblemCode } from '../problems.js';

/** An IBAN for which a test key always gets the same answer. */
interface TestIban {
  readonly iban: string;
  readonly shows: string;
  /** Refusal that a test key gets; left out: the verdict. */
  readonly problem?: ProblemCode;
}

/** The only IBANs that test keys answer. Their bank codes begin with 9: no German bank has such a code, so none of them is valid with a real key. */
export const testIbans: readonly TestIban[] = [
  { iban: 'DE23999999000000000001', shows: 'gültig, mit Bank und BIC' },
  { iban: 'DE84999999010000000018', shows: 'gültig, mit geprüfter Prüfziffer des Kontos' },
  { iban: 'DE93999999020000000001', shows: 'gültig mit Hinweis: die Bankleitzahl wird gelöscht, Nachfolgerin genannt' },
  { iban: 'FR1420041010050500013M02606', shows: 'gültig, Land ohne Bankdaten' },
  { iban: 'DE2399999900000000000$', shows: 'ungültig: iban_charset' },
  { iban: 'XX23999999000000000001', shows: 'ungültig: iban_country' },
  { iban: 'DE2399999900000000001', shows: 'ungültig: iban_length' },
  { iban: 'DE719999990000000000O1', shows: 'ungültig: iban_structure' },
  { iban: 'DE24999999000000000001', shows: 'ungültig: iban_check_digits' },
  { iban: 'BE41539007547035', shows: 'ungültig: national_check_digit' },
  { iban: 'DE93999999990000000001', shows: 'ungültig: bank_code_unknown' },
  { iban: 'DE58999999010000000001', shows: 'ungültig: account_check_digit' },
  { iban: 'DE66999999000000401001', shows: 'abgewiesen: Schlüssel unbekannt', problem: 'key_unknown' },
  { iban: 'DE39999999000000401002', shows: 'abgewiesen: Schlüssel gesperrt', problem: 'key_inactive' },
  { iban: 'DE12999999000000401003', shows: 'abgewiesen: Schlüssel abgelaufen', problem: 'key_expired' },
  { iban: 'DE82999999000000401004', shows: 'abgewiesen: Schlüssel ersetzt', problem: 'key_superseded' },
  { iban: 'DE55999999000000401005', shows: 'abgewiesen: Adresse nicht zugelassen', problem: 'ip_not_allowed' },
  { iban: 'DE84999999000000429001', shows: 'abgewiesen: Kontingent aufgebraucht', problem: 'quota_exceeded' },
  { iban: 'DE57999999000000429002', shows: 'abgewiesen: zu viele Anfragen', problem: 'rate_limited' },
  { iban: 'DE95999999000000500001', shows: 'abgewiesen: unerwarteter Fehler', problem: 'internal_error' },
  { iban: 'DE90999999000000503001', shows: 'abgewiesen: Dienst nicht erreichbar', problem: 'unavailable' },
];
