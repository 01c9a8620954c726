import { ORIGIN_MARK } from './document-marks.js';

/** Escapes a text for HTML, also for attributes (docs/SECURITY.md E7). Keeps our mark of the origin. */
export function escapeHtml(text: string): string {
  return text.split(ORIGIN_MARK).map(withoutMarks).join(ORIGIN_MARK);
}

/** JSON for a `script` element of data, in which no text can end the element or begin a comment. */
export function escapeJson(value: unknown): string {
  const json = JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escapeCharacter);
  return json
    .split(ORIGIN_MARK)
    .map((part) => part.replaceAll('__', '_\\u005f'))
    .join(ORIGIN_MARK);
}

/** Escapes the marks of HTML, so that no text is replaced as one. */
export function escapeMarks(html: string): string {
  return html.replaceAll('__', '_&#95;');
}

function withoutMarks(text: string): string {
  return escapeMarks(text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`));
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
