import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupReason, backupReasons, Problem } from '@pruefer/contracts';
import {
  Equals,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
} from 'class-validator';
import { readNote } from '../storage/read-note.js';

const FORM = 'iban-pruefer whole-backup 1';

/** Files of a whole backup's folder, named as `pg_basebackup --format=tar --gzip` names them. */
export const MANIFEST_FILE = 'backup_manifest';
export const SECRETS_FILE = 'secrets.json';
const FACTS_FILE = 'whole-backup.json';

/** Content of a whole backup's `whole-backup.json`. */
export class WholeBackupFacts {
  @Equals(FORM) form = FORM;
  /** The archive in the same folder. */
  @Matches(/^base\.tar\.gz(\.enc)?$/) archive!: string;
  @IsISO8601() createdAt!: string;
  @IsIn(backupReasons) reason!: BackupReason;
  @IsString() @MaxLength(100) productVersion!: string;
  /** Version of PostgreSQL as `server_version_num`, such as 180004. */
  @IsInt() @Min(150_000) serverVersion!: number;
  @IsInt() @Min(0) bytes!: number;
  /** SHA-256 of the archive in hex. */
  @Matches(/^[\da-f]{64}$/) checksum!: string;
  /** Size of all files, uncompressed. */
  @IsInt() @Min(0) dataBytes!: number;
  @IsBoolean() isEncrypted!: boolean;
  /** Whether it is of the server that `npm start` runs, so that `npm start` can run the copy. */
  @IsBoolean() isOfOwnServer!: boolean;
  /** Whether the folder also holds the secrets that the data depend on, sealed with the same passphrase. */
  @IsBoolean() hasSecrets!: boolean;
  /** Fingerprints of these secrets, as `name=0123456789abcdef,…`. */
  @IsOptional() @IsString() @MaxLength(1_000) secrets?: string;
}

/** Reads the facts of a whole backup. @throws Problem `backup_unreadable` when the folder does not hold one */
export async function readFacts(folder: string): Promise<WholeBackupFacts> {
  const facts = readNote(WholeBackupFacts, await readFile(join(folder, FACTS_FILE), 'utf8').catch(() => ''));
  if (facts) return facts;
  throw new Problem('backup_unreadable', { text: `Im Ordner ${folder} liegt keine vollständige Vollsicherung.` });
}

/** @returns the name and the content of the file that makes a folder a whole backup */
export function factsFile(facts: Omit<WholeBackupFacts, 'form'>): { readonly name: string; readonly text: string } {
  return { name: FACTS_FILE, text: `${JSON.stringify({ form: FORM, ...facts }, undefined, 2)}\n` };
}
