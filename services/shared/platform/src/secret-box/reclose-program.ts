import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { describeFailure } from '../command-line/describe-failure.js';
import { createPool } from '../database/create-pool.js';
import { recloseAll, type StoredBoxes } from './reclose-all.js';
import { DESPITE_UNREADABLE, linesAbout, linesOfDisuse, reasonToKeep } from './reclose-outcome.js';
import { SecretBox, type SecretPurpose } from './secret-box.js';

/** The re-encryption program of a service. */
export interface RecloseProgram {
  readonly purpose: SecretPurpose;
  /** German name of the encrypted values. */
  readonly what: string;
  /** Reads the environment. @throws ConfigError */
  settings(): { readonly DATABASE_URL: string; readonly secrets: readonly string[] };
  storedIn(pool: Pool): StoredBoxes;
  /** German reason to keep the older secrets after all boxes were re-encrypted; undefined without a reason. */
  stillNeeded?(pool: Pool, secrets: SecretBox): Promise<string | undefined>;
}

/**
 * Re-encrypts all boxes of a service with the current secret and lists the unused older ones. Exits with 0 when they can be
 * dropped, else with 1, also for unreadable rows without --despite-unreadable.
 */
export async function runReclose(program: RecloseProgram, words = process.argv.slice(2)): Promise<void> {
  if (words.some((word) => word !== DESPITE_UNREADABLE)) {
    write(process.stderr, [`Aufruf: node dist/reclose.js [${DESPITE_UNREADABLE}]`]);
    process.exitCode = 1;
    return;
  }
  // The operator reads one German message, without log lines.
  Logger.overrideLogger(false);
  try {
    const reason = await closeAnew(program, words.length > 0);
    if (reason) write(process.stderr, [reason]);
    process.exitCode = reason ? 1 : 0;
  } catch (error) {
    write(process.stderr, describeFailure(error, { name: 'secrets', optionOf: {} }));
    process.exitCode = 1;
  }
}

/** @returns the reason to keep the older secrets */
async function closeAnew(program: RecloseProgram, isDespiteUnreadable: boolean): Promise<string | undefined> {
  const { DATABASE_URL, secrets } = program.settings();
  const pool = createPool({ DATABASE_URL }, { applicationName: 'reclose', max: 1 });
  try {
    return await closeAnewIn(pool, { secrets, isDespiteUnreadable }, program);
  } finally {
    await pool.end();
  }
}

async function closeAnewIn(
  pool: Pool,
  { secrets, isDespiteUnreadable }: { secrets: readonly string[]; isDespiteUnreadable: boolean },
  program: RecloseProgram,
): Promise<string | undefined> {
  const { purpose, what } = program;
  const box = new SecretBox(secrets, purpose);
  const result = await recloseAll(box, program.storedIn(pool));
  write(process.stdout, linesAbout(what, result));
  const reason = reasonToKeep(what, result, isDespiteUnreadable) ?? (await program.stillNeeded?.(pool, box));
  if (reason) return reason;
  write(process.stdout, linesOfDisuse(purpose, secrets, new Date()));
  return undefined;
}

function write(stream: NodeJS.WriteStream, lines: readonly string[]): void {
  for (const line of lines) stream.write(`${line}\n`);
}
