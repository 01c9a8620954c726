/** A link that staff has written, as attributes: what leads to another site learns nothing of ours (docs/SECURITY.md E5). */
export function linkTarget(href: string): { readonly href: string; readonly rel?: string } {
  return /^[/#]/.test(href) ? { href } : { href, rel: 'noopener noreferrer' };
}
