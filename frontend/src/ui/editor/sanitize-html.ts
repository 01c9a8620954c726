import DOMPurify from 'dompurify';
import { keepHeadingIds } from '../text/heading-links.js';

/** More than the server allows, but nothing that runs code, loads external content, submits or covers the page (docs/SECURITY.md E4). */
const allowed = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'select',
    'textarea',
    'iframe',
    'object',
    'embed',
    'video',
    'audio',
  ],
  // Keeps only ids of headings, because others could clash with ids of the console.
  FORBID_ATTR: ['style', 'name'],
  ALLOW_DATA_ATTR: false,
};

const purifier = DOMPurify(window);

keepHeadingIds(purifier);

/**
 * Links in a preview open a new tab, so the console stays open. Anchors without a heading lose their target: it would
 * be inside the console.
 */
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A') return;
  const href = element.getAttribute('href');
  if (href?.startsWith('#abschnitt-')) return;
  if (href?.startsWith('#')) element.removeAttribute('href');
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
});

/** The second wall before HTML from the server enters the page (docs/SECURITY.md E4). */
export function sanitizeHtml(html: string): string {
  return purifier.sanitize(html, allowed);
}
