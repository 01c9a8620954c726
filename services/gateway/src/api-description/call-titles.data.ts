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
const bankData = { tag: 'Bankdaten' } as const;
const database = { tag: 'Datenbank' } as const;
const system = { tag: 'System' } as const;
const site = { tag: 'Website' } as const;
const pages = { tag: 'Seiten' } as const;
const homepage = { tag: 'Startseite, Header und Footer' } as const;
const description = { tag: 'Beschreibung' } as const;

/** One for each call that is not internal; one too many or too few does not compile. */
export const callTitles: Readonly<Record<CallName, CallTitle>> = {
  'POST /api/validate-iban': { ...checks, id: 'validateIban', title: 'IBAN prüfen' },
  'POST /api/v1/ibans/calculate': { ...checks, id: 'calculateIban', title: 'IBAN berechnen' },
  'GET /api/v1/banks/:country/:bankCode': { ...banks, id: 'findBank', title: 'Bank nachschlagen' },
  'GET /api/v1/banks': { ...banks, id: 'searchBanks', title: 'Banken suchen' },
  'GET /api/v1/countries': { ...banks, id: 'listCountries', title: 'Länder auflisten' },
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
  'GET /api/admin/appearance': { ...system, id: 'readAppearance', title: 'Farbe der Website lesen' },
  'PUT /api/admin/appearance': { ...system, id: 'saveAppearance', title: 'Farbe der Website speichern' },
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
  'POST /api/admin/logs/erasures/preview': { ...logs, id: 'previewErasure', title: 'Anfragen zu einer IBAN zählen' },
  'POST /api/admin/logs/erasures': { ...logs, id: 'eraseIban', title: 'IBAN aus den Logs löschen' },
  'GET /api/admin/logs/erasures': { ...logs, id: 'listErasures', title: 'Protokoll der Löschungen' },
  'GET /api/admin/audit': { ...audit, id: 'listAudit', title: 'Audit-Log auflisten' },
  'POST /api/admin/audit/export': { ...audit, id: 'exportAudit', title: 'Audit-Log als CSV-Datei' },
  'GET /api/openapi.json': { ...description, id: 'readApiDescription', title: 'Beschreibung der API für Kunden' },
  'GET /api/admin/openapi.json': {
    ...description,
    id: 'readAdminApiDescription',
    title: 'Beschreibung aller Aufrufe',
  },
  'GET /api/content/pages': { ...site, id: 'listPublicPages', title: 'Veröffentlichte Seiten auflisten' },
  'GET /api/content/pages/:slug': { ...site, id: 'readPublicPage', title: 'Veröffentlichte Seite' },
  'POST /api/content/preview': { ...site, id: 'readPreview', title: 'Vorschau einer Seite' },
  'GET /api/homepage/sections': { ...site, id: 'listPublicSections', title: 'Bereiche der Startseite' },
  'GET /api/homepage/meta': { ...site, id: 'readHomepageMeta', title: 'Meta-Daten der Startseite' },
  'GET /api/header/config': { ...site, id: 'readHeaderConfig', title: 'Header' },
  'GET /api/footer/config': { ...site, id: 'readFooterConfig', title: 'Footer' },
  'GET /api/content/images/:id': { ...site, id: 'readImage', title: 'Bild' },
  'GET /api/content/images/:id/share.jpg': { ...site, id: 'readShareImage', title: 'Bild für geteilte Adressen' },
  'GET /api/admin/content/pages': { ...pages, id: 'listPages', title: 'Seiten auflisten' },
  'POST /api/admin/content/pages': { ...pages, id: 'createPage', title: 'Seite anlegen' },
  'GET /api/admin/content/pages/:id': { ...pages, id: 'readPage', title: 'Seite lesen' },
  'PUT /api/admin/content/pages/:id': { ...pages, id: 'savePage', title: 'Seite speichern' },
  'DELETE /api/admin/content/pages/:id': { ...pages, id: 'deletePage', title: 'Seite löschen' },
  'GET /api/admin/content/trash': { ...pages, id: 'listTrash', title: 'Papierkorb auflisten' },
  'POST /api/admin/content/pages/:id/restore': { ...pages, id: 'restorePage', title: 'Seite wiederherstellen' },
  'DELETE /api/admin/content/trash/:id': { ...pages, id: 'erasePage', title: 'Seite endgültig löschen' },
  'POST /api/admin/content/page-order': { ...pages, id: 'orderPages', title: 'Seiten ordnen' },
  'PUT /api/admin/content/pages/:id/draft': { ...pages, id: 'saveDraft', title: 'Entwurf speichern' },
  'DELETE /api/admin/content/pages/:id/draft': { ...pages, id: 'discardDraft', title: 'Entwurf verwerfen' },
  'POST /api/admin/content/pages/:id/draft/publish': {
    ...pages,
    id: 'publishDraft',
    title: 'Entwurf veröffentlichen',
  },
  'POST /api/admin/content/pages/:id/preview-token': { ...pages, id: 'createPreview', title: 'Vorschau öffnen' },
  'GET /api/admin/content/pages/:id/revisions': { ...pages, id: 'listRevisions', title: 'Stände auflisten' },
  'GET /api/admin/content/pages/:id/revisions/:number': { ...pages, id: 'readRevision', title: 'Stand vergleichen' },
  'POST /api/admin/content/pages/:id/revisions/:number/restore': {
    ...pages,
    id: 'restoreRevision',
    title: 'Stand wiederherstellen',
  },
  'GET /api/admin/content/planned-publications': {
    ...pages,
    id: 'listPlans',
    title: 'Geplante Veröffentlichungen auflisten',
  },
  'POST /api/admin/content/pages/:id/planned-publications': {
    ...pages,
    id: 'planPublication',
    title: 'Veröffentlichung planen',
  },
  'DELETE /api/admin/content/planned-publications/:id': {
    ...pages,
    id: 'cancelPlan',
    title: 'Geplante Veröffentlichung abbrechen',
  },
  'POST /api/admin/content/render': { ...pages, id: 'renderContent', title: 'Text umwandeln' },
  'POST /api/admin/content/check': { ...pages, id: 'checkPage', title: 'Seite vor dem Veröffentlichen prüfen' },
  'GET /api/admin/content/pages/:id/links': { ...pages, id: 'listPageLinks', title: 'Verweise auf eine Seite' },
  'GET /api/admin/content/redirects': { ...pages, id: 'listRedirects', title: 'Weiterleitungen auflisten' },
  'POST /api/admin/content/redirects': { ...pages, id: 'createRedirect', title: 'Weiterleitung anlegen' },
  'DELETE /api/admin/content/redirects/:slug': { ...pages, id: 'deleteRedirect', title: 'Weiterleitung löschen' },
  'GET /api/admin/homepage/sections': { ...homepage, id: 'listSections', title: 'Alle Bereiche der Startseite' },
  'POST /api/admin/homepage/sections': { ...homepage, id: 'createSection', title: 'Bereich anlegen' },
  'PUT /api/admin/homepage/sections/:id': { ...homepage, id: 'saveSection', title: 'Bereich speichern' },
  'DELETE /api/admin/homepage/sections/:id': { ...homepage, id: 'deleteSection', title: 'Bereich löschen' },
  'POST /api/admin/homepage/sections/:id/restore': {
    ...homepage,
    id: 'restoreSection',
    title: 'Bereich wiederherstellen',
  },
  'POST /api/admin/homepage/section-order': { ...homepage, id: 'orderSections', title: 'Bereiche ordnen' },
  'GET /api/admin/homepage/meta': {
    ...homepage,
    id: 'readHomepageMetaForStaff',
    title: 'Meta-Daten der Startseite in der Verwaltung',
  },
  'PUT /api/admin/homepage/meta': { ...homepage, id: 'saveHomepageMeta', title: 'Meta-Daten speichern' },
  'PUT /api/admin/header/config': { ...homepage, id: 'saveHeaderConfig', title: 'Header speichern' },
  'PUT /api/admin/footer/config': { ...homepage, id: 'saveFooterConfig', title: 'Footer speichern' },
  'GET /api/admin/content/images': { ...pages, id: 'listImages', title: 'Bilder auflisten' },
  'POST /api/admin/content/images': { ...pages, id: 'uploadImage', title: 'Bild hochladen' },
  'PUT /api/admin/content/images/:id': { ...pages, id: 'changeImage', title: 'Bild beschreiben' },
  'DELETE /api/admin/content/images/:id': { ...pages, id: 'deleteImage', title: 'Bild löschen' },
  'GET /api/admin/banks/count': { ...bankData, id: 'countBankRecords', title: 'Banken zählen' },
  'POST /api/admin/import-bank-data': { ...bankData, id: 'importBankData', title: 'Bankdaten importieren und warten' },
  'GET /api/admin/database/bank-data': { ...bankData, id: 'readBankData', title: 'Stand der Bankdaten' },
  'POST /api/admin/database/bank-imports': {
    ...bankData,
    id: 'startBankImport',
    title: 'Import der Bankdaten beginnen',
  },
  'POST /api/admin/database/bank-imports/upload': { ...bankData, id: 'uploadBankFile', title: 'Bankdatei hochladen' },
  'GET /api/admin/database/bank-imports': { ...bankData, id: 'listBankImports', title: 'Importe auflisten' },
  'GET /api/admin/database/bank-imports/:country/:dataVersion/changes': {
    ...bankData,
    id: 'listBankImportChanges',
    title: 'Änderungen eines Imports',
  },
  'POST /api/admin/database/bank-imports/:country/:dataVersion/withdraw': {
    ...bankData,
    id: 'withdrawBankImport',
    title: 'Import zurücknehmen',
  },
  'GET /api/admin/database/registry-releases': {
    ...bankData,
    id: 'listRegistryReleases',
    title: 'Ausgaben des IBAN-Registers auflisten',
  },
  'POST /api/admin/database/registry-releases/upload': {
    ...bankData,
    id: 'uploadRegistryFile',
    title: 'IBAN-Register hochladen',
  },
  'POST /api/admin/database/registry-releases/:version/withdraw': {
    ...bankData,
    id: 'withdrawRegistryRelease',
    title: 'Ausgabe des IBAN-Registers zurücknehmen',
  },
  'GET /api/admin/database/backup': { ...database, id: 'downloadBackup', title: 'Backup herunterladen' },
  'GET /api/admin/database/backups': { ...database, id: 'readBackups', title: 'Stand der Backups' },
  'POST /api/admin/database/backups': { ...database, id: 'startBackup', title: 'Backup auf dem Server beginnen' },
  'GET /api/admin/database/backups/:fileName': {
    ...database,
    id: 'downloadKeptBackup',
    title: 'Aufbewahrtes Backup herunterladen',
  },
  'POST /api/admin/database/restore': { ...database, id: 'restoreBackup', title: 'Backup wiederherstellen und warten' },
  'POST /api/admin/database/restore-checks': { ...database, id: 'checkBackup', title: 'Backup-Datei prüfen' },
  'POST /api/admin/database/restore-checks/:id/restore': {
    ...database,
    id: 'startRestore',
    title: 'Wiederherstellung beginnen',
  },
  'DELETE /api/admin/database/restore-checks/:id': {
    ...database,
    id: 'discardCheck',
    title: 'Hochgeladene Backup-Datei entfernen',
  },
  'POST /api/admin/database/drills': { ...database, id: 'startDrill', title: 'Wiederherstellung proben' },
  'GET /api/admin/database/jobs': { ...database, id: 'listJobs', title: 'Aufträge auflisten' },
  'GET /api/admin/database/jobs/:id': { ...database, id: 'readJob', title: 'Auftrag lesen' },
  'POST /api/admin/database/jobs/:id/cancel': { ...database, id: 'cancelJob', title: 'Auftrag abbrechen' },
  'POST /api/admin/database/jobs/:id/retry': { ...database, id: 'retryJob', title: 'Auftrag erneut versuchen' },
  'GET /api/admin/database/schedules': { ...database, id: 'listSchedules', title: 'Zeitpläne auflisten' },
  'GET /api/admin/database/retention': { ...database, id: 'readRetention', title: 'Aufbewahrung der Daten' },
  'PUT /api/admin/database/retention': { ...database, id: 'saveRetention', title: 'Aufbewahrung der Logs ändern' },
};
