import { tc } from '~/texts/de-console.js';

/** A place of this site that a link can lead to. */
export interface LinkOption {
  readonly title: string;
  readonly href: string;
}

const home: readonly LinkOption[] = Object.entries(tc.links.home).map(([href, title]) => ({ title, href }));

/**
 * Suggestions of a link field: all places while it is empty or names one of them, otherwise those that contain the
 * typed text.
 * @param pages titles by slugs
 */
export function linkOptions(pages: ReadonlyMap<string, string> = new Map(), typedText: string): readonly LinkOption[] {
  const options = [...[...pages].map(([slug, title]) => ({ title, href: `/${slug}` })), ...home];
  const part = typedText.trim().toLocaleLowerCase('de');
  if (part === '' || options.some(({ href }) => href === part)) return options;
  return options.filter(({ title, href }) => `${title} ${href}`.toLocaleLowerCase('de').includes(part));
}
