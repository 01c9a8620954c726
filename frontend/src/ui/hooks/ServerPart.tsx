import { createContext, type ReactNode, use, useState } from 'react';
import { focusWideTables } from '../text/scrollable-tables.js';

/** Parts of the page that came drawn with the document, by name. */
export const ServerParts = createContext<ReadonlyMap<string, string>>(new Map());

/** Reads them before anything is drawn over them. */
export function partsOf(document: Document): ReadonlyMap<string, string> {
  const elements = [...document.querySelectorAll('[data-part]')];
  return new Map(elements.map((element) => [element.getAttribute('data-part') ?? '', element.innerHTML]));
}

interface ServerPartProps {
  readonly part: string;
  /** Draws it where the document did not. */
  readonly children: ReactNode;
}

/**
 * A static part of the page. Markup from the document is kept as it is, and its script is never loaded. The server drew
 * it with the same components.
 */
export function ServerPart({ part, children }: ServerPartProps) {
  const html = use(ServerParts).get(part);
  const [inner] = useState(html === undefined ? undefined : { __html: html });
  return inner ? (
    <div ref={focusWideTables} data-part={part} dangerouslySetInnerHTML={inner} />
  ) : (
    <div data-part={part}>{children}</div>
  );
}
