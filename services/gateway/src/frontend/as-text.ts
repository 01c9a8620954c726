import { ORIGIN_MARK } from './page.js';

/** A text as it may stand in a document, in an attribute too (docs/SECURITY.md E7). Our own mark of the origin stays one. */
export function asHtml(text: string): string {
  return text.split(ORIGIN_MARK).map(withoutMarks).join(ORIGIN_MARK);
}

/** A value as it may stand in a `script` element of data: nothing in it ends the element or begins a comment. */
export function asJson(value: unknown): string {
  const json = JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escaped);
  return json
    .split(ORIGIN_MARK)
    .map((part) => part.replaceAll('__', '_\\u005f'))
    .join(ORIGIN_MARK);
}

/** HTML in which no text can be taken for a place that an answer fills. */
export function htmlWithoutMarks(html: string): string {
  return html.replaceAll('__', '_&#95;');
}

function withoutMarks(text: string): string {
  return htmlWithoutMarks(text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`));
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
