import type { Translation } from '../types/translation.js';
import type { germanSiteFields } from './site.de.js';

const VERSION = 'Counts the saved versions; 0 before the first one.';

const pageRow = {
  id: 'Id of the page.',
  slug: 'Name of the page in its address, for example impressum.',
  title: 'Title of the page.',
  metaDescription: 'Description for search engines.',
  menuOrder: 'Place in the menu: lower numbers first.',
  isPublished: 'Always true, because only published pages are listed.',
  showInMenu: 'Whether the page is in the menu.',
  noindex: 'Whether search engines should leave out the page.',
  translationOf: 'Id of the German page that it translates into English; missing for German pages.',
  createdAt: 'Time at which the page was created (ISO 8601, UTC).',
  updatedAt: 'Time of the last change (ISO 8601, UTC).',
};

/** English sentences about fields of the website, by the name of their class. */
export const englishSiteFields = {
  PreviewRequest: { token: 'From the link of the preview.' },
  PagePreview: {
    slug: 'Name of the page in its address.',
    title: 'Title of the page.',
    metaDescription: 'Description for search engines.',
    content: 'Text of the page as sanitised HTML.',
    noindex: 'Whether search engines should leave out the page.',
    translationOf: 'Id of the German page that it translates into English; missing for German pages.',
    updatedAt: 'Time of the last change (ISO 8601, UTC).',
  },
  PublicPageRow: pageRow,
  PublicPage: {
    ...pageRow,
    content: 'Text of the page as sanitised HTML.',
  },
  PublicSectionsQuery: { language: 'Language of the home page: de or en; de by default.' },
  PublicSection: {
    id: 'Id of the section.',
    type: 'Kind: large opening, feature, call to action or figures.',
    title: 'Heading.',
    subtitle: 'Text below the heading.',
    content: 'Content as sanitised HTML.',
    buttonText: 'Text of the button.',
    buttonUrl: 'Target of the button.',
    icon: 'Name of the icon.',
    order: 'Place: lower numbers first.',
    isActive: 'Whether visitors see the section.',
  },
  HeaderConfig: {
    id: 'Always header.',
    siteName: 'Name of the website.',
    logoText: 'Text of the logo.',
    logoUrl: 'Address of the image of the logo.',
    showLogo: 'Whether the logo is visible.',
    buttons: 'All buttons, also those that visitors do not see.',
    updatedAt: 'Time of the last change (ISO 8601, UTC); null if it was never saved.',
    version: VERSION,
  },
  HeaderButton: {
    id: 'Id of the button.',
    text: 'Text of the button.',
    href: 'Target; without one visitors do not see the button.',
    variant: 'Appearance.',
    size: 'Size.',
    order: 'Place: lower numbers first.',
    isActive: 'Whether visitors see the button.',
  },
  FooterConfig: {
    companyName: 'Name of the company.',
    description: 'Description below the name.',
    copyright: 'Copyright line; empty: year and name of the company.',
    servicesTitle: 'Heading of the first list.',
    servicesLinks: 'Links of the first list.',
    legalTitle: 'Heading of the second list.',
    legalLinks: 'Links of the second list.',
    version: VERSION,
  },
  FooterLink: {
    title: 'Text of the link.',
    href: 'Target of the link.',
  },
  HomepageMeta: {
    id: 'Always homepage.',
    pageTitle: 'Title of the home page.',
    metaDescription: 'Description for search engines.',
    metaKeywords: 'Keywords for search engines.',
    robotsContent: 'Whether search engines should list the page and follow its links.',
    ogTitle: 'Title in link previews (Open Graph).',
    ogDescription: 'Description in link previews (Open Graph).',
    ogImage: 'Address of the image in link previews (Open Graph).',
    twitterTitle: 'Title in link previews on X.',
    twitterDescription: 'Description in link previews on X.',
    twitterImage: 'Address of the image in link previews on X.',
    canonicalUrl: 'Address under which search engines should list the home page.',
    version: VERSION,
  },
  ImageQuery: {
    width: 'Width in pixels; the largest by default. If the image lacks it, the next smaller one is returned.',
  },
} satisfies Translation<typeof germanSiteFields>;
