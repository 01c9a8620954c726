import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AdminPage, MAX_CONTENT_BODY_BYTES, MAX_PAGES } from '@pruefer/contracts';
import { type FilePage, formatPageFile, readPageFile } from '../pages/files/page-file.js';

/** A file with its page, or with the reason why it is refused. */
export interface ReadPage {
  readonly file: string;
  readonly page?: FilePage;
  readonly error?: unknown;
}

/** Writes each page to a file that is named by its address; creates a missing folder. */
export async function writePages(folder: string, pages: readonly AdminPage[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const slugs = new Map(pages.map(({ id, slug }) => [id, slug]));
  for (const page of pages) {
    const { translationOf: german } = page;
    const file = formatPageFile({ ...page, ...(german && { translates: slugs.get(german) ?? german }) });
    await writeFile(join(folder, `${page.slug}.md`), file);
  }
}

/**
 * Reads every Markdown file of a folder, in the order of their names; translations follow their German pages.
 * @throws Error when it is not a folder, or has more files than the maximum number of pages
 */
export async function readPages(folder: string): Promise<ReadPage[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted();
  if (names.length > MAX_PAGES) throw new Error(`Der Ordner hat mehr als ${MAX_PAGES} Dateien.`);
  const pages = await Promise.all(names.map((file) => readOne(folder, file)));
  const isTranslation = ({ page }: ReadPage) => Number(Boolean(page?.translates));
  return pages.toSorted((a, b) => isTranslation(a) - isTranslation(b));
}

async function readOne(folder: string, file: string): Promise<ReadPage> {
  const path = join(folder, file);
  try {
    if ((await stat(path)).size > MAX_CONTENT_BODY_BYTES) throw new Error('Die Datei ist zu groß.');
    return { file, page: readPageFile(await readFile(path, 'utf8')) };
  } catch (error) {
    return { file, error };
  }
}
