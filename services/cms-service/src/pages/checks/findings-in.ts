import {
  type Finding,
  type FindingCode,
  RECOMMENDED_DESCRIPTION_LENGTH,
  RECOMMENDED_TITLE_LENGTH,
  type RenderedContent,
} from '@pruefer/contracts';

const messages: Readonly<Record<FindingCode, string>> = {
  description_missing: 'Die Meta-Beschreibung fehlt. Suchmaschinen zeigen dann einen beliebigen Ausschnitt.',
  description_long: `Die Meta-Beschreibung ist länger als ${RECOMMENDED_DESCRIPTION_LENGTH} Zeichen und wird in Suchergebnissen abgeschnitten.`,
  title_long: `Der Titel ist länger als ${RECOMMENDED_TITLE_LENGTH} Zeichen und wird in Suchergebnissen abgeschnitten.`,
  gap: 'Diese Lücke ist noch nicht gefüllt.',
  image_missing: 'Dieses Bild gibt es auf dieser Website nicht. Besucher sehen es nicht.',
  image_without_alt: 'Diesem Bild fehlt der Alternativtext.',
  heading_first_level: 'Überschriften der ersten Ebene sind dem Titel der Seite vorbehalten.',
  heading_jumped: 'Vor dieser Überschrift fehlt eine Ebene.',
  link_text_vague: 'Dieser Verweis sagt nicht, wohin er führt.',
  link_dead: 'Dieser Verweis führt zu einer Seite, die es nicht gibt oder die nicht veröffentlicht ist.',
  link_refused:
    'Dieser Verweis wird aus Sicherheitsgründen entfernt. Erlaubt sind Adressen dieser Website, https, mailto und tel.',
  anchor_missing: 'Zu diesem Verweis fehlt auf der Seite die Überschrift.',
};

/** Link texts that do not describe their target. */
const vague =
  /^(?:hier|hier klicken|klicken sie hier|hier entlang|mehr|weiter|weiterlesen|mehr erfahren|link|dort|lesen)$/;
const anchor = /<a\s[^>]*>([\s\S]*?)<\/a>/g;
const tag = /<[^>]*>/g;

interface CheckedText {
  readonly title?: string | null | undefined;
  readonly metaDescription?: string | null | undefined;
  readonly rendered: RenderedContent;
  /** Whether the target of an internal link exists. */
  readonly linkExists: (link: string) => boolean;
}

/** Findings to review before a page is published, in reading order. */
export function findingsIn({ title, metaDescription, rendered, linkExists }: CheckedText): Finding[] {
  const { html, headings, images, links, brokenImages, brokenLinks, gaps } = rendered;
  return [
    ...(title && title.length > RECOMMENDED_TITLE_LENGTH ? [finding('title_long')] : []),
    ...(metaDescription ? [] : [finding('description_missing')]),
    ...(metaDescription && metaDescription.length > RECOMMENDED_DESCRIPTION_LENGTH
      ? [finding('description_long')]
      : []),
    ...gaps.map((gap) => finding('gap', gap)),
    ...headings.filter(({ level }) => level === 1).map(({ text }) => finding('heading_first_level', text)),
    ...jumpsIn(headings).map((text) => finding('heading_jumped', text)),
    ...brokenImages.map((address) => finding('image_missing', address)),
    ...images.filter(({ alt }) => alt.trim() === '').map(({ src }) => finding('image_without_alt', src)),
    ...vagueTextsIn(html).map((text) => finding('link_text_vague', text)),
    ...links.filter((link) => !linkExists(link)).map((link) => finding('link_dead', link)),
    ...brokenLinks.filter((link) => !isPageAnchor(link, linkExists)).map(brokenLink),
  ];
}

function finding(code: FindingCode, place: string | null = null): Finding {
  return { code, message: messages[code], place };
}

function brokenLink(link: string): Finding {
  return finding(link.startsWith('#') ? 'anchor_missing' : 'link_refused', link);
}

/** Whether a link `#slug` leads to a page. */
function isPageAnchor(link: string, linkExists: CheckedText['linkExists']): boolean {
  return /^#[a-z0-9-]+$/.test(link) && linkExists(`/${link}`);
}

/** Headings that skip a level; the title of the page is level one. */
function jumpsIn(headings: RenderedContent['headings']): string[] {
  return headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 1) + 1).map(({ text }) => text);
}

function vagueTextsIn(html: string): string[] {
  const texts = [...html.matchAll(anchor)].map(([, inner = '']) => inner.replace(tag, ' ').replace(/\s+/g, ' ').trim());
  return texts.filter((text) => vague.test(text.toLowerCase().replace(/[\s.…!:»›→]+$/, '')));
}
