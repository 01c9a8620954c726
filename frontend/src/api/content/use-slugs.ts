import { useMemo } from 'react';
import { usePublicPagesQuery } from './pages.api.js';

/** The pages that visitors can see, titles by slugs; `en/` and slug of an English page. undefined while they are not known. */
export function useSlugs(): ReadonlyMap<string, string> | undefined {
  const { data } = usePublicPagesQuery(undefined, { refetchOnMountOrArgChange: true });
  return useMemo(
    () => data && new Map(data.map(({ slug, title, translationOf }) => [translationOf ? `en/${slug}` : slug, title])),
    [data],
  );
}
