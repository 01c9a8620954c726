import { useEffect, useEffectEvent } from 'react';
import { useQueryParams } from '../hooks/use-query-params.js';
import { pageCount } from './page-count.js';

/** The page that a URL names; a URL that the user wrote by hand may name none. */
export function readPage(params: URLSearchParams, name: string): number {
  return Math.max(1, Math.trunc(Number(params.get(name))) || 1);
}

/** A page as text in the URL: the first is left out. */
export function pageText(page: number): string | null {
  return page > 1 ? String(page) : null;
}

/** Keeps the page of a list in the URL under a name. */
export function usePageParam(name: string) {
  const [params, change] = useQueryParams();
  return { page: readPage(params, name), turnTo: (page: number) => change({ [name]: pageText(page) }) };
}

/** Replaces a page number after the last page by the last one, and removes a page parameter that is no number. @param total undefined: not known yet */
export function useLastPageInstead(name: string, total: number | undefined, pageSize: number): void {
  const [params, change] = useQueryParams();
  const page = readPage(params, name);
  const validPage = total === undefined ? params.get(name) : pageText(Math.min(page, pageCount(total, pageSize) || 1));
  const isOther = validPage !== params.get(name);
  const correct = useEffectEvent(() => change({ [name]: validPage }, true));
  useEffect(() => {
    if (isOther) correct();
  }, [isOther, validPage]);
}
