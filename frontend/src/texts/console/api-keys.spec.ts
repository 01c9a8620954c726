import { apiKeys } from './api-keys.js';

const { creating, editing, toppingUp, renewing, filter, columns } = apiKeys;

it.each([
  [apiKeys.title, 'API-Schlüssel Verwaltung'],
  [apiKeys.listTitle, 'Aktive API-Schlüssel'],
  [apiKeys.empty, 'Noch keine API-Schlüssel erstellt'],
  [apiKeys.emptyFiltered, 'Keine API-Schlüssel entsprechen den Filterkriterien'],
  [Object.values(apiKeys.statuses).join(), 'Neu generiert,Aktiv,Gesperrt'],
  [filter.renewed, 'Neu generierte'],
  [columns.quota, 'Kontingent'],
  [creating.done, 'API-Schlüssel erstellt'],
  [creating.failed, 'Fehler beim Erstellen'],
  [editing.done('x').title, 'API-Schlüssel aktualisiert'],
  [editing.failed, 'Fehler beim Aktualisieren'],
  [toppingUp.done('x', 1).title, 'Kontingent aufgebucht'],
  [toppingUp.failed, 'Fehler beim Aufbuchen'],
  [toppingUp.invalid.title, 'Ungültige Eingabe'],
  [toppingUp.invalid.text, 'Bitte geben Sie eine gültige Anzahl an Aufrufen ein.'],
  [toppingUp.orderMissing.title, 'Fehlende Auftrags-/Rechnungsnummer'],
  [renewing.done, 'Neuer API-Schlüssel erstellt'],
  [renewing.failed, 'Fehler beim Erneuern'],
])('keeps the agreed wording to the letter: %s', (text, agreed) => {
  expect(text).toBe(agreed);
});

it.each([
  [0, '0 Aufrufe verfügbar'],
  [1, '1 Aufruf verfügbar'],
  [170_000, '170.000 Aufrufe verfügbar'],
])('counts %d in German', (count, text) => {
  expect(apiKeys.details.available(count)).toBe(text);
});

it.each([
  [10_000, '+10.000'],
  [-10_000, '−10.000'],
])('shows a booking of %d with its sign', (amount, text) => {
  expect(apiKeys.ledger.amount(amount)).toBe(text);
});
