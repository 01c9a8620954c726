import type { DOMPurify } from 'dompurify';
import type { MouseEvent } from 'react';

/** Ids that the server gives to headings; the frontend uses none of them. */
const headingId = /^abschnitt-[a-z0-9-]+$/;
const heading = /^H[2-6]$/;

/** Lets the ids of headings through that the server has made, and those alone (docs/SECURITY.md E4). */
export function keepHeadingIds(purifier: DOMPurify): void {
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    if (attribute.attrName === 'id')
      attribute.keepAttr = heading.test(element.tagName) && headingId.test(attribute.attrValue);
  });
}

/**
 * Jumps to a heading of the clicked text without changing the address: in a preview the # has another use, and the
 * console has its own addresses.
 */
export function followHeading(event: MouseEvent<HTMLElement>): void {
  const link = (event.target as Element).closest('a[href^="#"]');
  const id = link?.getAttribute('href')?.slice(1) ?? '';
  if (!headingId.test(id)) return;
  event.preventDefault();
  const target = event.currentTarget.querySelector<HTMLElement>(`#${id}`);
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.scrollIntoView();
}
