import { gapMark } from '@pruefer/contracts';
import MarkdownIt from 'markdown-it';
import { MAX_DEPTH, TooMuchText } from './text-bounds.js';

const gapHere = new RegExp(gapMark.source, 'y');

/** Markdown with HTML in it. What comes out holds whatever somebody wrote: `cleanHtml` judges it. */
const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false });
// It leaves away what lies deeper than this; people shall hear of it instead.
markdown.options.maxNesting = MAX_DEPTH + 1;
// A gap is no Markdown inside: it stays whole for who marks it in the HTML.
markdown.inline.ruler.before('link', 'gap', (state, silent) => {
  gapHere.lastIndex = state.pos;
  const [mark] = gapHere.exec(state.src) ?? [];
  if (mark === undefined) return false;
  if (!silent) state.push('text', '', 0).content = mark;
  state.pos += mark.length;
  return true;
});

/** @throws TooMuchText for lists and quotations that lie too deep within each other */
export function htmlOfMarkdown(text: string): string {
  const environment = {};
  const tokens = markdown.parse(text, environment);
  if (tokens.some(({ level }) => level >= MAX_DEPTH)) throw new TooMuchText('textTooDeep');
  return markdown.renderer.render(tokens, markdown.options, environment);
}
