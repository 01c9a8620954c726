import type { HomepageMeta, SaveHomepageMetaBody } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import type { ComparedField } from '~/ui/form/notes/VersionsNote.js';

const text = tc.homepage.metaDialog;
const { nothing } = tc.homepage;

/** The editable fields. */
export function metaFieldsOf(meta: HomepageMeta): Omit<SaveHomepageMetaBody, 'version'> {
  const { pageTitle, metaDescription, metaKeywords, robotsContent, canonicalUrl } = meta;
  const { ogTitle, ogDescription, ogImage, twitterTitle, twitterDescription, twitterImage } = meta;
  return {
    pageTitle,
    metaDescription,
    metaKeywords,
    robotsContent,
    canonicalUrl,
    ogTitle,
    ogDescription,
    ogImage,
    twitterTitle,
    twitterDescription,
    twitterImage,
  };
}

/** Label and displayed value of each field. */
export const comparedMetaFields: readonly ComparedField<SaveHomepageMetaBody>[] = [
  [text.pageTitle, ({ pageTitle }) => pageTitle || nothing],
  [text.metaDescription, ({ metaDescription }) => metaDescription || nothing],
  [text.metaKeywords, ({ metaKeywords }) => metaKeywords || nothing],
  [text.robots, ({ robotsContent }) => robotsContent],
  [text.canonicalUrl, ({ canonicalUrl }) => canonicalUrl || nothing],
  [text.ogTitle, ({ ogTitle }) => ogTitle || nothing],
  [text.ogDescription, ({ ogDescription }) => ogDescription || nothing],
  [text.ogImage, ({ ogImage }) => ogImage || nothing],
  [text.twitterTitle, ({ twitterTitle }) => twitterTitle || nothing],
  [text.twitterDescription, ({ twitterDescription }) => twitterDescription || nothing],
  [text.twitterImage, ({ twitterImage }) => twitterImage || nothing],
];
