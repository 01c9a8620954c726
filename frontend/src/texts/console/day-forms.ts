import type { DateFormat } from '@pruefer/contracts';

/** The date formats of the settings in German letters. */
export const dayForms: Readonly<Record<DateFormat, string>> = {
  'DD.MM.YYYY': 'TT.MM.JJJJ',
  'MM/DD/YYYY': 'MM/TT/JJJJ',
  'YYYY-MM-DD': 'JJJJ-MM-TT',
  'DD/MM/YYYY': 'TT/MM/JJJJ',
};
