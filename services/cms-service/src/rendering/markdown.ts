import { gapMark } from '@pruefer/contracts';
import MarkdownIt from 'markdown-it';
import { type BrokenBound, MAX_BRACKETS, MAX_CELLS, MAX_DEPTH, MAX_HEADINGS, TooMuchText } from './text-bounds.js';

const gapHere = new RegExp(gapMark.source, 'y');

/** Markdown with HTML in it. The output is unsafe until `sanitizeText` has run. */
const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false });
// markdown-it drops deeper content silently, so the limit is one more than ours and the text is refused instead.
markdown.options.maxNesting = MAX_DEPTH + 1;
// The text of a gap is not parsed as Markdown, so that it can be marked in the HTML.
markdown.inline.ruler.before('link', 'gap', (state, silent) => {
  gapHere.lastIndex = state.pos;
  const [mark] = gapHere.exec(state.src) ?? [];
  if (mark === undefined) return false;
  if (!silent) state.push('text', '', 0).content = mark;
  state.pos += mark.length;
  return true;
});

const delimiterRow = /^[\s|:-]+$/;
// The parser creates all cells of a table, including omitted ones, so they are counted before.
markdown.block.ruler.before('table', 'cells', (state, startLine, endLine) => {
  const line = (index: number) => state.src.slice(state.bMarks[index]! + state.tShift[index]!, state.eMarks[index]);
  if (startLine + 2 > endLine || !line(startLine).includes('|')) return false;
  const delimiters = line(startLine + 1);
  const columns = delimiterRow.test(delimiters) ? delimiters.split('|').filter((part) => part.includes('-')).length : 0;
  if (columns === 0) return false;
  const maxRows = MAX_CELLS / columns;
  for (let row = startLine; row < endLine && !state.isEmpty(row); row++)
    if (row - startLine > maxRows) throw new TooMuchText('textTooManyCells');
  return false;
});

const countLimits: Readonly<Record<string, { readonly max: number; readonly bound: BrokenBound }>> = {
  td_open: { max: MAX_CELLS, bound: 'textTooManyCells' },
  th_open: { max: MAX_CELLS, bound: 'textTooManyCells' },
  heading_open: { max: MAX_HEADINGS, bound: 'textTooManyHeadings' },
};
// After the blocks and before their inline content, which takes most of the time.
markdown.core.ruler.after('block', 'bounds', ({ tokens }) => {
  const counts = new Map<BrokenBound, number>();
  for (const { type } of tokens) {
    const kind = countLimits[type];
    if (!kind) continue;
    const count = (counts.get(kind.bound) ?? 0) + 1;
    if (count > kind.max) throw new TooMuchText(kind.bound);
    counts.set(kind.bound, count);
  }
});

/** @throws TooMuchText for content nested too deeply, and for too many cells, headings and brackets */
export function htmlOfMarkdown(text: string): string {
  if (hasMoreThan(text, '[', MAX_BRACKETS)) throw new TooMuchText('textTooManyBrackets');
  const environment = {};
  const tokens = markdown.parse(text, environment);
  if (tokens.some(({ level }) => level >= MAX_DEPTH)) throw new TooMuchText('textTooDeep');
  return markdown.renderer.render(tokens, markdown.options, environment);
}

function hasMoreThan(text: string, character: string, max: number): boolean {
  let count = 0;
  for (let i = text.indexOf(character); i >= 0; i = text.indexOf(character, i + 1)) if (++count > max) return true;
  return false;
}
