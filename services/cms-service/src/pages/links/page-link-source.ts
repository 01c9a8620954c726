import type { PageLink } from '@pruefer/contracts';

/** A part of the site with links to pages. */
export interface PageLinkSource {
  /**
   * The places that lead to a page.
   * @param slugs its address and its old ones
   * @param pageId of the page itself, whose links to itself do not count
   */
  linksTo(slugs: ReadonlySet<string>, pageId: string): Promise<PageLink[]>;
}
