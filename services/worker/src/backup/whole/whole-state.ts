import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { plainToInstance } from 'class-transformer';
import { IsISO8601, IsOptional, IsString, MaxLength, validateSync } from 'class-validator';

const FILE = 'state.json';
const MAX_SENTENCE = 500;

/** Facts about whole backups in `state.json` of their folder. */
class WholeState {
  /** Time since which whole backups are made every night. */
  @IsISO8601() since!: string;
  /** When the last one was begun; null: none was yet. */
  @IsOptional() @IsISO8601() attemptAt!: string | null;
  /** German: why the last one failed; null: it did not. */
  @IsOptional() @IsString() @MaxLength(MAX_SENTENCE) failure!: string | null;
  /** German: why the offsite copy of the last one failed; null: it did not, or none is configured. */
  @IsOptional() @IsString() @MaxLength(MAX_SENTENCE) secondPlaceFailure!: string | null;
}

/** @returns undefined: no whole backups are made here */
export async function readWholeState(folder: string): Promise<WholeState | undefined> {
  try {
    const state = plainToInstance(WholeState, JSON.parse(await readFile(join(folder, FILE), 'utf8')));
    return validateSync(state, { whitelist: true, forbidUnknownValues: true }).length === 0 ? state : undefined;
  } catch {
    return undefined;
  }
}

/** @param folder exists */
export async function noteWholeState(folder: string, change: Partial<WholeState>): Promise<void> {
  const before = await readWholeState(folder);
  const now = new Date().toISOString();
  const state = { since: now, attemptAt: null, failure: null, secondPlaceFailure: null, ...before, ...change };
  const path = join(folder, FILE);
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.writeFile(JSON.stringify({ ...state, failure: state.failure?.slice(0, MAX_SENTENCE) ?? null }));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
}
