import { englishNumber, germanNumber, MAX_FILE_JOBS, MAX_STORED_FILE_BYTES } from '@pruefer/contracts';

const MAX_STORED_GB = MAX_STORED_FILE_BYTES / 1_000_000_000;

/** A contract has as many jobs or bytes as it may. */
export const storageFullText = {
  de: `Ihr Vertrag hat ${germanNumber(MAX_FILE_JOBS)} Aufträge, oder seine Dateien und Ergebnisse belegen ${germanNumber(MAX_STORED_GB)} GB. Bitte löschen Sie Aufträge, deren Ergebnis Sie haben.`,
  en: `Your contract has ${englishNumber(MAX_FILE_JOBS)} jobs, or its files and results occupy ${englishNumber(MAX_STORED_GB)} GB. Please delete jobs whose result you have.`,
};
/** An ended job cannot be changed. */
export const jobEndedText = { de: 'Der Auftrag ist schon beendet.', en: 'The job has already ended.' };
