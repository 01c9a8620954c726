import { Readable } from 'node:stream';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type LogSelection, Problem } from '@pruefer/contracts';
import { addAudit, CurrentSettings, shortenAddress } from '@pruefer/platform';
import { Pool } from 'pg';
import type { Deed } from '../audit/deed.js';
import { FindRows } from '../requests/find-rows.js';
import { SelectRows } from '../requests/select-rows.js';
import { csvPages } from './csv-pages.js';
import { exportFileName } from './export-file-name.js';

/** Each takes a part of a processor as long as it runs. */
const MOST_AT_ONCE = 5;
const RETRY_AFTER_SECONDS = 10;

export interface ExportedFile {
  readonly name: string;
  readonly content: Readable;
}

/** All rows of a filter as a CSV file of any size, made while it is being read: whoever reads slowly slows nobody else down. */
@Injectable()
export class ExportRequests implements OnModuleDestroy {
  private readonly running = new Set<Readable>();

  constructor(
    private readonly pool: Pool,
    private readonly settings: CurrentSettings,
    private readonly select: SelectRows,
    private readonly findRows: FindRows,
  ) {}

  /** @throws Problem `invalid_request`, `exports_busy` */
  async run(filter: LogSelection, deed: Deed): Promise<ExportedFile> {
    const { timezone } = this.settings.now;
    const { selection, now } = await this.select.run(filter);
    const rows = await this.findRows.run(selection);
    if (this.running.size >= MOST_AT_ONCE)
      throw new Problem('exports_busy', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    // No page is made before the one before it is wanted.
    const content = Readable.from(csvPages(rows, timezone), { highWaterMark: 1 });
    this.running.add(content);
    content.once('close', () => this.running.delete(content));
    try {
      await addAudit(this.pool, 'logs', { ...deed, action: 'logs.exported', details: auditDetailsOf(filter) });
    } catch (error) {
      // Nobody will read it: it would count as running for ever.
      content.destroy();
      throw error;
    }
    return { name: exportFileName(selection, timezone, now), content };
  }

  /** A slow reader must not keep the service from stopping. */
  onModuleDestroy(): void {
    for (const content of this.running) content.destroy();
  }
}

/** Nothing that names a person (docs/SECURITY.md G1). */
function auditDetailsOf({ iban, ipAddress, notIpAddress, ...filter }: LogSelection): Record<string, unknown> {
  return {
    ...filter,
    ...(iban && { byIban: true }),
    ...(ipAddress && { network: shortenAddress(ipAddress) }),
    ...(notIpAddress && { withoutSomeAddresses: true }),
  };
}
