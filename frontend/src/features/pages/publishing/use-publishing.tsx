import { type AdminPage, checkPage, type CheckPageBody, listPageLinks, pagePath } from '@pruefer/contracts';
import Box from '@mui/material/Box';
import { call } from '~/api/http/call.js';
import { useUncachedCall } from '~/api/store/use-uncached-call.js';
import { tc } from '~/texts/de-console.js';
import { useConfirm } from '~/ui/dialog/confirm.js';
import { FindingList } from './FindingList.js';
import { PageLinkList } from './PageLinkList.js';

const text = tc.pages;

/** The checked fields of a page. */
type CheckedFields = Pick<CheckPageBody, 'title' | 'metaDescription' | 'slug' | 'content'>;

/** Names a page to people. */
interface NamedPage extends PageAddress {
  readonly id: string;
  readonly title: string;
}

/** The fields that determine the address of a page. */
type PageAddress = Pick<AdminPage, 'slug' | 'translationOf'>;

/** Questions before a page is published, unpublished, deleted or moved. Each returns whether the user agrees. */
export function usePublishing() {
  const send = useUncachedCall();
  const confirm = useConfirm();

  /** Shows the findings about the page; asks nothing when there are none. */
  async function confirmPublish({
    title = '',
    metaDescription = null,
    slug,
    content,
  }: CheckedFields): Promise<boolean> {
    const body = { title, metaDescription, content, ...(slug && { slug }) };
    const { data } = await send(call(checkPage, { body }));
    // Neither findings nor a failed check forbid publishing.
    if (!data || data.findings.length === 0) return true;
    const { findings } = data;
    return confirm({
      ...text.check.publishing(title ?? '', findings.length),
      details: <FindingList findings={findings} />,
    });
  }

  async function linksTo(id: string) {
    const { data } = await send(call(listPageLinks, { params: { id } }));
    const { links } = data ?? {};
    return (
      <Box sx={{ mt: 4, typography: 'body2' }}>
        {links === undefined && text.links.unknown}
        {links?.length === 0 && text.links.lostNone}
        {links && links.length > 0 && (
          <>
            <Box sx={{ mb: 2, fontWeight: 550 }}>{text.links.lost(links.length)}</Box>
            <PageLinkList links={links} />
          </>
        )}
      </Box>
    );
  }

  return {
    confirmPublish,
    /** Names the links that would lead to a missing page. */
    confirmUnpublish: async (page: NamedPage) =>
      confirm({
        ...text.unpublishing(page.title, pagePath(page)),
        details: await linksTo(page.id),
        isDanger: true,
      }),
    confirmDelete: async (page: NamedPage) =>
      confirm({ ...text.deleting(page.title, pagePath(page)), details: await linksTo(page.id), isDanger: true }),
    /** Says how the old address will answer; asks nothing when it stays. */
    confirmMove: async (page: PageAddress & { readonly isPublished: boolean }, next: Partial<PageAddress>) => {
      const [before, now] = [pagePath(page), pagePath({ ...page, ...next })];
      return before === now || confirm(text.slugChange[page.isPublished ? 'published' : 'unpublished'](before, now));
    },
  };
}
