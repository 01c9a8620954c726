import { germanExamples } from './examples.de.js';
import { germanFields } from './fields.de.js';
import type { Translation } from './types/translation.js';

/** The texts of the document in any language. */
export type Texts = Translation<typeof de>;

export const de = {
  /** In Markdown, as tools show it. */
  description: [
    'Anfragen und Antworten sind JSON in UTF-8, außer Dateien. Ihren API-Schlüssel senden Sie im Header `X-API-Key` oder als `Authorization: Bearer`.',
    'Fehler kommen als `application/problem+json` (RFC 9457). `code` bleibt gleich, auch wenn der Satz verbessert wird; die Adresse in `type` nennt Ursache und Rat.',
    'Sätze sind deutsch, mit `Accept-Language: en` englisch.',
    'Nach 429 und 503 mit `Retry-After` lohnt sich eine Wiederholung nach so vielen Sekunden, mit demselben `Idempotency-Key` ohne doppelte Berechnung.',
  ].join('\n\n'),
  contact: 'Betreiber dieser Website',
  server: 'diese Website',
  securitySchemes: {
    apiKey: 'API-Schlüssel',
    apiKeyAsBearer: 'API-Schlüssel als Authorization: Bearer',
    session: 'Token einer Anmeldung',
  },
  callers: {
    public: 'Ohne Anmeldung.',
    session: 'Für angemeldete Benutzer, auch vor der Einrichtung der Zwei-Faktor-Authentifizierung.',
    manager: 'Für Manager und Administratoren.',
    admin: 'Für Administratoren.',
    apiKey: 'Mit API-Schlüssel.',
    internal: '',
    withOrWithoutKey: 'Ohne Anmeldung, oder mit API-Schlüssel auf dessen Kontingent.',
  },
  parameters: {
    'Idempotency-Key': 'Macht die Wiederholung gefahrlos: Dieselbe Anfrage mit demselben Wert wirkt einmal.',
    Prefer: 'return=minimal: die kurze Antwort ohne Begründungen (RFC 7240). Sie kostet dasselbe.',
    'If-None-Match': 'ETag Ihrer Fassung: Ist sie die neueste, ist die Antwort 304.',
    'Accept-Language':
      'Sprache der Sätze in der Antwort, de oder en (RFC 9110). Ohne den Header, und bei anderen Sprachen: Deutsch.',
    'Upload-Offset': 'Wo das Stück in der Datei beginnt: so viele Bytes sind davor schon angekommen (tus 1.0).',
  },
  pathParameters: { slug: 'Name der Seite in ihrer Adresse, zum Beispiel impressum.' },
  headers: {
    'X-Request-Id': 'Kennung, mit der der Vorgang zu finden ist',
    RateLimit: 'Rest von Ratenlimit und Kontingent, zum Beispiel "api-key";r=499;t=42',
    'RateLimit-Policy': 'Ratenlimit und Kontingent, zum Beispiel "api-key";q=500;w=60',
    'Retry-After': 'Sekunden bis zum nächsten Versuch; fehlt, wenn Warten nicht hilft',
    'Content-Language': 'Sprache der Sätze, wenn die Antwort welche enthält: de oder en',
    ETag: 'Fassung der Antwort, für If-None-Match',
    'Idempotency-Replayed': 'true bei der Wiederholung einer Anfrage mit demselben Idempotency-Key',
    'X-Test-Key': 'true bei einer erdachten Antwort für einen Testschlüssel',
    'Preference-Applied': 'return=minimal, wenn die Antwort die kurze ist',
  },
  uploadHeaders: { 'Upload-Offset': 'wo das nächste Stück beginnt', 'Upload-Length': 'Länge der ganzen Datei' },
  responses: { ok: 'Erfolg', notModified: 'Unverändert seit der Antwort mit diesem ETag' },
  problem: {
    description: 'Fehler nach RFC 9457; code bleibt gleich, auch wenn der Satz verbessert wird.',
    type: 'Adresse der Seite mit Ursache und Rat',
    title: 'Art des Fehlers',
    status: 'HTTP-Status der Antwort',
    detail: 'Satz für Menschen',
    instance: 'Pfad der Anfrage',
    code: 'Code des Fehlers, der gleich bleibt',
    requestId: 'Kennung, mit der der Vorgang zu finden ist',
    traceId: 'Kennung der Ablaufverfolgung, bei Anfragen, deren Ablauf verfolgt wird',
    message: 'dasselbe wie detail',
    error: 'dasselbe wie detail, nur beim Import der Bankdaten',
    errors: 'was an einzelnen Feldern falsch ist',
    current: 'was im Weg steht, in seinem jetzigen Stand',
    needed: 'wie viele Prüfungen die Anfrage braucht',
    available: 'wie viele Prüfungen übrig sind',
    fieldProblem: {
      field: 'Name des Feldes',
      code: 'Code dessen, was falsch ist',
      message: 'Satz, der sagt, was falsch ist',
    },
  },
  fields: germanFields,
  examples: germanExamples,
};
