import type { AdviceOn } from './advice.js';
import type { requestProblems } from './request.problems.js';

export const requestAdvice: AdviceOn<typeof requestProblems> = {
  invalid_request: {
    happened: 'Mindestens eine Angabe fehlt oder hat nicht die Form, die dieser Aufruf erwartet.',
    todo: 'Das Feld errors nennt jede betroffene Angabe mit einem Satz dazu. Berichtigen Sie diese Angaben und senden Sie die Anfrage erneut; unverändert wiederholt wird sie immer abgewiesen.',
  },
  invalid_json: {
    happened: 'Der Inhalt der Anfrage ließ sich nicht als JSON lesen.',
    todo: 'Prüfen Sie Anführungszeichen, Kommas und die Kodierung UTF-8. Erzeugen Sie den Inhalt mit einer Bibliothek, statt Text zusammenzusetzen.',
  },
  unauthorized: {
    happened:
      'Der Aufruf braucht eine Anmeldung, und es war keine gültige dabei: sie fehlte, ist abgelaufen oder wurde beendet.',
    todo: 'Melden Sie sich neu an. Programme senden den API-Schlüssel statt einer Anmeldung, und nur an Aufrufe, die einen vorsehen.',
  },
  forbidden: {
    happened: 'Sie sind angemeldet, aber Ihre Rolle erlaubt diesen Aufruf nicht.',
    todo: 'Bitten Sie einen Administrator, die Aufgabe zu übernehmen oder Ihnen die Rolle zu geben.',
  },
  not_found: {
    happened: 'Unter dieser Adresse gibt es keinen Aufruf.',
    todo: 'Vergleichen Sie Pfad und Schreibweise mit der Dokumentation. Kennungen im Pfad müssen so gesendet werden, wie sie in Antworten stehen.',
  },
  method_not_allowed: {
    happened: 'Die Adresse gibt es, aber nicht für diese Methode.',
    todo: 'Der Header Allow der Antwort nennt die Methoden, die möglich sind.',
  },
  request_timeout: {
    happened:
      'Nach 10 Sekunden fehlte noch ein Teil der Anfrage, oder ihr Inhalt kam langsamer als 500 Byte in der Sekunde. Die Verbindung wurde geschlossen, berechnet wurde nichts.',
    todo: 'Senden Sie Header und Inhalt in einem Zug über eine neue Verbindung. Kommt das öfter vor, prüfen Sie Content-Length: Ist die Angabe größer als der Inhalt, warten wir auf den Rest.',
  },
  version_conflict: {
    happened: 'Sie haben einen älteren Stand bearbeitet: Zwischen Laden und Speichern hat jemand anderes gespeichert.',
    todo: 'Das Feld current enthält den Stand von jetzt. Laden Sie ihn, wiederholen Sie Ihre Änderung und senden Sie dessen version mit.',
  },
  idempotency_in_progress: {
    happened: 'Eine Anfrage mit demselben Idempotency-Key wird gerade noch bearbeitet.',
    todo: 'Warten Sie einen Moment und senden Sie dieselbe Anfrage noch einmal: Sie erhalten dann die Antwort der ersten.',
  },
  idempotency_key_reused: {
    happened: 'Dieser Idempotency-Key wurde schon für eine Anfrage mit anderem Inhalt verwendet.',
    todo: 'Nehmen Sie für jeden neuen Vorgang einen neuen Wert, etwa eine UUID. Nur die Wiederholung desselben Vorgangs trägt denselben.',
  },
  body_too_large: {
    happened: 'Die Anfrage enthält mehr, als dieser Aufruf annimmt. Für Prüfungen sind es 32 KB.',
    todo: 'Senden Sie nur die Felder, die der Aufruf kennt, und eine IBAN je Anfrage.',
  },
  unsupported_media_type: {
    happened: 'Die Anfrage nennt eine andere Art von Inhalt als JSON.',
    todo: 'Setzen Sie den Header Content-Type auf application/json.',
  },
  content_encoding_unsupported: {
    happened: 'Der Inhalt der Anfrage ist komprimiert, zum Beispiel mit gzip.',
    todo: 'Senden Sie den Inhalt unkomprimiert und ohne den Header Content-Encoding.',
  },
  too_many_open_requests: {
    happened:
      'Von Ihrer Adresse waren so viele Anfragen noch nicht beantwortet oder noch nicht ganz angekommen, dass diese keinen Platz mehr hatte.',
    todo: 'Wiederholen Sie die Anfrage nach der Zeit, die der Header Retry-After nennt, und senden Sie weniger Aufrufe gleichzeitig. Für Prüfungen selbst gilt diese Grenze nicht, solange ihr Inhalt zügig ankommt.',
  },
  rate_limited: {
    happened: 'Von Ihrer Adresse oder mit Ihrem Schlüssel kamen in kurzer Zeit mehr Anfragen, als vorgesehen sind.',
    todo: 'Warten Sie so viele Sekunden, wie der Header Retry-After nennt. Die Header RateLimit und RateLimit-Policy zeigen bei jeder Antwort, wie viel noch frei ist. Für viele Prüfungen gibt es API-Schlüssel mit eigenem Kontingent.',
  },
  internal_error: {
    happened: 'Bei uns ist etwas schiefgegangen, womit wir nicht gerechnet haben. An Ihrer Anfrage liegt es nicht.',
    todo: 'Versuchen Sie es noch einmal. Bleibt der Fehler, nennen Sie uns die requestId der Antwort: Damit finden wir den Vorgang.',
  },
  unavailable: {
    happened: 'Ein Teil des Dienstes antwortet gerade nicht. Für diese Anfrage wurde nichts berechnet.',
    todo: 'Wiederholen Sie die Anfrage nach der Zeit, die der Header Retry-After nennt, und verlängern Sie die Pause bei jedem weiteren Versuch.',
  },
  outcome_unknown: {
    happened:
      'Die Anfrage hat den Dienst erreicht, seine Antwort kam aber nicht rechtzeitig. Ob er sie ausgeführt hat, steht nicht fest.',
    todo: 'Laden Sie die Ansicht neu und sehen Sie nach, oder senden Sie dieselbe Anfrage mit demselben Idempotency-Key noch einmal.',
  },
};
