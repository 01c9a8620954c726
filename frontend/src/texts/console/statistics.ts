import type { ServiceState, SystemPart } from '@pruefer/contracts';
import { elapsed } from './elapsed.js';
import { number } from '../format/number.js';
import { sectionHeads } from './section-heads.js';

const unknown = '–';
const formatPercentile = (limit: number, boundMs: number | null) =>
  `${limit}\u00a0%\u00a0${boundMs === null ? unknown : `unter\u00a0${number(boundMs)}\u00a0ms`}`;

const states: Readonly<Record<ServiceState, string>> = {
  operational: 'Operational',
  degraded: 'Eingeschränkt',
  down: 'Ausgefallen',
};

const parts: Readonly<Record<SystemPart, string>> = {
  api: 'API-Dienst',
  database: 'Datenbank',
  bankData: 'Bankdaten-Dienst',
  kafka: 'Log-Übertragung (Kafka)',
};

const services: Readonly<Record<string, string>> = {
  gateway: 'Gateway',
  'validation-service': 'Prüfdienst',
  'keys-service': 'Schlüsseldienst',
  'auth-service': 'Anmeldedienst',
  'cms-service': 'Inhaltsdienst',
  'log-service': 'Logdienst',
  worker: 'Hintergrunddienst',
};

const formatCount = (count: number, one: string, many: string) => `${number(count)} ${count === 1 ? one : many}`;

export const statisticsTexts = {
  ...sectionHeads.statistics,
  unknown,
  waiting: 'Warten auf die ersten Werte',
  stand: {
    live: (time: string) => `Stand ${time}, laufend aktualisiert`,
    polling: (time: string) => `Stand ${time}, alle 5 Sekunden neu`,
    paused: (time: string) => `Angehalten, Stand ${time}`,
    broken: (time: string) => `Keine Verbindung, Stand ${time}`,
  },
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  tiles: {
    label: 'Kennzahlen',
    failed: 'Die Kennzahlen konnten nicht geladen werden',
    perMinute: 'Anfragen pro Minute',
    perMinuteRange: 'letzte 60 Sekunden',
    ibansPerMinute: (ibans: number) => formatCount(ibans, 'IBAN geprüft', 'IBANs geprüft'),
    successRate: 'Erfolgsquote',
    today: 'heute',
    responseTime: 'Antwortzeit',
    responseTimeRange: 'Mittel heute',
    percentiles: (p50: number | null, p95: number | null, p99: number | null) =>
      `letzte 60 Minuten: ${formatPercentile(50, p50)}, ${formatPercentile(95, p95)}, ${formatPercentile(99, p99)}`,
    connections: 'Aktive Verbindungen',
    gateways: (count: number) => `an ${formatCount(count, 'Gateway', 'Gateways')}`,
  },
  chart: {
    title: 'Anfragen je Zeitfenster',
    range: (requests: number) => `letzte 60 Minuten: ${formatCount(requests, 'Anfrage', 'Anfragen')}`,
    slot: 'Minute',
    requests: 'Anfragen',
    loading: 'Lade Chart-Daten...',
    failed: 'Die Chart-Daten konnten nicht geladen werden',
  },
  quota: {
    title: 'Quota-Status',
    range: (keys: number) => formatCount(keys, 'aktiver Schlüssel', 'aktive Schlüssel'),
    bands: { low: 'Niedrig, unter 20 %', medium: 'Mittel, 20 bis 80 %', high: 'Hoch, ab 80 %' },
    percent: (share: number) => `${share} %`,
    warning: 'Warnung: Mehrere API-Keys nähern sich dem Quota-Limit',
    affected: 'Betroffene Schlüssel zeigen',
    empty: 'Noch keine API-Schlüssel erstellt',
    toKeys: 'Zu den API-Schlüsseln',
    failed: 'Die Kontingente konnten nicht geladen werden',
  },
  countries: { title: 'Top-Länder', range: 'letzte 30 Tage' },
  system: {
    title: 'System-Status',
    range: 'Prüfung jede Sekunde',
    failed: 'Der Zustand der Dienste konnte nicht geladen werden',
    parts,
    states,
    service: (name: string) => services[name] ?? name,
    since: (since: string, now: string) => `seit ${elapsed(since, now)}`,
    replicas: (gateways: number, validators: number) =>
      `${formatCount(gateways, 'Gateway', 'Gateways')}, ${formatCount(validators, 'Prüfdienst', 'Prüfdienste')}`,
    connections: (count: number) => formatCount(count, 'Verbindung', 'Verbindungen'),
    data: (version: string, until: string | null) =>
      until === null ? `Stand ${version}` : `Stand ${version}, gültig bis ${until}`,
    lag: (events: number) =>
      events === 0 ? 'Alles übertragen' : `${formatCount(events, 'Ereignis wartet', 'Ereignisse warten')}`,
    affected: (names: string) => `Nicht erreichbar oder nicht bereit: ${names}`,
  },
} as const;
