import { isForeignLink } from '@pruefer/contracts/formats';

/** Attributes of a link that staff has written. Other sites get neither referrer nor window (docs/SECURITY.md E5). */
export function linkTarget(href: string): { readonly href: string; readonly rel?: string } {
  return isForeignLink(href) ? { href, rel: 'noopener noreferrer' } : { href };
}
