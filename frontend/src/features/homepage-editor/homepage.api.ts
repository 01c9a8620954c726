import {
  createSection,
  type CreateSectionBody,
  deleteSection,
  listSections,
  orderSections,
  readHomepageMetaForStaff,
  renderContent,
  type RenderedContent,
  restoreSection,
  saveHomepageMeta,
  type SaveHomepageMetaBody,
  saveSection,
  type SaveSectionBody,
} from '@pruefer/contracts';
import { apiChange, apiRead } from '~/api/store/api-call.js';
import { baseApi } from '~/api/store/base-api.js';
import { call } from '~/api/http/call.js';

interface SectionEdit {
  readonly id: string;
  readonly change: SaveSectionBody;
}

/** The sections of the home page and its head data. Every change reloads both, also the sections that visitors see. */
const homepageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sections: build.query(apiRead('homepage', () => call(listSections))),
    homepageMeta: build.query(apiRead('homepage', () => call(readHomepageMetaForStaff))),
    renderedTexts: build.query<Readonly<Record<string, string>>, readonly string[]>({
      // The server renders texts one by one; texts of the last preview are not sent again.
      serializeQueryArgs: ({ endpointName }) => endpointName,
      forceRefetch: ({ currentArg, previousArg }) => currentArg?.join('\0') !== previousArg?.join('\0'),
      queryFn: async (texts, { getState }, _options, send) => {
        const cachedHtml = renderedBefore(getState());
        const render = async (text: string) => [text, await send(call(renderContent, { body: { text } }))] as const;
        const results = await Promise.all([...new Set(texts)].filter((text) => !(text in cachedHtml)).map(render));
        const error = results.find(([, answer]) => answer.error)?.[1].error;
        if (error) return { error };
        const html = new Map(results.map(([text, { data }]) => [text, (data as RenderedContent).html]));
        return { data: Object.fromEntries(texts.map((text) => [text, html.get(text) ?? cachedHtml[text] ?? ''])) };
      },
    }),
    createSection: build.mutation(apiChange('homepage', (body: CreateSectionBody) => call(createSection, { body }))),
    // The server refuses an edit of an outdated version; the list then loads the current one.
    saveSection: build.mutation(
      apiChange('homepage', ({ id, change }: SectionEdit) => call(saveSection, { params: { id }, body: change })),
    ),
    deleteSection: build.mutation(apiChange('homepage', (id: string) => call(deleteSection, { params: { id } }))),
    restoreSection: build.mutation(apiChange('homepage', (id: string) => call(restoreSection, { params: { id } }))),
    orderSections: build.mutation(apiChange('homepage', (ids: string[]) => call(orderSections, { body: { ids } }))),
    saveHomepageMeta: build.mutation(
      apiChange('homepage', (body: SaveHomepageMetaBody) => call(saveHomepageMeta, { body })),
    ),
  }),
});

const selectRendered = homepageApi.endpoints.renderedTexts.select([]);

/** The rendered texts of the last preview, by their source text. */
function renderedBefore(state: unknown): Readonly<Record<string, string>> {
  return selectRendered(state as Parameters<typeof selectRendered>[0]).data ?? {};
}

export const {
  useSectionsQuery,
  useHomepageMetaQuery,
  useRenderedTextsQuery,
  useCreateSectionMutation,
  useSaveSectionMutation,
  useDeleteSectionMutation,
  useRestoreSectionMutation,
  useOrderSectionsMutation,
  useSaveHomepageMetaMutation,
} = homepageApi;
