import DOMPurify from 'dompurify';

/** What the server lets through and more, but nothing that runs, loads from elsewhere, sends or covers (docs/SECURITY.md E4). */
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
  // An id of the text could be one of the console's own.
  FORBID_ATTR: ['style', 'id', 'name'],
  ALLOW_DATA_ATTR: false,
};

const purifier = DOMPurify(window);

/** The console stays open under what is followed from a preview; an anchor would lead into the console itself. */
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A') return;
  if (element.getAttribute('href')?.startsWith('#')) element.removeAttribute('href');
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
});

/** The second wall before HTML from the server enters the page (docs/SECURITY.md E4). */
export function cleanHtml(html: string): string {
  return purifier.sanitize(html, allowed);
}
