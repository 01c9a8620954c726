import {
  ArrayNotEmpty,
  ArrayUnique,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
  Min,
} from 'class-validator';
import { IfGiven } from '../fields/if-given.js';
import { Nested, NestedList } from '../fields/nested.js';
import { type BackupPart, backupParts, DrillOutcome, RestoredPart } from '../jobs/job-results.js';

/** Pattern of a backup's file name, which contains only the time (docs/SECURITY.md F1). */
export const backupFileName = /^iban-backup-\d{4}-\d{2}-\d{2}-\d{4}(\d{2})?\.sql(\.enc)?$/;

export const backupReasons = ['asked', 'nightly', 'safety'] as const;
/** `safety`: made automatically before a restore. */
export type BackupReason = (typeof backupReasons)[number];

export class KeptBackup {
  @IsString() fileName!: string;
  @IsInt() @Min(0) bytes!: number;
  @IsISO8601() createdAt!: string;
  @IsIn(backupReasons) reason!: BackupReason;
  @IsBoolean() isEncrypted!: boolean;
  /** SHA-256 of the file in hex. */
  @IsString() checksum!: string;
  @IsInt() @Min(0) records!: number;
}

export class ProvenRestore extends DrillOutcome {
  /** Time at which the drill ended. */
  @IsISO8601() at!: string;
}

/** The newest copy of the whole PostgreSQL server. */
class WholeBackup {
  @IsISO8601() createdAt!: string;
  @IsInt() @Min(0) bytes!: number;
  @IsBoolean() isEncrypted!: boolean;
}

class WholeBackupFailure {
  @IsISO8601() at!: string;
  @IsString() text!: string;
}

/** State of the copies of the whole PostgreSQL server, which contain the data that a backup omits. */
export class WholeBackupOverview {
  /** null: no copy exists yet. */
  @IsOptional() @Nested(() => WholeBackup) last!: WholeBackup | null;
  /** Time since which these copies are made every night. */
  @IsISO8601() since!: string;
  /** Failure of the last attempt; null: it succeeded. */
  @IsOptional() @Nested(() => WholeBackupFailure) failure!: WholeBackupFailure | null;
  /** German: why the last one has no offsite copy; null: it has one, or no offsite copy is set up. */
  @IsOptional() @IsString() offsiteFailure!: string | null;
}

export class BackupOverview {
  /** Estimated size of a backup made now; null: unknown. */
  @IsOptional() @IsInt() @Min(0) estimatedBytes!: number | null;
  @IsOptional() @Nested(() => KeptBackup) last!: KeptBackup | null;
  /** Last successful drill; null: no drill has succeeded yet. */
  @IsOptional() @Nested(() => ProvenRestore) lastProof!: ProvenRestore | null;
  /** Whether a passphrase is set: backups are encrypted. */
  @IsBoolean() isEncrypting!: boolean;
  @IsBoolean() hasOffsiteCopy!: boolean;
  /** German warnings for staff, such as a drill that is too old. */
  @IsArray() @IsString({ each: true }) warnings!: string[];
  /** null: PostgreSQL's operator makes these copies, not the product. Workers of earlier versions leave the field out. */
  @IsOptional() @Nested(() => WholeBackupOverview) whole?: WholeBackupOverview | null;
  /** All kept backups, the newest first: the retention rules keep fewer than 100. */
  @NestedList(() => KeptBackup) kept!: KeptBackup[];
}

export class BackupParams {
  @Matches(backupFileName) fileName!: string;
}

/** A key or passphrase of the installation that restored data needs. Holds only its fingerprint. */
export class NeededSecret {
  /** Name as in `npm run secrets`, for example `log-hash`. */
  @IsString() name!: string;
  @IsString() fingerprint!: string;
  /** German: the function that fails without this secret. */
  @IsString() purpose!: string;
  @IsBoolean() isMissing!: boolean;
}

export class RestoreCheck {
  /** Identifies the uploaded file; valid for an hour. */
  @IsString() id!: string;
  @IsInt() @Min(0) bytes!: number;
  @IsISO8601() backupAt!: string;
  @IsString() productVersion!: string;
  @IsInt() @Min(1) formatVersion!: number;
  @IsInt() @Min(1) schemaVersion!: number;
  @IsBoolean() isEncrypted!: boolean;
  @IsInt() @Min(0) records!: number;
  /** Per part of the file: counts of records that a restore would add, change or delete. */
  @NestedList(() => RestoredPart) parts!: RestoredPart[];
  @NestedList(() => NeededSecret) secrets!: NeededSecret[];
  /** German remarks, such as log rows that a restore omits because they were cleaned up. */
  @IsArray() @IsString({ each: true }) notes!: string[];
}

/** Confirmation that an admin types before a restore overwrites data. */
export const RESTORE_WORD = 'WIEDERHERSTELLEN';

export class StartRestoreBody {
  @IsArray() @ArrayNotEmpty() @ArrayUnique() @IsIn(backupParts, { each: true }) parts!: BackupPart[];
  /** True: the restore also brings back content that was deleted after the backup, such as pages and sections. */
  @IfGiven() @IsBoolean() bringsBackDeleted?: boolean;
  @Equals(RESTORE_WORD, { message: `Bitte geben Sie ${RESTORE_WORD} ein.` }) confirmation!: string;
}

/** Answer of `restoreBackup`, the restore in one step. */
export class Restored {
  @IsInt() @Min(0) recordsRestored!: number;
}

export class CheckIdParams {
  @Matches(/^[0-9a-f]{32}$/) id!: string;
}

/** Longest passphrase of a backup, sent as the form's field `passphrase` in front of the file. */
export const MAX_PASSPHRASE_LENGTH = 1_024;
