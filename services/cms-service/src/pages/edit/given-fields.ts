import type { PageFields, SaveDraftBody } from '@pruefer/contracts';

/** The fields of a page that an edit contains; an empty description becomes null. */
export function givenFields(edit: SaveDraftBody): Partial<PageFields> {
  const { slug, title, content, menuOrder, showInMenu, noindex, translationOf } = edit;
  const fieldEntries = Object.entries({ slug, title, content, menuOrder, showInMenu, noindex, translationOf });
  return {
    ...Object.fromEntries(fieldEntries.filter(([, value]) => value !== undefined)),
    ...(edit.metaDescription !== undefined && { metaDescription: edit.metaDescription || null }),
  };
}
