/** Attributes of a link that staff has written. Other sites get neither referrer nor window (docs/SECURITY.md E5). */
export function linkTarget(href: string): { readonly href: string; readonly rel?: string } {
  return /^[/#]/.test(href) ? { href } : { href, rel: 'noopener noreferrer' };
}
