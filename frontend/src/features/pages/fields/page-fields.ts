import { type AdminPage, type PageFields, pagePath, RECOMMENDED_DESCRIPTION_LENGTH } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import type { ComparedField } from '~/ui/form/notes/VersionsNote.js';

const { fields, conflict } = tc.pages;

/** The fields to edit: those of the draft if there is one, otherwise of the page. */
export function editedFields({ draft, ...page }: AdminPage) {
  const { slug, title, metaDescription, content, menuOrder, showInMenu, noindex, translationOf } = draft ?? page;
  const { isPublished } = page;
  return { title, slug, translationOf, metaDescription, content, isPublished, showInMenu, noindex, menuOrder };
}

/** Fields of a typed or saved version; a typed one may be incomplete. */
type ShownFields = Partial<PageFields> & { readonly isPublished?: boolean };

const yesOrNo = (is: boolean | undefined) => (is ? conflict.yes : conflict.no);

/** Labels and values of all fields except the text, for comparisons. */
export const comparedRevisionFields: readonly ComparedField<ShownFields>[] = [
  [fields.title, ({ title = '' }) => title],
  [fields.slug, ({ slug = '', translationOf = null }) => pagePath({ slug, translationOf })],
  [fields.language, ({ translationOf }) => fields.languages[translationOf ? 'en' : 'de']],
  [fields.description, ({ metaDescription }) => metaDescription || conflict.none],
  [fields.showInMenu, ({ showInMenu }) => yesOrNo(showInMenu)],
  [fields.noindex, ({ noindex }) => yesOrNo(noindex)],
  [fields.menuOrder, ({ menuOrder = 0 }) => tc.number(menuOrder)],
];

/** The same fields, and whether the page is published. */
export const comparedPageFields: readonly ComparedField<ShownFields>[] = [
  ...comparedRevisionFields,
  [fields.isPublished, ({ isPublished }) => yesOrNo(isPublished)],
];

/** Help text with the length of a description and the recommended maximum. */
export function descriptionHelp(description: string | null | undefined): string {
  const { length } = description ?? '';
  const most = RECOMMENDED_DESCRIPTION_LENGTH;
  return length > most ? fields.descriptionLong(length, most) : fields.descriptionCount(length, most);
}

/** Fields that may not stay empty. */
export const requiredFields = ['slug', 'title', 'content'] as const;
