import { xssPayloads } from './xss-payloads.data.js';

/** A text of a page as an attacker writes it. */
export interface HostileText {
  /** What it tries, to find it by when it gets through. */
  readonly name: string;
  readonly text: string;
}

/** Where the payload stands: Markdown and HTML are read by other rules in each of these places. */
const places: Readonly<Record<string, (payload: string) => string>> = {
  'as a text of its own': (payload) => payload,
  'within a paragraph': (payload) => `Vorher ${payload} nachher`,
  'within HTML': (payload) => `<div>\n${payload}\n</div>\n\nnachher`,
  'within an attribute': (payload) => `<a title="${payload}" href="/">a</a>`,
  'as the target of a link': (payload) => `[a](${payload}) <a href='${payload.replaceAll("'", '&#39;')}'>a</a>`,
};

/** Every payload in every place: as Markdown and as HTML. None of them may do anything, wherever its text is shown. */
export function hostileTexts(): HostileText[] {
  return Object.entries(xssPayloads).flatMap(([kind, payloads]) =>
    payloads.flatMap((payload) =>
      Object.entries(places).map(([place, textWith]) => ({
        name: `${kind} ${place}: ${payload}`,
        text: textWith(payload),
      })),
    ),
  );
}
