import { useEffect, useEffectEvent } from 'react';
import { useAddress } from '../hooks/use-address.js';

/** The page that an address names; an address that the user wrote by hand may name none. */
export function pageIn(address: URLSearchParams, name: string): number {
  return Math.max(1, Math.trunc(Number(address.get(name))) || 1);
}

/** A page as text in the address: the first is left out. */
export function pageText(page: number): string | null {
  return page > 1 ? String(page) : null;
}

/** Keeps the page of a list in the address under a name. */
export function useAddressPage(name: string) {
  const [address, change] = useAddress();
  return { page: pageIn(address, name), turnTo: (page: number) => change({ [name]: pageText(page) }) };
}

/** Takes an address behind the last page to the last one, and the name out of an address that names no page. @param pages undefined: not known yet */
export function useLastPageInstead(name: string, pages: number | undefined): void {
  const [address, change] = useAddress();
  const validPage =
    pages === undefined ? address.get(name) : pageText(Math.min(pageIn(address, name), Math.max(1, pages)));
  const isOther = validPage !== address.get(name);
  const correct = useEffectEvent(() => change({ [name]: validPage }, true));
  useEffect(() => {
    if (isOther) correct();
  }, [isOther, validPage]);
}
