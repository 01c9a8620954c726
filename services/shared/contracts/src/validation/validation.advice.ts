import type { AdviceOn } from '../problem-advice.js';
import type { validationProblems } from './validation.problems.js';

export const validationAdvice: AdviceOn<typeof validationProblems> = {
  iban_missing: {
    happened: 'Die Anfrage enthält keine IBAN oder nur Leerzeichen. Berechnet wurde nichts.',
    todo: 'Senden Sie die IBAN als Text im Feld iban. Leerzeichen, Bindestriche und Kleinbuchstaben stören nicht.',
  },
  iban_too_long: {
    happened:
      'Nach dem Entfernen von Leerzeichen bleiben mehr als 38 Zeichen. So lang ist keine IBAN. Berechnet wurde nichts.',
    todo: 'Senden Sie eine IBAN je Anfrage und nichts davor oder dahinter.',
  },
  iban_characters: {
    happened: 'Die Eingabe enthält Steuerzeichen oder Zeichen außerhalb von ASCII. Berechnet wurde nichts.',
    todo: 'Häufig sind es unsichtbare Zeichen aus einem Dokument oder ähnlich aussehende Buchstaben anderer Schriften. Tippen Sie die IBAN ab, statt sie zu kopieren.',
  },
  test_iban_required: {
    happened:
      'Die Anfrage kam mit einem Testschlüssel. Er beantwortet nur die veröffentlichten Test-IBANs, damit niemand eine erdachte Antwort für eine echte hält.',
    todo: 'Verwenden Sie in Ihren Tests eine Test-IBAN. Geschah das im Betrieb, ist dort der Testschlüssel statt des richtigen eingestellt.',
  },
};
