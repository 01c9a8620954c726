import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../../docs/api/', import.meta.url));

export const languagesOfPages = ['de', 'en'] as const;

type LanguageOfPages = (typeof languagesOfPages)[number];

/** A page of docs/api. */
export interface CustomerPage {
  readonly slug: string;
  readonly text: string;
}

/** All pages of a language that customers read, by slug. */
export function customerPages(language: LanguageOfPages): readonly CustomerPage[] {
  const files = readdirSync(join(folder, language)).filter((name) => name.endsWith('.md'));
  return files
    .toSorted()
    .map((name) => ({ slug: name.replace('.md', ''), text: readFileSync(join(folder, language, name), 'utf8') }));
}

/** The text of one page. */
export function customerPage(language: LanguageOfPages, slug: string): string {
  return readFileSync(join(folder, language, `${slug}.md`), 'utf8');
}

/** The blocks of code of a page in a language of programs. */
export function codeIn(text: string, kind: string): readonly string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${kind}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, code = '']) => code);
}
