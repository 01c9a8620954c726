/** Anchors of the home page, and the English home page: they are no pages. */
const homeTargets: ReadonlySet<string> = new Set(['validation', 'api', 'bulk', 'en']);

/** Warning about a link: it has no target yet, its target is no page that visitors can see, or none. */
export type LinkState = 'empty' | 'broken' | 'fine';

/**
 * Whether a link leads somewhere, as far as that can be known: other sites are not asked.
 * @param slugs of the published pages; undefined while they are not known
 */
export function linkState(href: string, slugs: Pick<ReadonlySet<string>, 'has'> | undefined): LinkState {
  const target = href.trim();
  if (target === '' || target === '#') return 'empty';
  const slug = slugIn(target);
  return slug === null || homeTargets.has(slug) || slugs === undefined || slugs.has(slug) ? 'fine' : 'broken';
}

/** The page that a link to this site names: `/slug`, `/#slug` or `/en/slug`; null where it names none. */
function slugIn(target: string): string | null {
  const [path = '', anchor] = target.split('#', 2) as [string, string?];
  if (path === '' || path === '/') return anchor ? anchor.split('?')[0]! : null;
  const [, slug] = /^\/((?:en\/)?[^/?]+)\/?(?:\?.*)?$/.exec(path) ?? [];
  return slug === undefined || isOfApplication(slug) ? null : slug;
}

function isOfApplication(slug: string): boolean {
  return slug === 'admin' || slug === 'admininterfacev1' || slug.includes('.');
}
