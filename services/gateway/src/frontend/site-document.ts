import {
  brandCss,
  type Language,
  languageOfPath,
  type RenderedSite,
  type SiteView,
  type SubmittedCheck,
} from '@pruefer/contracts';
import { NONCE_MARK } from './document-marks.js';
import { HtmlPage } from './html-page.js';
import { escapeHtml, escapeJson, escapeMarks } from './escape-text.js';

const WORDS = '__WORDS__';
const FIRST_VIEW = '__FIRST_VIEW__';
const places = {
  [WORDS]: /<!--words-->[^]*<!--\/words-->/,
  [FIRST_VIEW]: /<div id="root">[^]*<!--\/first-view-->\s*<\/div>/,
} as const;

/** Parts of a page that replace marks in the home page's document. */
interface PageParts {
  /** HTML of its title, description and shared preview. */
  readonly head: string;
  readonly view: SiteView;
  /** undefined: the browser renders the page. */
  readonly rendered: RenderedSite | undefined;
}

/** A page of the build, as HTML, which contains marks of ours only where we fill them. */
export interface BuiltPage {
  readonly language: Language;
  readonly head: string;
  readonly body: string;
}

/** Shown until the script of a page has rendered it. */
const pageScreens: ReadonlySet<SiteView['screen']> = new Set(['page', 'missing']);
const HEADER = '<div id="root"><div class="static-header"></div></div>';

/** A built document with places for rendered content: the home page, which all public pages are made from, or the sign-in. */
export class SiteDocument {
  private readonly page: HtmlPage;
  private readonly firstView: string;
  private readonly withoutScript: string;

  /** @throws Error when the document lacks a place */
  constructor(html: string) {
    let marked = html;
    for (const [mark, place] of Object.entries(places)) {
      if (!place.test(marked)) throw new Error(`the document has no place for ${mark}`);
      marked = marked.replace(place, mark);
    }
    this.firstView = places[FIRST_VIEW].exec(html)?.[0] ?? '';
    this.withoutScript = /<noscript>[^]*?<\/noscript>/.exec(this.firstView)?.[0] ?? '';
    this.page = new HtmlPage(marked);
  }

  /** A page with its head and its rendered content; without content, its script renders it in the browser. */
  sitePage({ head, view, rendered }: PageParts): HtmlPage {
    const language = languageOfPath(view.path);
    const isGermanHome = language === 'de' && !pageScreens.has(view.screen);
    const unrendered = (isGermanHome ? this.firstView : HEADER) + sentenceOn(view.check, language);
    const page = this.page.withTexts({
      [WORDS]: rendered ? `${head}\n    ${buildStyleTag(rendered)}` : head,
      [FIRST_VIEW]: rendered ? buildRootElement(rendered) + this.withoutScript : unrendered,
    });
    return withView(translatedPage(page, language), view, rendered !== undefined);
  }

  /** A page of the build that is not part of the frontend's program. */
  builtPage({ language, head, body }: BuiltPage): HtmlPage {
    const page = this.page.withTexts({ [WORDS]: head, [FIRST_VIEW]: `<div id="root">${body}</div>` }, true);
    return translatedPage(page, language);
  }
}

function translatedPage(page: HtmlPage, language: Language): HtmlPage {
  return page.withTexts({ '<html lang="de">': `<html lang="${language}">` });
}

/** A document with its view as data. */
export function withView(page: HtmlPage, view: SiteView, isRendered = false): HtmlPage {
  const data = `<script type="application/json" id="view">${escapeJson(view)}</script>`;
  return page.withTexts({ '</body>': `${data}</body>` }, isRendered);
}

/** Adds the brand colour after all other styles of a document. @param colour null: the product's default */
export function withBrand(page: HtmlPage, colour: string | null): HtmlPage {
  if (colour === null) return page;
  return page.withTexts({ '</head>': `<style nonce="${NONCE_MARK}">${brandCss(colour)}</style></head>` });
}

/** Named as the components' own styles are, so that they take them over instead of adding them again. */
function buildStyleTag({ css, styleNames }: RenderedSite): string {
  return `<style nonce="${NONCE_MARK}" data-emotion="ip ${styleNames}">${css}</style>`;
}

const verdicts = {
  de: { valid: 'IBAN ist gültig', invalid: 'IBAN ist ungültig' },
  en: { valid: 'IBAN is valid', invalid: 'IBAN is invalid' },
} as const;

/** The verdict on a form sent without a script. */
function sentenceOn(check: SubmittedCheck | undefined, language: Language): string {
  if (!check) return '';
  const { iban, answer, refusal } = check;
  const { valid, invalid } = verdicts[language];
  const verdict = answer?.valid ? valid : (answer?.error ?? invalid);
  return `<noscript><p role="status">${escapeHtml(refusal?.message ?? `${iban}: ${verdict}`)}</p></noscript>`;
}

function buildRootElement({ html }: RenderedSite): string {
  return `<div id="root" data-rendered>${escapeMarks(html)}</div>`;
}
