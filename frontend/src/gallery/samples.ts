/** Words of the gallery; no visitor sees them. */
export const s = {
  title: 'Bausteine',
  subtitle: 'Jeder Baustein der Verwaltung, hell und dunkel',
  figures: 'Kennzahlen',
  client: 'Kunde',
  usage: 'Verbraucht',
  status: 'Status',
  active: 'Aktiv',
  password: 'Passwort',
  table: 'Tabelle',
  edit: 'Bearbeiten',
  states: 'Zustände',
  empty: 'Noch nichts erstellt',
  emptyText: 'Hier steht ein Satz, der sagt, was als Nächstes zu tun ist.',
  filtered: 'Nichts entspricht den Filterkriterien',
  failed: 'Die Liste konnte nicht geladen werden',
  labels: 'Kennzeichen, Hinweise und Dialoge',
  note: 'Die Bankdaten laufen in vier Wochen ab.',
  code: '6-stelliger Code',
  question: 'Wirklich?',
  toast: 'Meldung',
  confirm: 'Frage',
  secret: 'Geheimnis',
  key: 'Schlüssel',
} as const;

export const client = 'Süderelbe Versicherungsverein a. G.';

export const clients = [
  { name: client, used: 38_120, quota: 40_000 },
  { name: 'Kassel Kredit eG', used: 75_310, quota: 100_000 },
  { name: 'Möbelhaus Großkopf', used: 0, quota: 1_000_000 },
];

export const figures = [
  { label: 'Anfragen heute', value: '1.000.000', range: 'heute' },
  { label: 'Erfolgsquote', value: '97,8', unit: '%', range: 'heute' },
  { label: 'Antwortzeit', value: null, unit: 'ms', range: 'heute' },
];

export const failure = { message: 'Der Dienst ist nicht erreichbar.', requestId: '01jd4x9k-7c2e', fields: [] };

export const tones = ['ok', 'warning', 'error', 'off', 'outline'] as const;
