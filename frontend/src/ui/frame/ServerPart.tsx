import { createContext, type ReactNode, use, useState } from 'react';
import { focusWideTables } from '../text/scrollable-tables.js';

/** HTML of the parts that the server has drawn into the document, by name. */
export const ServerPartsContext = createContext<ReadonlyMap<string, string>>(new Map());

/** Reads the drawn parts of a document. Call it before React renders, which replaces them. */
export function readServerParts(document: Document): ReadonlyMap<string, string> {
  const elements = [...document.querySelectorAll('[data-part]')];
  return new Map(elements.map((element) => [element.getAttribute('data-part') ?? '', element.innerHTML]));
}

interface ServerPartProps {
  readonly part: string;
  /** Content for documents without this part. */
  readonly children: ReactNode;
}

/**
 * A static part of the page. Markup from the document is kept as it is, and its script is never loaded. The server drew
 * it with the same components.
 */
export function ServerPart({ part, children }: ServerPartProps) {
  const html = use(ServerPartsContext).get(part);
  const [inner] = useState(html === undefined ? undefined : { __html: html });
  return inner ? (
    <div ref={focusWideTables} data-part={part} dangerouslySetInnerHTML={inner} />
  ) : (
    <div data-part={part}>{children}</div>
  );
}
