import { choiceLabels } from './record-labels.js';

export const keyFilter = {
  search: 'Kunde, E-Mail, Kennung',
  searched: 'Suche',
  status: 'Status',
  statuses: choiceLabels.keyStatuses,
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
    options: choiceLabels.keyExpiry,
  },
  unusedFor: {
    label: 'Letzte Nutzung',
    any: 'Jede Nutzung',
    options: choiceLabels.keyUnusedFor,
  },
  sort: 'Reihenfolge',
  sorts: choiceLabels.keySorts,
  sortedByColumn: 'Nach Spalte',
} as const;
