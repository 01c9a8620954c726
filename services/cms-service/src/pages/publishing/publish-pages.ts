import { Injectable } from '@nestjs/common';
import { type ContentChanged, ContentChangedV1 } from '@pruefer/contracts';
import { addToOutbox, type ChangedRecord } from '@pruefer/platform';
import type { EntityManager } from 'typeorm';
import type { Page } from '../page/page.entity.js';
import { RedirectRow } from '../page/redirect.entity.js';
import { isPublic, pageRecord, redirectRecord } from './page-record.js';

/** Adds changed pages to the outbox, in the transaction of the change. */
@Injectable()
export class PublishPages {
  /** @param before undefined: the page is new */
  async page(manager: EntityManager, before: Page | undefined, after: Page): Promise<void> {
    const wasPublic = before !== undefined && isPublic(before);
    if (!wasPublic && !isPublic(after)) return;
    const [version = 0] = await this.nextVersions(manager, 1);
    await this.add(manager, [pageRecord(after, version)]);
    if (wasPublic !== isPublic(after) || before?.slug !== after.slug)
      await this.redirectsTo(manager, after, isPublic(after) ? after.slug : undefined);
  }

  /** Publishes the old addresses of a page. @param to their target; undefined: visitors do not see the page */
  async redirectsTo(manager: EntityManager, { id }: Page, to: string | undefined): Promise<void> {
    const oldAddresses = await manager.findBy(RedirectRow, { pageId: id });
    await this.redirects(
      manager,
      oldAddresses.map(({ slug }) => ({ slug, to })),
    );
  }

  async redirects(
    manager: EntityManager,
    addresses: readonly { readonly slug: string; readonly to: string | undefined }[],
  ): Promise<void> {
    const versions = await this.nextVersions(manager, addresses.length);
    await this.add(
      manager,
      addresses.map(({ slug, to }, index) => redirectRecord(slug, to, versions[index]!)),
    );
  }

  /**
   * Returns rising numbers for states; changes take theirs under the lock of all pages. An epoch publishes all states
   * without that lock, so this waits until no epoch is running; otherwise an older page could be published under a
   * higher number.
   */
  async nextVersions(manager: EntityManager, count: number): Promise<number[]> {
    const rows = await manager.query<{ version: string }[]>(
      `WITH epoch AS MATERIALIZED (SELECT epoch FROM cms.outbox_epoch FOR SHARE)
       SELECT nextval('cms.content_version') AS version FROM epoch, generate_series(1, $1)`,
      [count],
    );
    return rows.map(({ version }) => Number(version));
  }

  private async add(manager: EntityManager, records: readonly ChangedRecord<ContentChanged>[]): Promise<void> {
    if (records.length > 0) await addToOutbox(manager, 'cms', ContentChangedV1, records);
  }
}
