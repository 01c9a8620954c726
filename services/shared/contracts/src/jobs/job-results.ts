import { IsArray, IsBoolean, IsIn, IsInt, IsISO8601, IsOptional, IsString, Min } from 'class-validator';
import { IfGiven } from '../fields/if-given.js';
import { Nested, NestedList } from '../fields/nested.js';

export const importMethods = ['official', 'shipped', 'uploaded', 'command-line'] as const;
export type ImportMethod = (typeof importMethods)[number];

/** Number of bank codes that differ from the previous data set. */
export class BankDataDifference {
  @IsInt() @Min(0) added!: number;
  @IsInt() @Min(0) changed!: number;
  @IsInt() @Min(0) removed!: number;
  /** Number of changed banks whose BIC differs. */
  @IsInt() @Min(0) bicChanged!: number;
}

export class BankImportOutcome {
  @IsIn(importMethods) origin!: ImportMethod;
  /** German name of the publisher. */
  @IsString() source!: string;
  @IsString() dataVersion!: string;
  @IsString() validFrom!: string;
  /** False: the same file was imported before. */
  @IsBoolean() isNew!: boolean;
  @IsInt() @Min(0) imported!: number;
  /** Number of lines that the import skipped. */
  @IsInt() @Min(0) errors!: number;
  /** German: the first skipped lines, with the reason. */
  @IsArray() @IsString({ each: true }) errorLines!: string[];
  @Nested(() => BankDataDifference) difference!: BankDataDifference;
}

export class BackupOutcome {
  @IsString() fileName!: string;
  @IsInt() @Min(0) bytes!: number;
  @IsInt() @Min(0) records!: number;
  /** SHA-256 of the file in hex. */
  @IsString() checksum!: string;
  @IsBoolean() isEncrypted!: boolean;
  /** German: error of the command that makes the offsite copy; null: it succeeded, or no command is set up. */
  @IsOptional() @IsString() offsiteFailure!: string | null;
}

/** Parts of the data that an admin can restore separately. */
export const backupParts = ['content', 'settings', 'banks', 'logs'] as const;
export type BackupPart = (typeof backupParts)[number];

export class RestoredCounts {
  @IsInt() @Min(0) added!: number;
  @IsInt() @Min(0) changed!: number;
  @IsInt() @Min(0) removed!: number;
  @IsInt() @Min(0) unchanged!: number;
  /** Records that were not restored: deleted, erased or cleaned up after the backup, or damaged in the file and withdrawn. */
  @IsInt() @Min(0) leftOut!: number;
}

export class RestoredPart extends RestoredCounts {
  @IsIn(backupParts) part!: BackupPart;
  /** Releases of the IBAN registry, restored with the part `banks` but counted separately. Left out: the backup has none. */
  @IfGiven() @Nested(() => RestoredCounts) registryReleases?: RestoredCounts;
}

export class RestoreOutcome {
  @IsInt() @Min(0) recordsRestored!: number;
  @NestedList(() => RestoredPart) parts!: RestoredPart[];
  /** File name of the backup that was made of the state before the restore. */
  @IsString() safetyBackup!: string;
}

export class DrillOutcome {
  @IsString() fileName!: string;
  /** Time at which the backup was made. */
  @IsISO8601() backupAt!: string;
  @IsInt() @Min(0) tables!: number;
  @IsInt() @Min(0) records!: number;
  @IsInt() @Min(0) durationMs!: number;
}

export class CleanupOutcome {
  @IsString() date!: string;
  @IsInt() @Min(0) logsDeleted!: number;
}

/** Findings of a scheduled check, German. */
class FindingsOutcome {
  @IsBoolean() isHealthy!: boolean;
  @IsArray() @IsString({ each: true }) findings!: string[];
}

/** Result of a job, in the field of its kind. */
export class JobResult {
  @IfGiven() @Nested(() => BankImportOutcome) bankImport?: BankImportOutcome;
  @IfGiven() @Nested(() => BackupOutcome) backup?: BackupOutcome;
  @IfGiven() @Nested(() => RestoreOutcome) restore?: RestoreOutcome;
  @IfGiven() @Nested(() => DrillOutcome) drill?: DrillOutcome;
  @IfGiven() @Nested(() => CleanupOutcome) cleanup?: CleanupOutcome;
  @IfGiven() @Nested(() => FindingsOutcome) check?: FindingsOutcome;
}
