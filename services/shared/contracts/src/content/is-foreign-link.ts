/** Whether a link leads to another site and therefore needs `rel="noopener noreferrer"`. */
export function isForeignLink(link: string): boolean {
  return !link.startsWith('/') && !link.startsWith('#');
}
