import type { AdviceOn } from '../problems/advice.js';
import type { validationProblems } from './validation.problems.js';

export const validationAdvice: AdviceOn<typeof validationProblems> = {
  iban_missing: {
    happened: 'Die Anfrage enthält keine IBAN oder nur Leerzeichen. Berechnet wurde nichts.',
    todo: 'Senden Sie die IBAN als Text im Feld iban. Leerzeichen, Bindestriche, Punkte und Schrägstriche zwischen den Stellen und Kleinbuchstaben stören nicht.',
  },
  iban_too_long: {
    happened:
      'Nach dem Entfernen von Leerzeichen bleiben mehr als 38 Zeichen. So lang ist keine IBAN. Berechnet wurde nichts.',
    todo: 'Senden Sie eine IBAN je Anfrage und nichts davor oder dahinter.',
  },
  iban_characters: {
    happened: 'Die Eingabe enthält Steuerzeichen oder Zeichen außerhalb von ASCII. Berechnet wurde nichts.',
    todo: 'Häufig sind es unsichtbare Zeichen aus einem Dokument oder ähnlich aussehende Buchstaben anderer Schriften. Die Meldung nennt das erste solche Zeichen und seine Stelle. Tippen Sie die IBAN ab, statt sie zu kopieren.',
  },
  input_is_account_and_bank_code: {
    happened: 'Die Eingabe besteht aus einer Kontonummer und einer Bankleitzahl. Berechnet wurde nichts.',
    todo: 'Senden Sie beide mit dem Ländercode an POST /api/v1/ibans/calculate: Die Antwort enthält die IBAN und ihre Prüfung.',
  },
  input_is_epc_qr: {
    happened: 'Die Eingabe ist der ganze Text eines QR-Codes für Überweisungen (EPC). Berechnet wurde nichts.',
    todo: 'Senden Sie aus diesem Text nur die siebte Zeile: Dort steht die IBAN. Vor ihr stehen BIC und Name, hinter ihr der Betrag.',
  },
  input_holds_iban: {
    happened:
      'Die Eingabe enthält eine IBAN und anderen Text. Wir raten nicht, welcher Teil gemeint ist. Berechnet wurde nichts.',
    todo: 'Senden Sie nur die IBAN. Leerzeichen, Bindestriche und das Wort IBAN davor stören nicht.',
  },
  input_is_masked: {
    happened:
      'Die Eingabe ist eine verkürzte IBAN, wie sie auf Belegen steht: Zeichen wie * oder … verbergen Stellen. Berechnet wurde nichts.',
    todo: 'Senden Sie die IBAN mit allen Stellen. Aus der verkürzten Form lässt sie sich nicht herstellen.',
  },
  test_iban_required: {
    happened:
      'Die Anfrage kam mit einem Testschlüssel. Er beantwortet nur die veröffentlichten Test-IBANs, damit niemand eine erdachte Antwort für eine echte hält.',
    todo: 'Verwenden Sie in Ihren Tests eine Test-IBAN. Gültig sind DE23999999000000000001 und DE84999999010000000018, ungültig sind DE24999999000000000001 (Prüfziffern) und DE2399999900000000001 (Länge); die ganze Liste steht in der Dokumentation der API unter „Testschlüssel und Test-IBANs“. Geschah das im Betrieb, ist dort der Testschlüssel statt des richtigen eingestellt.',
  },
  too_many_bulk_calls: {
    happened:
      'Von Ihrem Vertrag sind vier Anfragen mit vielen IBANs zugleich offen. So nimmt kein Kunde den anderen den Platz. Berechnet wurde nichts.',
    todo: 'Senden Sie die nächste Anfrage, sobald eine beantwortet ist; der Header Retry-After nennt die Wartezeit. Mehr als vier zugleich sind nicht schneller.',
  },
};
