import {
  createPage,
  type CreatePageBody,
  deletePage,
  discardDraft,
  erasePage,
  listPages,
  listTrash,
  MAX_PAGE_SIZE,
  MAX_PAGES,
  orderPages,
  type PageRow,
  type PageRows,
  type PagesQuery,
  publishDraft,
  readPage,
  restorePage,
  saveDraft,
  type SaveDraftBody,
  savePage,
  type SavePageBody,
} from '@pruefer/contracts';
import { apiCall, apiChange, apiRead } from '~/api/store/api-call.js';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';
import type { CallError } from '~/api/http/call-error.js';
import type { Call } from '~/api/http/request.js';

/** A page of the list by its size. */
export type PageRowsQuery = PagesQuery & { readonly limit: number };

interface Edit<Change> {
  readonly id: string;
  readonly change: Change;
}

/** A decision about a page as it was seen. */
interface AtState {
  readonly id: string;
  readonly version: number;
}

interface Answer {
  readonly data?: unknown;
  readonly error?: CallError | undefined;
}

/** Reads the list part by part. */
async function allRows(
  send: (call: Call<unknown>) => Answer | PromiseLike<Answer>,
): Promise<{ data: PageRow[] } | { error: CallError }> {
  const rows: PageRow[] = [];
  for (let offset = 0; offset < MAX_PAGES; offset += MAX_PAGE_SIZE) {
    const { data, error } = await send(call(listPages, { query: { limit: MAX_PAGE_SIZE, offset } }));
    if (error) return { error };
    const { items, total } = data as PageRows;
    rows.push(...items);
    if (rows.length >= total) break;
  }
  return { data: rows };
}

/** The pages, their drafts and the trash. Every change reloads all of it, also one that is refused for an old state. */
export const pagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    pageRows: build.query(apiRead('pages', (query: PageRowsQuery) => call(listPages, { query }))),
    /** Every page that is not in the trash, by menu order. */
    allPages: build.query<PageRow[], void>({
      queryFn: (_arg, _api, _options, send) => allRows(send),
      providesTags: ['pages'],
    }),
    page: build.query(apiRead('pages', (id: string) => call(readPage, { params: { id } }))),
    trash: build.query(
      apiRead('pages', (query: { readonly limit: number; readonly offset: number }) => call(listTrash, { query })),
    ),
    createPage: build.mutation({
      ...apiCall((body: CreatePageBody) => call(createPage, { body })),
      invalidatesTags: (_, error) => (error ? [] : ['pages']),
    }),
    savePage: build.mutation(
      apiChange('pages', ({ id, change }: Edit<SavePageBody>) => call(savePage, { params: { id }, body: change })),
    ),
    saveDraft: build.mutation(
      apiChange('pages', ({ id, change }: Edit<SaveDraftBody>) => call(saveDraft, { params: { id }, body: change })),
    ),
    publishDraft: build.mutation(
      apiChange('pages', ({ id, version }: AtState) => call(publishDraft, { params: { id }, body: { version } })),
    ),
    discardDraft: build.mutation(
      apiChange('pages', ({ id, version }: AtState) => call(discardDraft, { params: { id }, query: { version } })),
    ),
    orderPages: build.mutation(apiChange('pages', (ids: string[]) => call(orderPages, { body: { ids } }))),
    deletePage: build.mutation(
      apiChange('pages', ({ id, version }: AtState) => call(deletePage, { params: { id }, query: { version } })),
    ),
    restorePage: build.mutation(
      apiChange('pages', ({ id, version }: AtState) => call(restorePage, { params: { id }, query: { version } })),
    ),
    erasePage: build.mutation(
      apiChange('pages', ({ id, version }: AtState) => call(erasePage, { params: { id }, query: { version } })),
    ),
  }),
});

export const {
  usePageRowsQuery,
  useAllPagesQuery,
  usePageQuery,
  useTrashQuery,
  useCreatePageMutation,
  useSavePageMutation,
  useSaveDraftMutation,
  usePublishDraftMutation,
  useDiscardDraftMutation,
  useOrderPagesMutation,
  useDeletePageMutation,
  useRestorePageMutation,
  useErasePageMutation,
} = pagesApi;
