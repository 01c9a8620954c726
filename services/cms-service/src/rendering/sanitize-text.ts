import { type Heading, imagePath, type ImageReference, isForeignLink, isSafeLink } from '@pruefer/contracts';
import sanitizeHtml from 'sanitize-html';
import { ownImageId } from '../images/image-path.js';
import { imageMarkup, type ImageSizes } from './image-markup.js';
import { MAX_DEPTH, TooMuchText } from './text-bounds.js';

const allowedTags = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'blockquote', 'pre', 'hr', 'div', 'figure', 'figcaption'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'abbr', 'b', 'br', 'cite', 'code', 'del', 'em', 'i', 'img', 'ins', 'kbd', 'mark', 'q', 's', 'small', 'span'],
  ...['strong', 'sub', 'sup', 'u', 'wbr'],
];

/** Elements removed with their content: it is no text, or browsers parse it differently from this parser. */
const withoutContent = [
  ...[
    'script',
    'style',
    'template',
    'noscript',
    'noembed',
    'noframes',
    'iframe',
    'object',
    'embed',
    'applet',
    'canvas',
  ],
  ...['svg', 'math', 'audio', 'video', 'textarea', 'select', 'option', 'title', 'xmp', 'plaintext', 'listing'],
];

/** Computed by `sanitizeAttributes`, never copied. */
const allowedAttributes = {
  a: ['href', 'rel', 'title'],
  abbr: ['title'],
  img: ['src', 'alt', 'width', 'height', 'srcset', 'sizes', 'loading', 'decoding'],
  ol: ['start'],
  th: ['class', 'colspan', 'rowspan', 'scope'],
  td: ['class', 'colspan', 'rowspan'],
  ...Object.fromEntries(['h2', 'h3', 'h4', 'h5', 'h6'].map((heading) => [heading, ['id']])),
};

const MAX_CELLS = 50;
const alignment = /^\s*text-align\s*:\s*(left|center|right)\s*;?\s*$/i;

/** Addresses that visitors cannot follow or see. */
interface Broken {
  readonly links: string[];
  readonly images: string[];
}

/** Facts about cleaned HTML. */
interface SanitizedText {
  /** Headings carry their place in `headings` as id, until they are named. */
  readonly html: string;
  /** Headings with the level in which they were written; the HTML omits a heading without text. */
  readonly headings: readonly Heading[];
  readonly links: readonly string[];
  readonly images: readonly ImageReference[];
  /** Removed images and links. */
  readonly broken: Broken;
}

type Attributes = Record<string, string>;

/**
 * Keeps only the elements and attributes listed above (docs/SECURITY.md E4): no script, style, frame, form, svg or
 * math, no event, id or inline style of the author's, no foreign image, no link that E5 refuses. The page's title is
 * its first heading, so `h1` becomes `h2`.
 * @param sizes of the existing images; others are removed
 * @throws TooMuchText for elements nested too deeply
 */
export function sanitizeText(html: string, sizes: ImageSizes): SanitizedText {
  const headings: Heading[] = [];
  const links: string[] = [];
  const images: ImageReference[] = [];
  const broken: Broken = { links: [], images: [] };
  let depth = 0;

  const sanitizeAttributes = (tag: string, sourceAttributes: Attributes): Attributes => {
    if (isHeading(tag)) return { id: String(headings.push({ level: Number(tag[1]), text: '' }) - 1) };
    if (tag === 'a') return linkAttributes(sourceAttributes, links, broken);
    if (tag === 'img') {
      const attributes = imageAttributes(sourceAttributes, images, sizes);
      if (attributes['src'] === undefined) broken.images.push(sourceAttributes['src'] ?? '');
      return attributes;
    }
    return otherAttributes(tag, sourceAttributes);
  };

  const clean = sanitizeHtml(html, {
    allowedTags,
    allowedAttributes,
    nonTextTags: withoutContent,
    disallowedTagsMode: 'discard',
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      '*': (tag, sourceAttributes) => {
        const attribs = sanitizeAttributes(tag, sourceAttributes);
        return { tagName: tag === 'h1' ? 'h2' : tag, attribs };
      },
    },
    exclusiveFilter: ({ tag, attribs, text }) => {
      if (tag === 'img') return attribs['src'] === undefined;
      if (!isHeading(tag)) return false;
      headings[Number(attribs['id'])]!.text = text.replace(/\s+/g, ' ').trim();
      return text.trim() === '';
    },
    onOpenTag: () => {
      if (++depth > MAX_DEPTH) throw new TooMuchText('textTooDeep');
    },
    onCloseTag: () => void depth--,
  });
  return { html: clean, headings, links, images, broken };
}

function isHeading(tag: string): boolean {
  return /^h[1-6]$/.test(tag);
}

function linkAttributes({ href = '', title }: Attributes, links: string[], broken: Broken): Attributes {
  const target = href.trim();
  const safe = isSafeLink(target);
  if (safe) links.push(target);
  else if (target !== '') broken.links.push(target);
  return {
    ...(safe && { href: target }),
    ...(safe && isForeignLink(target) && { rel: 'noopener noreferrer' }),
    ...(title && { title }),
  };
}

/** The attributes of an uploaded image; empty for a foreign one, which is dropped. */
function imageAttributes({ src = '', alt = '' }: Attributes, images: ImageReference[], sizes: ImageSizes): Attributes {
  const id = ownImageId(src);
  if (id === undefined) return {};
  images.push({ src: imagePath(id), alt });
  const size = sizes[id];
  return size ? imageMarkup(id, alt, size) : {};
}

function otherAttributes(tag: string, attributes: Attributes): Attributes {
  if (tag === 'abbr' && attributes['title']) return { title: attributes['title'] };
  if (tag === 'ol') return numbers({ start: attributes['start'] }, 1_000_000);
  if (tag !== 'th' && tag !== 'td') return {};
  const [, side] = alignment.exec(attributes['style'] ?? '') ?? [];
  const scope = attributes['scope'] === 'row' || attributes['scope'] === 'col' ? attributes['scope'] : undefined;
  return {
    ...numbers({ colspan: attributes['colspan'], rowspan: attributes['rowspan'] }, MAX_CELLS),
    ...(side && { class: side.toLowerCase() }),
    ...(tag === 'th' && scope && { scope }),
  };
}

function numbers(attributes: Readonly<Record<string, string | undefined>>, max: number): Attributes {
  const wholeNumbers = Object.entries(attributes).filter(
    ([, text = '']) => /^\d{1,7}$/.test(text) && Number(text) <= max,
  );
  return Object.fromEntries(wholeNumbers.map(([name, text = '']) => [name, text]));
}
