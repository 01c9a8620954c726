/** Words of the bar above the list of keys. */
export const keyFilter = {
  search: 'Kunde, E-Mail, Kennung',
  searched: 'Suche',
  status: 'Status',
  statuses: { all: 'Alle Status', active: 'Aktiv', inactive: 'Gesperrt' },
  renewed: 'Neu generierte',
  shown: 'angezeigt',
  usedFrom: {
    label: 'Verbrauch',
    any: 'Jeder Verbrauch',
    options: { '70': 'ab 70 %', '80': 'ab 80 %', '90': 'ab 90 %', '100': '100 %' },
  },
  expiry: {
    label: 'Ablauf',
    any: 'Jeder Ablauf',
    options: { expired: 'abgelaufen', '7d': 'in 7 Tagen', '30d': 'in 30 Tagen' },
  },
  unusedFor: {
    label: 'Letzte Nutzung',
    any: 'Jede Nutzung',
    options: { '30d': '30 Tage ungenutzt', '90d': '90 Tage ungenutzt', never: 'noch nie genutzt' },
  },
  sort: 'Reihenfolge',
  sorts: {
    '-createdAt': 'Neueste zuerst',
    '-share': 'Höchster Verbrauch',
    expiresAt: 'Läuft zuerst ab',
    '-lastUsedAt': 'Zuletzt verwendet',
    lastUsedAt: 'Am längsten ungenutzt',
  },
  sortedByColumn: 'Nach Spalte',
} as const;
