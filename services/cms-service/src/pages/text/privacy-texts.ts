import { germanNumber } from '@pruefer/contracts';

/** Settings of the request log. */
interface LogSettings {
  readonly LOG_IBAN: 'full' | 'masked' | 'none';
  readonly LOG_DETAILS_DAYS: number;
  readonly LOG_KEPT_DAYS: number;
}

const days = (count: number) => (count === 1 ? 'einen Tag' : `${germanNumber(count)} Tage`);
const afterDays = (count: number) => (count === 1 ? 'einem Tag' : `${germanNumber(count)} Tagen`);

/** Sentences about the retention of the log's data. */
export function retentionText({ LOG_DETAILS_DAYS, LOG_KEPT_DAYS }: LogSettings): string {
  const details = `Vollständige IBANs und vollständige IP-Adressen werden höchstens ${days(LOG_DETAILS_DAYS)} aufbewahrt und dann gelöscht.`;
  const rest = `Die übrigen Angaben eines Eintrags bleiben gespeichert, bis ein Administrator sie löscht oder die von ihm gesetzte Frist abläuft; die Einträge der letzten ${germanNumber(LOG_KEPT_DAYS)} Tage lassen sich nicht löschen.`;
  return `${details} ${rest}`;
}

/** In which form the log holds IBANs. */
export function logModeText({ LOG_IBAN, LOG_DETAILS_DAYS }: LogSettings): string {
  const hash =
    'Zusätzlich wird ein mit einem geheimen Schlüssel gebildeter Prüfwert gespeichert, aus dem sich die IBAN nicht zurückrechnen lässt.';
  const forms = {
    full: `Die IBAN wird zunächst vollständig protokolliert und nach spätestens ${afterDays(LOG_DETAILS_DAYS)} auf Land, Prüfziffern und die letzten vier Stellen gekürzt.`,
    masked: 'Die IBAN wird nur gekürzt protokolliert: Land, Prüfziffern und die letzten vier Stellen.',
    none: 'Die IBAN wird nicht protokolliert.',
  };
  return `${forms[LOG_IBAN]} ${hash}`;
}

/** Sentence about the stored part of a visitor's address. */
export function addressesText({ LOG_DETAILS_DAYS }: LogSettings): string {
  return `Die vollständige IP-Adresse wird höchstens ${days(LOG_DETAILS_DAYS)} gespeichert. Danach bleibt nur das Netz, aus dem die Anfrage kam (bei IPv4 die ersten drei Zahlen, bei IPv6 die ersten 48 Bit).`;
}
