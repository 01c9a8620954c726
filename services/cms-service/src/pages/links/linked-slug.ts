/** Whether a link leads to one of these pages. */
export function leadsTo(slugs: ReadonlySet<string>, link: string | null): boolean {
  return link !== null && slugs.has(linkedSlug(link) ?? '');
}

/** The page that a link of this site leads to: its slug; undefined: it leads to none, or elsewhere. */
export function linkedSlug(link: string): string | undefined {
  const [, slug] = /^\/(?:#|en\/)?([a-z0-9-]+)\/?(?:[?#].*)?$/.exec(link) ?? [];
  return slug;
}
