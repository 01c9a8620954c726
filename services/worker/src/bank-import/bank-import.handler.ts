import { Inject, Injectable } from '@nestjs/common';
import { berlinDay, findImport, HOME_COUNTRY, rememberUrl } from '@pruefer/banks';
import { type BankImportOutcome, type ImportMethod, type JobResult, Problem } from '@pruefer/contracts';
import { Pool } from 'pg';
import { JobHandler, type JobRun } from '../jobs/handlers/job-handler.js';
import type { JobStop } from '../jobs/handlers/job-stop.js';
import { AnnounceBanks } from './announce-banks.js';
import type { BankFileToImport, BankImportResult } from './bank-file-to-import.js';
import { BankFileUploads } from './bank-file-uploads.js';
import { describeBadLines, sum } from './compared-data-sets.js';
import { createAnnouncement, ImportBankFile } from './import-bank-file.js';
import { parseImportRequest } from './import-request.js';
import { ImportSources } from './import-sources.js';

/** Imports a bank file: fetches it, stages it, compares it with the previous data and replaces that in one transaction. */
@Injectable()
export class BankImportHandler extends JobHandler {
  readonly kind = 'bank-import';
  readonly timeoutMs = 600_000;

  constructor(
    private readonly sources: ImportSources,
    private readonly importBankFile: ImportBankFile,
    private readonly uploads: BankFileUploads,
    private readonly announcements: AnnounceBanks,
    @Inject(Pool) private readonly pool: Pool,
  ) {
    super();
  }

  async run(run: JobRun): Promise<JobResult> {
    const request = parseImportRequest(run.data);
    try {
      const file = await this.sources.bring(request, run);
      const bankImport =
        'unchanged' in file ? await this.outcomeOfUnchanged(file.unchanged) : await this.import(file, run);
      if ('upload' in request) await this.uploads.delete(request.upload);
      return { bankImport };
    } catch (error) {
      if ('upload' in request && isFinal(error, run)) await this.uploads.delete(request.upload).catch(() => undefined);
      throw error;
    }
  }

  /** An import of an uploaded file can be repeated while the file is stored. */
  override async mayRepeat(data: JobRun['data']): Promise<boolean> {
    const request = parseImportRequest(data);
    return !('upload' in request) || this.uploads.has(request.upload);
  }

  private async import(file: BankFileToImport, run: JobRun): Promise<BankImportOutcome> {
    const isDropConfirmed = parseImportRequest(run.data).confirmsDrop;
    const result = await this.importBankFile.run(file, { isDropConfirmed, actor: run.actor, run });
    const records = sum(result.countries.map((country) => country.records));
    if (!result.imported && file.url !== undefined)
      await rememberUrl(this.pool, HOME_COUNTRY, result.version, { url: file.url, etag: file.etag });
    // Also without changes, because an earlier run may have been interrupted between its commit and this event.
    this.announcements.announce(createAnnouncement(result.version, result.validFrom, records));
    for (const line of describeBadLines(result)) run.line(line);
    return toImportOutcome(result, file.origin, records);
  }

  private async outcomeOfUnchanged(version: string): Promise<BankImportOutcome> {
    const storedImport = await findImport(this.pool, HOME_COUNTRY, version, berlinDay(new Date()));
    if (!storedImport) throw new Problem('bank_import_unknown');
    return {
      origin: storedImport.origin,
      source: storedImport.source,
      dataVersion: version,
      validFrom: storedImport.validFrom,
      isNew: false,
      imported: storedImport.records,
      errors: storedImport.errors,
      errorLines: [...storedImport.errorLines],
      difference: noChanges,
    };
  }
}

/** Whether a failure is final, so that the uploaded file is deleted; other failures are retried with it. */
function isFinal(error: unknown, { signal }: JobRun): boolean {
  const isRefused = error instanceof Problem && error.code !== 'unavailable';
  return isRefused || (signal.reason as JobStop | undefined)?.reason === 'cancelled';
}

const noChanges = { added: 0, changed: 0, removed: 0, bicChanged: 0 };

function toImportOutcome(result: BankImportResult, origin: ImportMethod, imported: number): BankImportOutcome {
  const isNew = result.imported !== undefined;
  return {
    origin,
    source: result.source,
    dataVersion: result.version,
    validFrom: result.validFrom,
    isNew,
    imported,
    errors: result.badLineCount,
    errorLines: describeBadLines(result),
    difference: isNew ? result.difference : noChanges,
  };
}
