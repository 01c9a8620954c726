import { Inject, Injectable } from '@nestjs/common';
import { berlinDay, fetchedFrom, HOME_COUNTRY, importInForce } from '@pruefer/banks';
import { Problem } from '@pruefer/contracts';
import { Pool } from 'pg';
import { WorkerConfig } from '../config.js';
import type { JobRun } from '../jobs/handlers/job-handler.js';
import { readShippedFile } from './bank-file-on-disk.js';
import type { BankFileToImport } from './bank-file-to-import.js';
import { BankFileUploads } from './bank-file-uploads.js';
import type { ImportRequest } from './import-request.js';
import type { OfficialFile } from './official/official-addresses.js';
import { OfficialSource } from './official/official-source.js';

/** The data set that the publisher's server still calls by the same ETag. */
interface UnchangedFile {
  readonly unchanged: string;
}

/** Loads the file of an import from its source. */
@Injectable()
export class ImportSources {
  constructor(
    private readonly config: WorkerConfig,
    private readonly official: OfficialSource,
    private readonly uploads: BankFileUploads,
    @Inject(Pool) private readonly pool: Pool,
  ) {}

  /**
   * @returns the file, or the version of the stored data set from the same file
   * @throws Problem `bank_source_unavailable`, `bank_file_unreadable`, `job_not_repeatable`; an AbortError when the run is ended
   */
  async bring(request: ImportRequest, run: JobRun): Promise<BankFileToImport | UnchangedFile> {
    run.step('Datei wird geladen');
    if ('upload' in request) {
      const { upload, validFrom, country } = request;
      return { content: await this.uploads.read(upload), validFrom, country, origin: 'uploaded' };
    }
    return request.source === 'configured' && this.official.host !== null ? this.fetch(run) : this.readShipped();
  }

  private async readShipped(): Promise<BankFileToImport> {
    const file = await readShippedFile(this.config.BANK_FILE).catch(() =>
      Promise.reject(new Problem('bank_file_unreadable')),
    );
    return { ...file, origin: 'shipped' };
  }

  private async fetch(run: JobRun): Promise<BankFileToImport | UnchangedFile> {
    const { signal } = run;
    const now = new Date();
    const file = await this.mostWanted(await this.official.files(now, { signal }), berlinDay(now));
    const url = file.url.href;
    const knownFile = await this.previousFile(url, run);
    const fetched = await this.official.fetch(file, {
      signal,
      etag: knownFile?.etag,
      onProgress: (bytes, totalBytes) => {
        if (bytes === 0) run.step('Datei wird geladen', totalBytes);
        run.progress(bytes);
      },
    });
    if (!fetched) return { unchanged: knownFile!.version };
    return { content: fetched.content, validFrom: file.validFrom, origin: 'official', url, etag: fetched.etag };
  }

  /** The file of the current quarter until it is stored, then that of the next one. */
  private async mostWanted(files: readonly OfficialFile[], today: string): Promise<OfficialFile> {
    const [first, last = first] = files as [OfficialFile, OfficialFile?];
    const inForce = await importInForce(this.pool, HOME_COUNTRY, today);
    return inForce && inForce.validFrom >= first.validFrom ? last : first;
  }

  /** Staff can fetch a withdrawn file again; a schedule does not. */
  private async previousFile(url: string, { actor }: JobRun) {
    const fetchedFile = await fetchedFrom(this.pool, HOME_COUNTRY, url);
    return fetchedFile?.isWithdrawn && actor !== null ? undefined : fetchedFile;
  }
}
