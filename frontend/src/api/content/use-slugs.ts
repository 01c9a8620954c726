import { useMemo } from 'react';
import { usePublicPagesQuery } from './pages.api.js';

/** The pages that visitors can see, titles by slugs; undefined while they are not known. */
export function useSlugs(): ReadonlyMap<string, string> | undefined {
  const { data } = usePublicPagesQuery(undefined, { refetchOnMountOrArgChange: true });
  return useMemo(() => data && new Map(data.map(({ slug, title }) => [slug, title])), [data]);
}
