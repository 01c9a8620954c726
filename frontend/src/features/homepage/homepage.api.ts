import {
  type CreateSection,
  createSection,
  deleteSection,
  listSections,
  orderSections,
  readHomepageMetaForStaff,
  type RenderedContent,
  renderContent,
  restoreSection,
  type SaveHomepageMeta,
  saveHomepageMeta,
  type SaveSection,
  saveSection,
} from '@pruefer/contracts';
import { asks } from '~/api/asks.js';
import { baseApi } from '~/api/base-api.js';
import { call } from '~/api/call.js';

interface SectionEdit {
  readonly id: string;
  readonly change: SaveSection;
}

/** The sections of the home page and what its head says. After every change both are loaded anew, those that visitors see too. */
export const homepageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sections: build.query({ ...asks(() => call(listSections)), providesTags: ['homepage'] }),
    homepageMeta: build.query({ ...asks(() => call(readHomepageMetaForStaff)), providesTags: ['homepage'] }),
    renderedTexts: build.query<Readonly<Record<string, string>>, readonly string[]>({
      // One call for each: the server renders single texts.
      queryFn: async (texts, _api, _options, send) => {
        const answers = await Promise.all(texts.map(async (text) => send(call(renderContent, { body: { text } }))));
        const error = answers.find((answer) => answer.error)?.error;
        if (error) return { error };
        const pages = answers.map(({ data }) => data as RenderedContent);
        return { data: Object.fromEntries(texts.map((text, place) => [text, pages[place]?.html ?? ''])) };
      },
    }),
    createSection: build.mutation({
      ...asks((body: CreateSection) => call(createSection, { body })),
      invalidatesTags: (_, error) => (error ? [] : ['homepage']),
    }),
    saveSection: build.mutation({
      ...asks(({ id, change }: SectionEdit) => call(saveSection, { params: { id }, body: change })),
      // An edit on an old state is refused: the list shows the one of now.
      invalidatesTags: ['homepage'],
    }),
    deleteSection: build.mutation({
      ...asks((id: string) => call(deleteSection, { params: { id } })),
      invalidatesTags: ['homepage'],
    }),
    restoreSection: build.mutation({
      ...asks((id: string) => call(restoreSection, { params: { id } })),
      invalidatesTags: ['homepage'],
    }),
    orderSections: build.mutation({
      ...asks((ids: string[]) => call(orderSections, { body: { ids } })),
      invalidatesTags: ['homepage'],
    }),
    saveHomepageMeta: build.mutation({
      ...asks((body: SaveHomepageMeta) => call(saveHomepageMeta, { body })),
      invalidatesTags: ['homepage'],
    }),
  }),
});

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
