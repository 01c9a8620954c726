import { Injectable, Logger } from '@nestjs/common';
import { MAX_BANK_FILE_BYTES, Problem } from '@pruefer/contracts';
import { OutgoingAddresses } from '@pruefer/platform';
import type { LookupFunction } from 'node:net';
import { WorkerConfig } from '../../config.js';
import { pinnedLookup } from '../../outgoing/pinned-lookup.js';
import { httpsGet, type HttpsResponse } from './https-get.js';
import {
  isOfficial,
  type OfficialFile,
  officialFileAt,
  officialFilesOn,
  type OfficialHosts,
} from './official-addresses.js';

const MAX_PAGE_BYTES = 5_000_000;
const limits = { connectMs: 5_000, headersMs: 15_000, silenceMs: 10_000, totalMs: 60_000 };

interface FetchedFile {
  readonly content: Buffer;
  readonly etag: string | undefined;
}

interface FetchOptions {
  readonly signal: AbortSignal;
  readonly onProgress?: (bytes: number, totalBytes: number | null) => void;
  /** The server's ETag of the stored file. */
  readonly etag?: string | undefined;
}

/** The publisher's server. Only the operator configures it: callers, responses and DNS cannot lead to another host (docs/adr/0049). */
@Injectable()
export class OfficialSource {
  private readonly logger = new Logger(OfficialSource.name);
  private readonly url: URL | undefined;
  private readonly official: OfficialHosts;
  private readonly addresses: OutgoingAddresses;
  private readonly lookup: LookupFunction;

  constructor({ BANK_SOURCE_URL, BANK_SOURCE_HOSTS, BANK_SOURCE_ALLOWED_NETWORKS = [] }: WorkerConfig) {
    this.url = BANK_SOURCE_URL === undefined ? undefined : new URL(BANK_SOURCE_URL);
    this.official = { hosts: BANK_SOURCE_HOSTS, port: this.url?.port ?? '' };
    this.addresses = new OutgoingAddresses(BANK_SOURCE_ALLOWED_NETWORKS);
    this.lookup = pinnedLookup(this.addresses);
  }

  /** The configured host; null when none is configured. */
  get host(): string | null {
    return this.url?.hostname ?? null;
  }

  /**
   * The published files, ordered by their first day of validity. Fetches the page when the configured URL is a page.
   * @throws Problem `bank_source_unavailable`; an AbortError when the signal ends it
   */
  async files(now: Date, { signal }: FetchOptions): Promise<OfficialFile[]> {
    const { url } = this;
    if (!url) return [];
    const file = officialFileAt(url, now);
    if (file) return [file];
    const { body } = await this.get(url, MAX_PAGE_BYTES, { signal });
    const files = officialFilesOn(body.toString('utf8'), url, this.official, now);
    if (!files || files.length === 0) throw this.unavailable(url, 'no link to a bank file, or several');
    return files.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  }

  /**
   * Fetches a file.
   * @returns undefined when the file still matches the ETag
   * @throws Problem `bank_source_unavailable`; an AbortError on abort
   */
  async fetch({ url }: OfficialFile, options: FetchOptions): Promise<FetchedFile | undefined> {
    const { status, headers, body } = await this.get(url, MAX_BANK_FILE_BYTES, options);
    return status === 304 ? undefined : { content: body, etag: headers.etag };
  }

  private async get(url: URL, maxBytes: number, { signal, onProgress, etag }: FetchOptions): Promise<HttpsResponse> {
    if (!isOfficial(url, this.official) || this.addresses.findRefusal(url)) throw this.unavailable(url, 'not allowed');
    const headers = { 'user-agent': 'IBAN-Pruefer', ...(etag !== undefined && { 'if-none-match': etag }) };
    const response = await httpsGet(url, {
      headers,
      lookup: this.lookup,
      limits: { ...limits, maxBytes },
      signal,
      ...(onProgress && { onProgress }),
    }).catch((error: Error) => {
      signal.throwIfAborted();
      throw this.unavailable(url, error.message);
    });
    const isEncoded = (response.headers['content-encoding'] ?? 'identity') !== 'identity';
    const { status } = response;
    const isExpected = status === 200 || (status === 304 && etag !== undefined);
    if (!isExpected || isEncoded) throw this.unavailable(url, isEncoded ? 'a content encoding' : `status ${status}`);
    return response;
  }

  /** The public message contains no internal cause; it is in the log. */
  private unavailable({ hostname, pathname }: URL, reason: string): Problem {
    this.logger.warn(`https://${hostname}${pathname}: ${reason}`);
    return new Problem('bank_source_unavailable');
  }
}
