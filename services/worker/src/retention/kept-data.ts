import {
  BACKUPS_KEPT,
  ENDED_SESSION_DAYS,
  EVENT_DAYS,
  FAILED_SIGN_IN_DAYS,
  germanNumber,
  type KeptData,
  type KeptLogs,
  MAX_REVISIONS,
  MINUTE_MS,
  REPEATABLE_ANSWER_HOURS,
  TRASH_DAYS,
  UPLOADED_BACKUP_HOURS,
} from '@pruefer/contracts';
import { SESSION_IDLE_MS } from '@pruefer/platform';

/** The input of the overview; null: unknown at the moment. */
export interface RetentionFacts {
  /** Maximum retention of log rows in months; null: unlimited. */
  readonly months: number | null;
  readonly logs: KeptLogs | null;
  /** Rows that the next run of the schedule would delete. */
  readonly dueRows: number | null;
  /** Days after the last change of a file job. */
  readonly fileDays: number;
  readonly nextRetentionAt: string | null;
  readonly nextBackupAt: string | null;
}

const FOR_EVER = 'dauerhaft';

/** The retention of each kind of data, most personal first, with the rule that deletes it. */
export function keptData({
  months,
  logs,
  dueRows,
  fileDays,
  nextRetentionAt,
  nextBackupAt,
}: RetentionFacts): KeptData[] {
  const details = logs ? count(logs.detailsDays, 'Tag', 'Tage') : 'so lange, wie der Betreiber eingestellt hat';
  const rows = {
    keptFor:
      months === null
        ? 'bis ein Administrator sie bereinigt'
        : `${count(months, 'Monat', 'Monate')}, dann nachts gelöscht`,
    due: months === null ? 0 : dueRows,
    nextRunAt: months === null ? null : nextRetentionAt,
    isContinuous: false,
  };
  const entry = (name: string, data: string, keptFor: string, additions: Partial<KeptData> = {}): KeptData => {
    return { name, data, keptFor, isContinuous: true, nextRunAt: null, due: null, ...additions };
  };
  return [
    entry('log-details', 'Vollständige IBANs und IP-Adressen der API-Logs', details, { due: logs?.dueDetails ?? null }),
    entry('customer-files', 'Dateien von Kunden, verschlüsselt', 'bis zum Ende ihres Auftrags'),
    entry(
      'file-results',
      'Ergebnisse von Dateien, verschlüsselt, und ihre ersten fünf Zeilen',
      `${days(fileDays)} nach der letzten Änderung`,
    ),
    entry('log-rows', 'Einträge der API-Logs mit gekürzter IBAN und Prüfwerten', rows.keptFor, rows),
    entry('log-sums', 'Summen der Statistik, ohne Personenbezug', FOR_EVER, { due: 0, isContinuous: false }),
    entry('dead-letters', 'Ereignisse, die nicht ins Log gelesen werden konnten', details, {
      due: logs?.dueDeadLetters ?? null,
    }),
    entry('audit', 'Audit-Log der Verwaltung', `${FOR_EVER}, unveränderlich`, {
      due: 0,
      isContinuous: false,
    }),
    entry('sessions', 'Sitzungen der Verwaltung', sessionRule()),
    entry('failed-sign-ins', 'Fehlgeschlagene Anmeldungen, als Zähler', `höchstens ${days(FAILED_SIGN_IN_DAYS)}`),
    entry('events', 'Ereignisse in Kafka, auf dem Weg ins Log', `${days(EVENT_DAYS)}, bei viel Verkehr kürzer`),
    entry('repeatable-answers', 'Antworten für Wiederholungen mit Idempotency-Key, ohne IBAN', answerRule()),
    entry('trash', 'Gelöschte Seiten und Bereiche der Startseite', days(TRASH_DAYS)),
    entry('revisions', 'Ältere Fassungen der Seiten', `die neuesten ${germanNumber(MAX_REVISIONS)} je Seite`),
    entry('backups', 'Backups auf dem Server', backupRule(), { nextRunAt: nextBackupAt, isContinuous: false }),
    entry('uploads', 'Hochgeladene Backup-Dateien', uploadRule()),
    entry('service-logs', 'Protokolle der Dienste, ohne IBANs', 'nach Größe: neue Zeilen verdrängen die ältesten'),
  ];
}

function sessionRule(): string {
  const idle = count(SESSION_IDLE_MS / MINUTE_MS, 'Minute', 'Minuten');
  return `bis zur Abmeldung oder ${idle} ohne Aktivität; beendete noch ${days(ENDED_SESSION_DAYS)}`;
}

function answerRule(): string {
  return count(REPEATABLE_ANSWER_HOURS, 'Stunde', 'Stunden');
}

function uploadRule(): string {
  return `bis zur Wiederherstellung, höchstens ${count(UPLOADED_BACKUP_HOURS, 'Stunde', 'Stunden')}`;
}

function backupRule(): string {
  const { days: daily, weeks, months } = BACKUPS_KEPT;
  return `${daily} tägliche, ${weeks} wöchentliche und ${months} monatliche`;
}

function days(number: number): string {
  return count(number, 'Tag', 'Tage');
}

function count(number: number, singular: string, plural: string): string {
  return number === 1 ? `1 ${singular}` : `${germanNumber(number)} ${plural}`;
}
