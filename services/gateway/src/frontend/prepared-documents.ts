import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { DocumentCoding } from './compressed-document.js';
import type { HtmlPage } from './html-page.js';
import { PreparedDocument } from './prepared-document.js';

const KEPT_BYTES = 16_000_000;
/** Estimated memory of a document of which only the first request is recorded. */
const NOTE_BYTES = 300;

type CachedDocument = PreparedDocument | 'requested' | 'preparing';

/** Caches compressed documents with a place for the nonce. A document is prepared at its second request, never for a single answer. */
@Injectable()
export class PreparedDocuments {
  private readonly logger = new Logger(PreparedDocuments.name);
  private readonly cache = new LRUCache<string, CachedDocument>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (entry) => (entry instanceof PreparedDocument ? entry.bytes : NOTE_BYTES),
  });

  /** @returns undefined: this answer must be compressed separately */
  find(page: HtmlPage, coding: DocumentCoding, origin: string): PreparedDocument | undefined {
    const key = `${page.id} ${coding} ${origin}`;
    const cachedDocument = this.cache.get(key);
    if (cachedDocument instanceof PreparedDocument) return cachedDocument;
    this.cache.set(key, cachedDocument ? 'preparing' : 'requested');
    if (cachedDocument === 'requested') {
      PreparedDocument.of(page.partsAt(origin), coding).then(
        (document) => this.cache.set(key, document),
        (error: unknown) => this.logger.error(error),
      );
    }
    return undefined;
  }
}
