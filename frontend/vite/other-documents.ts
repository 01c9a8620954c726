import type { Plugin } from 'vite';
import { t } from '../src/texts/site.js';
import { shellTexts } from '../src/texts/console/shell.js';
import { type SectionHead, sectionHeads } from '../src/texts/console/section-heads.js';
import { documentTexts } from '../src/texts/document.js';
import { withMoreScripts, withoutScripts } from './first-frame.js';
import { escapeHtml } from './escape-html.js';
import { groupScripts } from './group-scripts.js';

/** The gateway replaces this mark with the title of a problem. */
const TITLE_MARK = '__TITLE__';

const publicView = '<div class="static-header"></div>';
const consoleView = viewWithNotice('<div class="static-console" data-needs-script><div></div></div>');
const signInView = viewWithNotice('<div class="static-card" data-needs-script><div></div></div>');
const problemView = viewWithNotice(publicView);

const tooManyView = [
  publicView,
  '<main class="static-page">',
  `<h1>${escapeHtml(documentTexts.tooMany.title)}</h1>`,
  `<p class="lead">${escapeHtml(documentTexts.tooMany.text)}</p>`,
  '</main>',
].join('\n      ');

const consoleTitle = shellTexts.title(t.product);
/** Documents of the console, by section. */
const SECTIONS_FOLDER = 'sections/';

/** Documents outside the home page and the console: title, view before React, and screens whose scripts load at once. None is for search engines. */
const documents = {
  'sign-in.html': { title: consoleTitle, view: signInView, screens: ['console', 'sign-in'] },
  'problem.html': { title: TITLE_MARK, view: problemView, screens: ['ProblemPage'] },
} as const;

/** Writes the documents next to index.html, with the same scripts and styles. */
export function otherDocuments(): Plugin {
  return {
    name: 'other-documents',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const home = bundle['index.html'];
        if (home?.type !== 'asset') return;
        for (const [fileName, { title, view, screens }] of Object.entries(documents)) {
          const source = buildSiteDocument(String(home.source), title, view, groupScripts(bundle, screens).early);
          this.emitFile({ type: 'asset', fileName, source });
        }
        for (const [section, head] of Object.entries(sectionHeads)) {
          const { early } = groupScripts(bundle, ['console', 'shell', section]);
          const source = withSectionHead(
            buildSiteDocument(String(home.source), consoleTitle, consoleView, early),
            head,
          );
          this.emitFile({ type: 'asset', fileName: `${SECTIONS_FOLDER}${section}.html`, source });
        }
        this.emitFile({ type: 'asset', fileName: 'too-many.html', source: buildTooManyDocument(String(home.source)) });
      },
    },
  };
}

/** Document for clients that send too many requests: the complete text, and no script that would send more. */
export function buildTooManyDocument(home: string): string {
  return withoutScripts(buildSiteDocument(home, documentTexts.tooMany.title, tooManyView));
}

/** A document out of that of the home page. @param early scripts to load with those of every page */
export function buildSiteDocument(home: string, title: string, view: string, early: readonly string[] = []): string {
  const words = `<title>${escapeHtml(title)}</title>\n    <meta name="robots" content="noindex" />`;
  return withMoreScripts(between(between(home, 'words', words), 'first-view', view), early);
}

/**
 * A document with the head of a section outside React's root, where it stays until the shell is there (AdminShell.tsx). Screen readers hear the
 * screen's own heading only.
 * @throws Error when the document has no end
 */
function withSectionHead(document: string, { title, subtitle }: SectionHead): string {
  const line = subtitle === undefined ? '' : `<p>${escapeHtml(subtitle)}</p>`;
  const heading = `<p class="title">${escapeHtml(title)}</p>`;
  const head = `<div class="section-head" data-needs-script aria-hidden="true"><div>${heading}${line}</div></div>`;
  if (!document.includes('</body>')) throw new Error('the document has no end');
  return document.replace('</body>', () => `${head}</body>`);
}

/** A view that only a script fills, with a text for browsers without scripts. */
function viewWithNotice(view: string): string {
  return `${view}\n      <noscript><main class="static-page"><p>${escapeHtml(documentTexts.needsScript)}</p></main></noscript>`;
}

function between(html: string, mark: string, replacement: string): string {
  const place = new RegExp(`<!--${mark}-->[^]*<!--/${mark}-->`);
  if (!place.test(html)) throw new Error(`index.html has no place ${mark}`);
  return html.replace(place, () => `<!--${mark}-->${replacement}<!--/${mark}-->`);
}
