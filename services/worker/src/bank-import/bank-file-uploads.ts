import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import { Pool } from 'pg';

/** A job and its retries take minutes; older files are leftovers. */
const KEPT = '1 hour';
const PIECE_BYTES = 1_000_000;

/**
 * Stores uploaded files for the job that imports them. They are in the database, because any worker may run the job or repeat it after
 * a crash. A file is deleted with the end of its job; a leftover one after an hour, by the next upload or daily check.
 */
@Injectable()
export class BankFileUploads {
  constructor(@Inject(Pool) private readonly pool: Pool) {}

  /** @returns the id by which the job finds it */
  async keep(content: Uint8Array): Promise<string> {
    await this.deleteExpired();
    const id = randomUUID();
    await this.pool.query('INSERT INTO banks.upload (id, content) VALUES ($1, $2)', [id, content]);
    return id;
  }

  /** @throws Problem `job_not_repeatable` when the file was deleted */
  async read(id: string): Promise<Uint8Array> {
    const length = 'SELECT octet_length(content) AS bytes FROM banks.upload WHERE id = $1';
    const { rows } = await this.pool.query<{ bytes: number }>(length, [id]);
    if (!rows[0]) throw new Problem('job_not_repeatable');
    const content = Buffer.allocUnsafe(rows[0].bytes);
    for (let from = 0; from < content.length; from += PIECE_BYTES) {
      const piece = 'SELECT substring(content FROM $2 FOR $3) AS piece FROM banks.upload WHERE id = $1';
      const result = await this.pool.query<{ piece: Buffer }>(piece, [id, from + 1, PIECE_BYTES]);
      if (!result.rows[0]) throw new Problem('job_not_repeatable');
      result.rows[0].piece.copy(content, from);
    }
    return content;
  }

  async has(id: string): Promise<boolean> {
    return (await this.pool.query('SELECT FROM banks.upload WHERE id = $1', [id])).rows.length > 0;
  }

  async delete(id: string): Promise<void> {
    await this.pool.query('DELETE FROM banks.upload WHERE id = $1', [id]);
  }

  /** Deletes files whose job did not end within an hour. */
  async deleteExpired(): Promise<void> {
    await this.pool.query(`DELETE FROM banks.upload WHERE at < now() - interval '${KEPT}'`);
  }
}
