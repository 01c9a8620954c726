import type { DateFormat, TimeFormat } from '@pruefer/contracts';

/** The date formats of the settings in German letters. */
export const dayForms: Readonly<Record<DateFormat, string>> = {
  'DD.MM.YYYY': 'TT.MM.JJJJ',
  'MM/DD/YYYY': 'MM/TT/JJJJ',
  'YYYY-MM-DD': 'JJJJ-MM-TT',
  'DD/MM/YYYY': 'TT/MM/JJJJ',
};

/** The formats of the settings, each as a time in it. */
export const formatExamples: Readonly<Record<DateFormat | TimeFormat, string>> = {
  'DD.MM.YYYY': '31.12.2026',
  'MM/DD/YYYY': '12/31/2026',
  'YYYY-MM-DD': '2026-12-31',
  'DD/MM/YYYY': '31/12/2026',
  'HH:mm:ss': '14:05:09',
  'HH:mm': '14:05',
  'hh:mm:ss A': '02:05:09 PM',
  'hh:mm A': '02:05 PM',
};
