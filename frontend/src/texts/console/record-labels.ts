import type { BackupPart, BackupReason, ImportMethod, Language } from '@pruefer/contracts';

/**
 * Names of fields that a section's form and the audit log share. In a separate module, as the log needs no other words
 * of the sections.
 */
export const fieldLabels = {
  page: {
    title: 'Titel',
    slug: 'Adresse (Slug)',
    description: 'Meta-Beschreibung',
    isPublished: 'Veröffentlicht',
    showInMenu: 'Im Menü zeigen',
    menuOrder: 'Reihenfolge im Menü',
    noindex: 'Nicht in Suchmaschinen zeigen',
    translationOf: 'Übersetzung von',
  },
  section: {
    type: 'Art',
    subtitle: 'Untertitel',
    buttonText: 'Text der Schaltfläche',
    buttonUrl: 'Link der Schaltfläche',
    icon: 'Symbol',
    order: 'Reihenfolge',
    language: 'Sprache',
  },
  meta: {
    pageTitle: 'Seitentitel',
    metaKeywords: 'Schlüsselwörter',
    robotsContent: 'Angaben für Suchmaschinen',
    canonicalUrl: 'Kanonische Adresse',
    ogTitle: 'Titel beim Teilen',
    ogDescription: 'Beschreibung beim Teilen',
    ogImage: 'Bild beim Teilen',
    twitterTitle: 'Twitter-Titel',
    twitterDescription: 'Twitter-Beschreibung',
    twitterImage: 'Twitter-Bild',
  },
  brand: {
    siteName: 'Name der Website',
    showLogo: 'Logo zeigen',
    logoText: 'Text neben dem Zeichen',
    logoUrl: 'Eigenes Logo',
  },
  buttons: 'Schaltflächen',
  footer: { companyName: 'Name des Unternehmens', description: 'Beschreibung', copyright: 'Copyright' },
  services: { title: 'Services-Links', heading: 'Überschrift der Services-Links' },
  legal: { title: 'Rechtliche Links', heading: 'Überschrift der rechtlichen Links' },
  imageAlt: 'Alternativtext',
} as const;

/** Labels of stored codes, shared in the same way. */
export const choiceLabels = {
  planActions: { publish: 'Veröffentlichen', unpublish: 'Zurückziehen' },
  channels: { email: 'E-Mail', webhook: 'Webhook' },
  keyStatuses: { all: 'Alle Status', active: 'Aktiv', inactive: 'Gesperrt' },
  keyExpiry: { expired: 'abgelaufen', '7d': 'in 7 Tagen', '30d': 'in 30 Tagen' },
  keyUnusedFor: { '30d': '30 Tage ungenutzt', '90d': '90 Tage ungenutzt', never: 'noch nie genutzt' },
  languages: { de: 'Deutsch', en: 'Englisch' } satisfies Record<Language, string>,
  keySorts: {
    '-createdAt': 'Neueste zuerst',
    '-share': 'Höchster Verbrauch',
    expiresAt: 'Läuft zuerst ab',
    '-lastUsedAt': 'Zuletzt verwendet',
    lastUsedAt: 'Am längsten ungenutzt',
  },
  userSorts: {
    '-createdAt': 'Neueste zuerst',
    username: 'Name A bis Z',
    '-lastLogin': 'Zuletzt angemeldet',
    lastLogin: 'Am längsten nicht angemeldet',
  },
  bankOrigins: {
    official: 'von der offiziellen Adresse',
    shipped: 'mit dem Produkt geliefert',
    uploaded: 'eigene Datei',
    'command-line': 'über die Befehlszeile',
  } satisfies Record<ImportMethod, string>,
  backupReasons: {
    asked: 'auf Wunsch',
    nightly: 'nächtlich',
    safety: 'vor einer Wiederherstellung',
  } satisfies Record<BackupReason, string>,
  backupParts: {
    content: 'Seiten, Homepage, Header und Footer',
    settings: 'Systemkonfiguration',
    banks: 'Bankdaten',
    logs: 'API-Logs',
  } satisfies Record<BackupPart, string>,
} as const;
