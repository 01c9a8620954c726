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
import { IfGiven } from '../if-given.js';
import { Nested, NestedList } from '../nested.js';
import { DrillOutcome, type BackupPart, backupParts, RestoredPart } from './job-results.js';

/** Pattern of a backup's file name, which contains only the time (docs/SECURITY.md F1). */
export const backupFileName = /^iban-backup-\d{4}-\d{2}-\d{2}-\d{4}(\d{2})?\.sql(\.enc)?$/;

export const backupReasons = ['asked', 'nightly', 'safety'] as const;
/** `safety`: made in front of a restore. */
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

/** A backup that was downloaded to the end. */
export class DownloadedBackup {
  @IsString() fileName!: string;
  @IsISO8601() at!: string;
  /** Name of the user; null: unknown. */
  @IsOptional() @IsString() by!: string | null;
  @IsInt() @Min(0) bytes!: number;
  /** SHA-256 of the file in hex: to be compared with the file that arrived. */
  @IsString() checksum!: string;
}

export class ProvenRestore extends DrillOutcome {
  /** When the drill ended. */
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
  /** German: why. */
  @IsString() text!: string;
}

/** State of the copies of the whole PostgreSQL server, which contain the data that a backup omits. */
export class WholeBackupOverview {
  /** null: there is none yet. */
  @IsOptional() @Nested(() => WholeBackup) last!: WholeBackup | null;
  /** Since when they are made every night. */
  @IsISO8601() since!: string;
  /** Why the last attempt failed; null: it succeeded. */
  @IsOptional() @Nested(() => WholeBackupFailure) failure!: WholeBackupFailure | null;
  /** German: why the last one is not in the second place; null: it is, or there is none. */
  @IsOptional() @IsString() secondPlaceFailure!: string | null;
}

export class BackupOverview {
  /** Estimated size of a backup made now; null: unknown. */
  @IsOptional() @IsInt() @Min(0) estimatedBytes!: number | null;
  @IsOptional() @Nested(() => KeptBackup) last!: KeptBackup | null;
  @IsOptional() @Nested(() => DownloadedBackup) lastDownload!: DownloadedBackup | null;
  /** null: no drill has succeeded yet. */
  @IsOptional() @Nested(() => ProvenRestore) lastProof!: ProvenRestore | null;
  /** Whether a passphrase is set: backups are encrypted. */
  @IsBoolean() isEncrypting!: boolean;
  @IsBoolean() hasSecondPlace!: boolean;
  /** German: what staff should know, such as a proof that is too old. */
  @IsArray() @IsString({ each: true }) warnings!: string[];
  /** null: the product makes none here, PostgreSQL's operator does. A worker of before leaves it out. */
  @IsOptional() @Nested(() => WholeBackupOverview) whole?: WholeBackupOverview | null;
  /** The newest first; all there are (the rules keep fewer than 100). */
  @NestedList(() => KeptBackup) kept!: KeptBackup[];
}

export class BackupAddress {
  @Matches(backupFileName) fileName!: string;
}

/** A key or passphrase of the installation that restored data needs. Holds only its fingerprint. */
export class NeededSecret {
  /** As in `npm run secrets`, for example `log-hash`. */
  @IsString() name!: string;
  @IsString() fingerprint!: string;
  /** German: what does not work without it. */
  @IsString() purpose!: string;
  @IsBoolean() isMissing!: boolean;
}

export class RestoreCheck {
  /** Names the uploaded file for an hour. */
  @IsString() id!: string;
  @IsInt() @Min(0) bytes!: number;
  @IsISO8601() backupAt!: string;
  @IsString() productVersion!: string;
  @IsInt() @Min(1) formatVersion!: number;
  @IsInt() @Min(1) schemaVersion!: number;
  @IsBoolean() isEncrypted!: boolean;
  @IsInt() @Min(0) records!: number;
  /** For each part of the file: records that a restore would add, change or delete. */
  @NestedList(() => RestoredPart) parts!: RestoredPart[];
  @NestedList(() => NeededSecret) secrets!: NeededSecret[];
  /** German: what else to know, such as log rows that stay away because they were cleaned up. */
  @IsArray() @IsString({ each: true }) notes!: string[];
}

/** The word that is typed before anything is overwritten. */
export const RESTORE_WORD = 'WIEDERHERSTELLEN';

export class StartRestore {
  @IsArray() @ArrayNotEmpty() @ArrayUnique() @IsIn(backupParts, { each: true }) parts!: BackupPart[];
  /** True: pages that were deleted since come back too. */
  @IfGiven() @IsBoolean() bringsBackDeleted?: boolean;
  @Equals(RESTORE_WORD, { message: `Bitte geben Sie ${RESTORE_WORD} ein.` }) confirmation!: string;
}

/** Answer of SPEC's one-step restore. */
export class Restored {
  @IsInt() @Min(0) recordsRestored!: number;
}

export class CheckIdAddress {
  @Matches(/^[0-9a-f]{32}$/) id!: string;
}

/** Longest passphrase of a backup, sent as the form's field `passphrase` in front of the file. */
export const MAX_PASSPHRASE_LENGTH = 1_024;
