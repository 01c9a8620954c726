import { type BackupPart, backupParts, Problem } from '@pruefer/contracts';
import { isTooDeep } from '@pruefer/platform';
import { plainToInstance, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
  validateSync,
} from 'class-validator';
import { unreadable } from './grammar.js';

/** Fingerprint of a secret of the installation that the data depends on. */
export class SecretOfBackup {
  /** Fingerprints in the form of `npm run secrets`. */
  @Matches(/^[a-z-]{1,40}$/) name!: string;
  @Matches(/^[\da-f]{16}$/) fingerprint!: string;
}

/** Content of a backup's second line. */
export class BackupHeader {
  /** The moment whose state the file holds. */
  @Matches(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/) @IsISO8601({ strict: true }) createdAt!: string;
  @IsString() @MaxLength(40) productVersion!: string;
  /** Version of the tables and columns (`SCHEMA_VERSION`). */
  @IsInt() @Min(1) @Max(1_000_000) schemaVersion!: number;
  @IsArray() @ArrayUnique() @IsIn(backupParts, { each: true }) parts!: BackupPart[];
  @IsArray()
  @ArrayMaxSize(20)
  @ArrayUnique(({ name }: SecretOfBackup) => name)
  @ValidateNested({ each: true })
  @Type(() => SecretOfBackup)
  secrets!: SecretOfBackup[];
}

/**
 * Reads a header strictly: all its fields and no other.
 * @param newestSchema newest `SCHEMA_VERSION` that the reader knows
 * @throws Problem `backup_unreadable`, `backup_newer`
 */
export function readHeader(json: string, newestSchema: number): BackupHeader {
  const header = plainToInstance(BackupHeader, objectIn(json));
  // A newer version may add fields that this version cannot check.
  if (Number.isSafeInteger(header.schemaVersion) && header.schemaVersion > newestSchema)
    throw new Problem('backup_newer');
  const errors = validateSync(header, { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true });
  if (errors.length > 0) throw unreadable();
  return header;
}

function objectIn(json: string): object {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw unreadable();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isTooDeep(value)) throw unreadable();
  return value;
}
