import type { AdviceOn } from '../problems/advice.js';
import type { keyProblems } from './keys.problems.js';

export const keyAdvice: AdviceOn<typeof keyProblems> = {
  key_ambiguous: {
    happened: 'Die Anfrage trägt zwei API-Schlüssel, die nicht gleich sind. Wir raten nicht, wer zahlt.',
    todo: 'Senden Sie den Schlüssel entweder im Header X-API-Key oder als Authorization: Bearer, nicht in beiden.',
  },
  key_missing: {
    happened: 'Dieser Aufruf ist Inhabern eines API-Schlüssels vorbehalten, und die Anfrage trug keinen.',
    todo: 'Senden Sie den Schlüssel im Header X-API-Key oder als Authorization: Bearer. In der Adresse wird er nicht angenommen.',
  },
  key_misplaced: {
    happened:
      'Die Anfrage enthält einen API-Schlüssel an einer Stelle, an der er nicht angenommen wird: in der Adresse, im Inhalt, in einem Cookie oder in einem anderen Header. Berechnet wurde nichts.',
    todo: 'Senden Sie den Schlüssel im Header X-API-Key oder als Authorization: Bearer und entfernen Sie ihn überall sonst. Stand er in einer Adresse, kann er in fremden Protokollen stehen: Lassen Sie ihn dann neu generieren.',
  },
  key_scheme_unsupported: {
    happened:
      'Der Header Authorization nennt ein anderes Verfahren als Bearer, zum Beispiel Basic, und die Anfrage trägt keinen API-Schlüssel. Berechnet wurde nichts.',
    todo: 'Senden Sie den Schlüssel im Header X-API-Key oder als Authorization: Bearer. Wollten Sie ohne Schlüssel prüfen, lassen Sie den Header Authorization weg.',
  },
  key_unknown: {
    happened: 'Diesen Schlüssel gibt es nicht, oder er wurde nicht vollständig übertragen.',
    todo: 'Kopieren Sie ihn noch einmal: iban_sk_ oder iban_test_ und 64 Zeichen, ohne Leerzeichen. Ist er verloren, lassen Sie ihn neu generieren; wir können ihn nicht wieder anzeigen.',
  },
  key_inactive: {
    happened: 'Der Schlüssel ist echt, wurde aber abgeschaltet. Berechnet wurde nichts.',
    todo: 'Fragen Sie, wer Ihren Vertrag betreut, nach dem Grund. Wird er wieder eingeschaltet, gilt er innerhalb einer Sekunde.',
  },
  key_expired: {
    happened: 'Der Schlüssel hat ein Ablaufdatum, und es ist vorbei. Berechnet wurde nichts.',
    todo: 'Bitten Sie um ein späteres Ablaufdatum oder um einen neuen Schlüssel. Das Kontingent Ihres Vertrags bleibt bestehen.',
  },
  key_superseded: {
    happened: 'Für diesen Schlüssel wurde ein neuer ausgestellt, und die Frist für beide zugleich ist vorbei.',
    todo: 'Verwenden Sie den neuen Schlüssel. Er rechnet auf dasselbe Kontingent; der alte bleibt für immer abgeschaltet.',
  },
  ip_not_allowed: {
    happened: 'Der Schlüssel darf nur von bestimmten Adressen aus verwendet werden, und Ihre gehört nicht dazu.',
    todo: 'Rufen Sie von einem der vereinbarten Netze aus auf oder lassen Sie Ihre Adresse ergänzen. Kommt der Aufruf unerwartet, lassen Sie den Schlüssel neu generieren.',
  },
  quota_exceeded: {
    happened: 'Alle Aufrufe, die Ihr Vertrag enthält, sind verbraucht. Diese Prüfung wurde nicht berechnet.',
    todo: 'Warten hilft nicht: Lassen Sie Ihr Kontingent aufbuchen. Es gilt innerhalb einer Sekunde, auch für diesen Schlüssel. Den Stand zeigen der Header RateLimit und der Aufruf GET /api/v1/usage.',
  },
  quota_insufficient: {
    happened: 'Die Anfrage enthält mehr IBANs, als Ihr Kontingent noch erlaubt. Geprüft und berechnet wurde keine.',
    todo: 'Die Felder needed und available nennen, wie viele Prüfungen nötig und wie viele übrig sind. Senden Sie weniger IBANs, lassen Sie Ihr Kontingent aufbuchen, oder lassen Sie mit "partial": true die ersten prüfen.',
  },
  order_already_booked: {
    happened: 'Zu dieser Auftragsnummer steht bei diesem Vertrag schon eine Aufbuchung. Gebucht wurde nichts.',
    todo: 'Das Feld current zeigt die frühere Buchung. War sie falsch, stornieren Sie sie zuerst; danach ist die Nummer wieder frei.',
  },
  quota_below_used: {
    happened: 'Das neue Kontingent wäre kleiner als die Zahl der Aufrufe, die schon verbraucht sind.',
    todo: 'Wählen Sie mindestens den Verbrauch von jetzt. Soll nichts mehr geprüft werden, sperren Sie den Schlüssel.',
  },
  key_already_renewed: {
    happened:
      'Der Schlüssel wurde durch einen neuen ersetzt. Er kann weder noch einmal ersetzt noch wieder eingeschaltet werden.',
    todo: 'Arbeiten Sie mit dem neuen Schlüssel desselben Vertrags weiter.',
  },
  key_id_unknown: {
    happened: 'Zu dieser Kennung gibt es keinen Schlüssel.',
    todo: 'Laden Sie die Liste der Schlüssel neu. Gemeint ist die Id des Eintrags, nicht der Schlüssel selbst.',
  },
  booking_unknown: {
    happened: 'Bei diesem Vertrag gibt es keine Buchung mit dieser Nummer.',
    todo: 'Öffnen Sie die Buchungen des Schlüssels und wählen Sie den Eintrag dort aus.',
  },
  booking_not_reversible: {
    happened: 'Nur Aufbuchungen lassen sich stornieren, nicht Ausstellung, Korrektur oder ein anderes Storno.',
    todo: 'Ändern Sie das Kontingent im Schlüssel selbst; das wird als Korrektur gebucht.',
  },
  booking_already_reversed: {
    happened: 'Zu dieser Aufbuchung gibt es schon ein Storno. Gebucht wurde nichts.',
    todo: 'Buchen Sie neu auf, wenn das Storno falsch war; die Auftragsnummer ist wieder frei.',
  },
  key_is_test: {
    happened: 'Testschlüssel verbrauchen nichts. Was darauf gebucht würde, könnte niemand nutzen.',
    todo: 'Buchen Sie auf den Schlüssel, mit dem der Kunde echte IBANs prüft.',
  },
  quota_too_large: {
    happened: 'Das Kontingent wäre größer als die größte Zahl, mit der alle beteiligten Programme genau rechnen.',
    todo: 'Wählen Sie eine kleinere Zahl. Eine Buchung enthält höchstens 1.000.000.000 Aufrufe.',
  },
};
