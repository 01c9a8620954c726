import { useEffect, useEffectEvent } from 'react';
import { useAddress } from '../use-address.js';

/** The page that an address names; an address that the user wrote by hand may name none. */
export function pageIn(address: URLSearchParams, name: string): number {
  return Math.max(1, Math.trunc(Number(address.get(name))) || 1);
}

/** A page as it stands in the address: the first is left out. */
export function pageText(page: number): string | null {
  return page > 1 ? String(page) : null;
}

/** Which page of a list is shown, kept in the address under a name. */
export function useAddressPage(name: string) {
  const [address, change] = useAddress();
  return { page: pageIn(address, name), turnTo: (page: number) => change({ [name]: pageText(page) }) };
}

/** Behind the last page there is nothing; who came there by an old address is taken to the last one. @param pages undefined: not known yet */
export function useLastPageInstead(name: string, pages: number | undefined): void {
  const [address, change] = useAddress();
  const isBehind = pages !== undefined && pageIn(address, name) > Math.max(1, pages);
  const turnToLast = useEffectEvent(() => change({ [name]: pageText(pages ?? 1) }, true));
  useEffect(() => {
    if (isBehind) turnToLast();
  }, [isBehind, pages]);
}
