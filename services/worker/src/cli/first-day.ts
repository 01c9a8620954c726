import { IsDay } from '@pruefer/contracts';

/** The command line's option for the first day of a file. */
export const firstDayOption = {
  flags: '--valid-from <datum>',
  description: 'ab wann sie gilt (JJJJ-MM-TT, 0 Uhr deutscher Zeit)',
} as const;

/** Wants the day from which a file holds, as the operator's command lines take it. */
export function FirstDay(): PropertyDecorator {
  return IsDay({ message: 'Bitte geben Sie einen Tag als JJJJ-MM-TT an, ab dem die Datei gilt.' });
}
