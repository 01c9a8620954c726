import { HOUR_MS, type ProvenRestore, type WholeBackupOverview } from '@pruefer/contracts';
import type { BackupNote } from '../storage/backup-note.js';

/** A missed night is reported in the morning. */
const LAST_WITHIN_HOURS = 26;
/** A week, and a night to spare. */
const PROVEN_WITHIN_DAYS = 8;

interface BackupState {
  readonly last: BackupNote | undefined;
  readonly lastProof: Pick<ProvenRestore, 'at'> | null;
  /** null: this installation makes no whole backups. */
  readonly wholeBackups: WholeBackupOverview | null;
  readonly now: Date;
}

/** German warnings about the backups; empty if all is well. Safety backups do not count. */
export function backupFindings({ last, lastProof, wholeBackups, now }: BackupState): string[] {
  const ageHours = (at: string) => (+now - Date.parse(at)) / HOUR_MS;
  const findings: string[] = [];
  if (!last) findings.push('Es liegt noch kein Backup auf dem Server.');
  else if (ageHours(last.createdAt) > LAST_WITHIN_HOURS)
    findings.push(`Das letzte Backup ist älter als ${LAST_WITHIN_HOURS} Stunden.`);
  if (last && !lastProof) findings.push('Testen Sie, ob sich das Backup wiederherstellen lässt.');
  else if (lastProof && ageHours(lastProof.at) > PROVEN_WITHIN_DAYS * 24)
    findings.push(`Die letzte erfolgreiche Probe der Wiederherstellung ist älter als ${PROVEN_WITHIN_DAYS} Tage.`);
  if (last?.offsiteFailure) findings.push(last.offsiteFailure);
  return wholeBackups ? [...findings, ...findingsOfWhole(wholeBackups, ageHours)] : findings;
}

function findingsOfWhole(
  { last, since, failure, offsiteFailure }: WholeBackupOverview,
  ageHours: (at: string) => number,
): string[] {
  const findings: string[] = [];
  if (ageHours(last?.createdAt ?? since) > LAST_WITHIN_HOURS)
    findings.push(
      last
        ? `Die letzte Vollsicherung ist älter als ${LAST_WITHIN_HOURS} Stunden.`
        : 'Es gibt noch keine Vollsicherung.',
    );
  if (failure) findings.push(`Die letzte Vollsicherung ist gescheitert: ${failure.text}`);
  if (offsiteFailure !== null) findings.push(`Vollsicherung: ${offsiteFailure}`);
  return findings;
}
