import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { describeFailure } from '../command-line/describe-failure.js';
import { createPool } from '../database/create-pool.js';
import { recloseAll, type Reclosed, type StoredBoxes } from './reclose-all.js';
import { fingerprintOfSecret, SecretBox, type SecretPurpose } from './secret-box.js';

/** What a service's program closes anew. */
export interface RecloseProgram {
  readonly purpose: SecretPurpose;
  /** German, what the boxes hold. */
  readonly what: string;
  /** Reads the environment. @throws ConfigError */
  settings(): { readonly DATABASE_URL: string; readonly secrets: readonly string[] };
  storedIn(pool: Pool): StoredBoxes;
  /** German, why the older secrets are needed although everything is closed with the current one; undefined: they are not. */
  stillNeeded?(pool: Pool, secrets: SecretBox): Promise<string | undefined>;
}

/**
 * Closes what a service has stored with the current secret, and says which older ones nothing needs any more. Ends the process with 0 when
 * they can be dropped, else with 1.
 */
export async function runReclose(program: RecloseProgram): Promise<void> {
  // What the operator has to know is said in German, and once.
  Logger.overrideLogger(false);
  try {
    const reason = await closeAnew(program);
    if (reason) write(process.stderr, [reason]);
    process.exitCode = reason ? 1 : 0;
  } catch (error) {
    write(process.stderr, describeFailure(error, { name: 'secrets', optionOf: {} }));
    process.exitCode = 1;
  }
}

/** @returns why the older secrets have to stay */
async function closeAnew(program: RecloseProgram): Promise<string | undefined> {
  const { DATABASE_URL, secrets } = program.settings();
  const pool = createPool({ DATABASE_URL }, { applicationName: 'reclose', max: 1 });
  try {
    return await closeAnewIn(pool, secrets, program);
  } finally {
    await pool.end();
  }
}

async function closeAnewIn(
  pool: Pool,
  secrets: readonly string[],
  program: RecloseProgram,
): Promise<string | undefined> {
  const { purpose, what } = program;
  const box = new SecretBox(secrets, purpose);
  const result = await recloseAll(box, program.storedIn(pool));
  write(process.stdout, linesAbout(what, result));
  if (result.left > 0)
    return `Ein Dienst verschlüsselt noch mit einem älteren Geheimnis: Starten Sie alle mit dem neuen, dann wiederholen Sie dies.`;
  const reason = await program.stillNeeded?.(pool, box);
  if (reason) return reason;
  const older = secrets.slice(1).map((secret) => fingerprintOfSecret(purpose, secret));
  write(
    process.stdout,
    older.map((fingerprint) => `Nicht mehr gebraucht: ${fingerprint}`),
  );
  return undefined;
}

function linesAbout(what: string, { total, reclosed, unreadable }: Reclosed): string[] {
  const first = `${what}: ${total}, davon ${reclosed} eben neu verschlüsselt.`;
  return unreadable === 0
    ? [first]
    : [first, `${unreadable} davon öffnet keines der Geheimnisse, auch kein älteres: Ihnen fehlt ein anderes.`];
}

function write(stream: NodeJS.WriteStream, lines: readonly string[]): void {
  for (const line of lines) stream.write(`${line}\n`);
}
