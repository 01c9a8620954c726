import type { CallName } from '@pruefer/contracts';

/** What a call is called in the description of the API. */
export interface CallTitle {
  /** Name in generated clients. */
  readonly id: string;
  readonly tag: string;
  /** German. */
  readonly title: string;
}

const checks = { tag: 'Prüfung' } as const;
const banks = { tag: 'Bankverzeichnis' } as const;
const account = { tag: 'Anmeldung' } as const;
const users = { tag: 'Benutzer' } as const;
const keys = { tag: 'API-Schlüssel' } as const;
const alerts = { tag: 'Benachrichtigungen' } as const;
const figures = { tag: 'Dashboard' } as const;
const logs = { tag: 'API-Logs' } as const;
const audit = { tag: 'Audit' } as const;
const system = { tag: 'System' } as const;
const description = { tag: 'Beschreibung' } as const;

/** One for each call that is not internal; one too many or too few does not compile. */
export const callTitles: Readonly<Record<CallName, CallTitle>> = {
  'POST /api/validate-iban': { ...checks, id: 'validateIban', title: 'IBAN prüfen' },
  'POST /api/v1/ibans/calculate': { ...checks, id: 'calculateIban', title: 'IBAN berechnen' },
  'GET /api/v1/banks/:country/:bankCode': { ...banks, id: 'findBank', title: 'Bank nachschlagen' },
  'GET /api/v1/bank-changes': { ...banks, id: 'listBankChanges', title: 'Änderungen im Verzeichnis' },
  'GET /api/v1/usage': { tag: 'Verbrauch', id: 'readUsage', title: 'Eigener Verbrauch' },
  'POST /api/auth/login': { ...account, id: 'login', title: 'Anmelden' },
  'GET /api/auth/user': { ...account, id: 'currentUser', title: 'Angemeldeter Benutzer' },
  'POST /api/auth/setup-2fa': {
    ...account,
    id: 'setUpTwoFactor',
    title: 'Zwei-Faktor-Authentifizierung einrichten',
  },
  'POST /api/auth/verify-2fa': {
    ...account,
    id: 'verifyTwoFactor',
    title: 'Zwei-Faktor-Authentifizierung bestätigen',
  },
  'PUT /api/auth/change-password': { ...account, id: 'changePassword', title: 'Passwort ändern' },
  'POST /api/auth/logout': { ...account, id: 'logout', title: 'Abmelden' },
  'GET /api/auth/sessions': { ...account, id: 'listSessions', title: 'Eigene Sitzungen auflisten' },
  'POST /api/auth/sessions/:id/end': { ...account, id: 'endSession', title: 'Eigene Sitzung beenden' },
  'POST /api/auth/sessions/end-all': { ...account, id: 'endAllSessions', title: 'Alle eigenen Sitzungen beenden' },
  'GET /api/auth/recovery-codes': {
    ...account,
    id: 'readRecoveryCodes',
    title: 'Übrige Wiederherstellungscodes zählen',
  },
  'POST /api/auth/recovery-codes': {
    ...account,
    id: 'renewRecoveryCodes',
    title: 'Wiederherstellungscodes erneuern',
  },
  'GET /api/admin/users': { ...users, id: 'listUsers', title: 'Benutzer auflisten' },
  'POST /api/admin/users/export': { ...users, id: 'exportUsers', title: 'Benutzer als CSV-Datei' },
  'POST /api/admin/users': { ...users, id: 'createUser', title: 'Benutzer anlegen' },
  'PUT /api/admin/users/:id': { ...users, id: 'changeUser', title: 'Benutzer bearbeiten' },
  'POST /api/admin/users/:id/reset-2fa': {
    ...users,
    id: 'resetTwoFactor',
    title: 'Zwei-Faktor-Authentifizierung zurücksetzen',
  },
  'GET /api/admin/api-keys': { ...keys, id: 'listApiKeys', title: 'API-Schlüssel auflisten' },
  'GET /api/admin/api-keys.csv': { ...keys, id: 'exportApiKeys', title: 'API-Schlüssel als CSV-Datei' },
  'POST /api/admin/api-keys': { ...keys, id: 'createApiKey', title: 'API-Schlüssel ausstellen' },
  'GET /api/admin/api-keys/:id': { ...keys, id: 'readApiKey', title: 'API-Schlüssel im Einzelnen' },
  'PUT /api/admin/api-keys/:id': { ...keys, id: 'changeApiKey', title: 'API-Schlüssel bearbeiten' },
  'POST /api/admin/api-keys/:id/top-up': { ...keys, id: 'topUpApiKey', title: 'Kontingent aufbuchen' },
  'POST /api/admin/api-keys/:id/renew': { ...keys, id: 'renewApiKey', title: 'API-Schlüssel neu generieren' },
  'GET /api/admin/api-keys/:id/bookings': { ...keys, id: 'listBookings', title: 'Buchungen auflisten' },
  'GET /api/admin/api-keys/:id/bookings.csv': {
    ...keys,
    id: 'exportBookings',
    title: 'Buchungen als CSV-Datei',
  },
  'POST /api/admin/api-keys/:id/bookings/:bookingId/storno': {
    ...keys,
    id: 'reverseBooking',
    title: 'Aufbuchung stornieren',
  },
  'GET /api/admin/api-keys/:id/alert-settings': {
    ...alerts,
    id: 'readAlertSettings',
    title: 'Einstellungen der Benachrichtigungen lesen',
  },
  'PUT /api/admin/api-keys/:id/alert-settings': {
    ...alerts,
    id: 'changeAlertSettings',
    title: 'Einstellungen der Benachrichtigungen ändern',
  },
  'POST /api/admin/api-keys/:id/webhook-secret': {
    ...alerts,
    id: 'renewWebhookSecret',
    title: 'Geheimnis des Webhooks erneuern',
  },
  'GET /api/admin/api-keys/:id/alerts': { ...alerts, id: 'listAlerts', title: 'Benachrichtigungen auflisten' },
  'GET /api/admin/api-keys/:id/deliveries': { ...alerts, id: 'listDeliveries', title: 'Zustellungen auflisten' },
  'POST /api/admin/api-keys/:id/deliveries': { ...alerts, id: 'sendTestMessage', title: 'Testnachricht senden' },
  'POST /api/admin/api-keys/:id/deliveries/:deliveryId/resend': {
    ...alerts,
    id: 'resendDelivery',
    title: 'Nachricht erneut senden',
  },
  'GET /api/admin/system/config': { ...system, id: 'readSystemConfig', title: 'Einstellungen lesen' },
  'PUT /api/admin/system/config': { ...system, id: 'saveSystemConfig', title: 'Einstellungen speichern' },
  'GET /api/admin/dashboard/stats': { ...figures, id: 'dashboardStats', title: 'Kennzahlen' },
  'GET /api/admin/dashboard/top-api-keys': {
    ...figures,
    id: 'topApiKeys',
    title: 'Schlüssel mit den meisten Anfragen',
  },
  'GET /api/admin/dashboard/recent-logs': { ...figures, id: 'recentLogs', title: 'Neueste Anfragen' },
  'GET /api/admin/dashboard/usage-by-country': { ...figures, id: 'usageByCountry', title: 'Anfragen nach Ländern' },
  'GET /api/admin/dashboard/live-chart': { ...figures, id: 'liveChart', title: 'Anfragen der letzten 60 Minuten' },
  'GET /api/admin/dashboard/live': { ...figures, id: 'liveFigures', title: 'Live-Werte' },
  'GET /api/admin/events': { ...figures, id: 'followEvents', title: 'Ereignisse verfolgen (Server-Sent Events)' },
  'GET /api/admin/logs': { ...logs, id: 'listLogs', title: 'Anfragen auflisten' },
  'POST /api/admin/logs/search': { ...logs, id: 'searchLogs', title: 'Anfragen suchen, auch nach einer IBAN' },
  'POST /api/admin/logs/histogram': { ...logs, id: 'logHistogram', title: 'Anfragen im Zeitverlauf' },
  'GET /api/admin/logs/:id': { ...logs, id: 'readLog', title: 'Anfrage im Einzelnen' },
  'POST /api/admin/logs/export': { ...logs, id: 'exportLogs', title: 'Anfragen als CSV-Datei' },
  'GET /api/admin/logs/stats': { ...logs, id: 'logStats', title: 'Umfang der Logs' },
  'GET /api/admin/logs/cleanup-stats': { ...logs, id: 'cleanupStats', title: 'Umfang einer Bereinigung' },
  'POST /api/admin/logs/cleanup': { ...logs, id: 'cleanUpLogs', title: 'Logs bereinigen' },
  'GET /api/admin/audit': { ...audit, id: 'listAudit', title: 'Audit-Log auflisten' },
  'POST /api/admin/audit/export': { ...audit, id: 'exportAudit', title: 'Audit-Log als CSV-Datei' },
  'GET /api/openapi.json': { ...description, id: 'readApiDescription', title: 'Beschreibung der API für Kunden' },
  'GET /api/admin/openapi.json': {
    ...description,
    id: 'readAdminApiDescription',
    title: 'Beschreibung aller Aufrufe',
  },
};
