import type { Language } from '@pruefer/contracts';
import createMarkdownIt, { type MarkdownIt, type Token } from 'markdown-it';
import { resolveLink } from '../content/resolve-link.js';
import { type Texts, texts } from '../content/texts.js';
import { escapeHtml } from '../../vite/escape-html.js';
import type { Highlight } from './highlight.js';

/** A heading of a page, for its table of contents. */
interface Heading {
  readonly id: string;
  readonly level: number;
  readonly text: string;
}

export interface RenderedPage {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** The first word names the language, the rest is the label of a tab. */
const LABELLED = /^(\S+) (.+)$/;

/** Renders the Markdown of our own pages; HTML in it is shown as text. */
export class MarkdownRenderer {
  private readonly markdown: MarkdownIt;
  private readonly texts: Texts;

  constructor(
    private readonly language: Language,
    private readonly highlight: Highlight,
  ) {
    this.texts = texts[language];
    this.markdown = createMarkdownIt({ html: false, linkify: false });
    const { rules } = this.markdown.renderer;
    rules['table_open'] = () => '<div class="table" tabindex="0" role="group"><table>\n';
    rules['table_close'] = () => '</table></div>\n';
    rules['fence'] = (tokens: Token[], index: number) => this.formatCode(tokens[index]!);
  }

  render(markdown: string): RenderedPage {
    const tokens = this.markdown.parse(markdown, {});
    const headings = addHeadingIds(tokens);
    for (const token of tokens) this.resolveLinks(token);
    const { renderer, options } = this.markdown;
    const html = groupTabs(tokens).map((group, index) =>
      group.length > 1 && isTab(group[0]!) ? this.formatTabs(group, index) : renderer.render(group, options, {}),
    );
    return { html: html.join(''), headings };
  }

  private resolveLinks({ children }: Token): void {
    for (const token of children ?? []) {
      const link = token.attrGet('href');
      if (link !== null) token.attrSet('href', resolveLink(String(link), this.language));
    }
  }

  private formatCode({ content, info }: Token): string {
    const [name = ''] = info.split(' ');
    return `<pre tabindex="0"><code>${this.highlight(content.trimEnd(), name)}</code></pre>\n`;
  }

  /** The same request in several languages, of which the reader chooses one without script. */
  private formatTabs(fences: readonly Token[], number: number): string {
    const name = `samples-${number}`;
    const choices = fences.map(({ info }, index) => {
      const [, , label = ''] = LABELLED.exec(info) ?? [];
      const checked = index === 0 ? ' checked' : '';
      const input = `<input type="radio" name="${name}" id="${name}-${index}" value="${escapeHtml(label)}"${checked}>`;
      return `${input}<label for="${name}-${index}">${escapeHtml(label)}</label>`;
    });
    const codes = fences.map((fence) => this.formatCode(fence));
    return `<div class="tabs" role="group" aria-label="${this.texts.samples}">${choices.join('')}${codes.join('')}</div>\n`;
  }
}

function isTab({ type, info }: Token): boolean {
  return type === 'fence' && LABELLED.test(info);
}

/** Tokens in sequence, with neighbouring tabs together. */
function groupTabs(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = [];
  for (const token of tokens) {
    const group = groups.at(-1);
    if (group && isTab(group[0]!) === isTab(token)) group.push(token);
    else groups.push([token]);
  }
  return groups;
}

/** Gives each heading an id from its text, as GitHub does, so that links work in both places. */
function addHeadingIds(tokens: readonly Token[]): readonly Heading[] {
  const ids = new Set<string>();
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open') return [];
    const text = tokens[index + 1]!.children!.map(({ content }) => content).join('');
    const base = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
    let id = base;
    for (let copy = 1; ids.has(id); copy += 1) id = `${base}-${copy}`;
    ids.add(id);
    token.attrSet('id', id);
    return [{ id, text, level: Number(token.tag.slice(1)) }];
  });
}
