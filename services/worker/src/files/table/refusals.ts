/** A contract has as many jobs or bytes as it may. */
export const storageFullText = {
  de: 'Ihr Vertrag hat 1.000 Aufträge, oder seine Dateien und Ergebnisse belegen 20 GB. Bitte löschen Sie Aufträge, deren Ergebnis Sie haben.',
  en: 'Your contract has 1,000 jobs, or its files and results occupy 20 GB. Please delete jobs whose result you have.',
};
/** An ended job cannot be changed. */
export const jobEndedText = { de: 'Der Auftrag ist schon beendet.', en: 'The job has already ended.' };
