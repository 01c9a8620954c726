import { useMemo } from 'react';
import { usePublicPagesQuery } from './pages.api.js';

/** The addresses of the pages that visitors can see; undefined while they are not known. */
export function useSlugs(): ReadonlySet<string> | undefined {
  const { data } = usePublicPagesQuery(undefined, { refetchOnMountOrArgChange: true });
  return useMemo(() => data && new Set(data.map(({ slug }) => slug)), [data]);
}
