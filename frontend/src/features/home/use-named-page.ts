import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../ui/hooks/use-hydrated.js';

/** A page's slug behind #, and the token of its preview. */
const pageHash = /^#([a-z0-9]+(?:-[a-z0-9]+)*)(?:\?preview=([\w.~-]+))?$/;

/**
 * Follows an address like `/#impressum` to its page: published pages have their own address. Anchors of the open page
 * win.
 * @returns the token of a preview; undefined where the address names none
 */
export function useNamedPage(): string | undefined {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const [, slug, token] = pageHash.exec(hash) ?? [];
  useEffect(() => {
    if (slug && !token && !document.getElementById(slug)) window.location.replace(`/${slug}`);
  }, [slug, token]);
  // The server that drew the document did not know the part after #: hydration starts with the home page.
  return isHydrated ? token : undefined;
}
