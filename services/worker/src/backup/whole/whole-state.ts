import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IsISO8601, IsOptional, IsString, MaxLength } from 'class-validator';
import { readNote } from '../storage/read-note.js';

const FILE = 'state.json';
const MAX_SENTENCE = 500;

/** Facts about whole backups in `state.json` of their folder. */
class WholeState {
  /** Time since which whole backups are made every night. */
  @IsISO8601() since!: string;
  /** Begin of the last one; null: none was made yet. */
  @IsOptional() @IsISO8601() attemptAt!: string | null;
  /** German: why the last one failed; null: it did not. */
  @IsOptional() @IsString() @MaxLength(MAX_SENTENCE) failure!: string | null;
  /** German: why the offsite copy of the last one failed; null: it did not, or none is configured. */
  @IsOptional() @IsString() @MaxLength(MAX_SENTENCE) offsiteFailure!: string | null;
}

/** @returns undefined: no whole backups are made here */
export async function readWholeState(folder: string): Promise<WholeState | undefined> {
  return readNote(WholeState, await readFile(join(folder, FILE), 'utf8').catch(() => ''));
}

/** @param folder exists */
export async function noteWholeState(folder: string, change: Partial<WholeState>): Promise<void> {
  const before = await readWholeState(folder);
  const now = new Date().toISOString();
  const state = { since: now, attemptAt: null, failure: null, offsiteFailure: null, ...before, ...change };
  const path = join(folder, FILE);
  const json = JSON.stringify({ ...state, failure: state.failure?.slice(0, MAX_SENTENCE) ?? null });
  await writeFile(`${path}.new`, json, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
}
