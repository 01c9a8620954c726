import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The gateway replaces this mark with the nonce of the answer. */
const NONCE_MARK = '__CSP_NONCE__';
const EARLY_PLACE = '<!--early-->';
const stylesheet = /[^\S\n]*<link rel="stylesheet"[^>]* href="\/([^"]+)">\n?/g;
const entry = /[^\S\n]*<script type="module"[^>]* src="([^"]+)"><\/script>\n?/;
const preload = /[^\S\n]*<link rel="modulepreload"[^>]* href="([^"]+)">\n?/g;
const scriptTag = /[^\S\n]*<meta name="scripts"[^>]*>\n?/;
const scriptList = /(<meta name="scripts" content="[^"]*)"/;
const script = readFileSync(new URL('../src/app/first-paint.js', import.meta.url), 'utf8');

/** The properties used of a built file. */
interface BuiltFile {
  readonly type: 'chunk' | 'asset';
  readonly source?: string | Uint8Array;
}

/**
 * Writes the needs of the first frame into the document: its styles and the script of the theme. The other scripts are
 * put in a list that this script loads afterwards. The style files are deleted, since they are no longer requested.
 */
export function firstFrame(): Plugin {
  return {
    name: 'first-frame',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return withEarly(html, [earlyScript()]);
        const { document, files } = withStylesInside(withScriptsLater(html), bundle);
        for (const file of files) Reflect.deleteProperty(bundle, file);
        return document;
      },
    },
  };
}

/**
 * Replaces the links to styles in the document by the styles themselves, and adds the script of the theme.
 * @returns the document, and the names of the files that it now contains
 * @throws Error when there are no styles, or one of them is missing
 */
export function withStylesInside(html: string, bundle: Readonly<Record<string, BuiltFile>>) {
  const files = [...html.matchAll(stylesheet)].map(([, file = '']) => file);
  if (files.length === 0) throw new Error('the document has no styles');
  const styles = files.map((file) => `<style nonce="${NONCE_MARK}">${styleText(bundle, file)}</style>`);
  return { files, document: withEarly(html.replace(stylesheet, ''), [...styles, earlyScript()]) };
}

/**
 * The document with a list in place of its scripts: its entry first, then the imports.
 * @throws Error when it has no script
 */
export function withScriptsLater(html: string): string {
  const entryAddress = entry.exec(html)?.[1];
  if (entryAddress === undefined) throw new Error('the document has no script');
  const imported = [...html.matchAll(preload)].map(([, address]) => address);
  const list = `    <meta name="scripts" content="${[entryAddress, ...imported].join(' ')}" />\n`;
  return html.replace(preload, '').replace(entry, () => list);
}

/** A document with more in its list of scripts. @param files of the build @throws Error when it has no list */
export function withMoreScripts(html: string, files: readonly string[]): string {
  if (!scriptList.test(html)) throw new Error('the document has no list of scripts');
  return html.replace(scriptList, (_, list: string) => `${[list, ...files.map((file) => `/${file}`)].join(' ')}"`);
}

/** A document that loads no script. @throws Error when it has no list of them */
export function withoutScripts(html: string): string {
  if (!scriptList.test(html)) throw new Error('the document has no list of scripts');
  return html.replace(scriptTag, '');
}

/** Named by its hash in the content security policy, so it is the same in every answer. */
function earlyScript(): string {
  return `<script>${script}</script>`;
}

function withEarly(html: string, early: readonly string[]): string {
  if (!html.includes(EARLY_PLACE)) throw new Error('index.html has no place early');
  return html.replace(EARLY_PLACE, () => early.join('\n    '));
}

function styleText(bundle: Readonly<Record<string, BuiltFile>>, file: string): string {
  const built = bundle[file];
  if (built?.source === undefined) throw new Error(`the build has no ${file}`);
  const text = String(built.source).trim();
  if (text.includes('</style')) throw new Error(`${file} would end its place in the document`);
  return text;
}
