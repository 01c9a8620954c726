import type { Plugin } from 'vite';
import { t } from '../src/texts/de.js';
import { shellTexts } from '../src/texts/console/shell.js';
import { escapeHtml } from './page-head.js';

/** Where the gateway writes the title of a problem. */
const TITLE_MARK = '__TITLE__';

const consoleView = '<div class="static-console"><div></div></div>';
const signInView = '<div class="static-card"><div></div></div>';
const publicView = '<div class="static-header"></div>';

/** The documents beside that of the home page: title and what stands before React. None is for search engines. */
const documents = {
  'console.html': { title: shellTexts.title(t.product), view: consoleView },
  'sign-in.html': { title: shellTexts.title(t.product), view: signInView },
  'problem.html': { title: TITLE_MARK, view: publicView },
  'not-found.html': { title: t.notFound.title, view: publicView },
} as const;

/** Writes them beside index.html, with the same scripts and styles. Those of the console ask for its script at once. */
export function otherDocuments(): Plugin {
  return {
    name: 'other-documents',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const home = bundle['index.html'];
        if (home?.type !== 'asset') return;
        const consoleScript = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.name === 'ConsoleRoutes',
        );
        for (const [fileName, { title, view }] of Object.entries(documents)) {
          const early = view === publicView ? undefined : consoleScript?.fileName;
          this.emitFile({ type: 'asset', fileName, source: documentOf(String(home.source), title, view, early) });
        }
      },
    },
  };
}

/** A document out of that of the home page. @param early script to ask for at once */
export function documentOf(home: string, title: string, view: string, early?: string): string {
  const words = `<title>${escapeHtml(title)}</title>\n    <meta name="robots" content="noindex" />`;
  const preload = early ? `\n    <link rel="modulepreload" crossorigin href="/${early}">` : '';
  return between(between(home, 'words', words + preload), 'first-view', view);
}

function between(html: string, mark: string, replacement: string): string {
  const place = new RegExp(`<!--${mark}-->[^]*<!--/${mark}-->`);
  if (!place.test(html)) throw new Error(`index.html has no place ${mark}`);
  return html.replace(place, () => replacement);
}
