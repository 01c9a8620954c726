import { xssPayloads } from './xss-payloads.data.js';

/** A text of a page as written by an attacker. */
export interface HostileText {
  /** Technique, place and payload, for the title of a test. */
  readonly name: string;
  readonly text: string;
}

/** Places of a payload: Markdown and HTML have other parsing rules in each. */
const places: Readonly<Record<string, (payload: string) => string>> = {
  'as a text of its own': (payload) => payload,
  'within a paragraph': (payload) => `Vorher ${payload} nachher`,
  'within HTML': (payload) => `<div>\n${payload}\n</div>\n\nnachher`,
  'within an attribute': (payload) => `<a title="${payload}" href="/">a</a>`,
  'as the target of a link': (payload) => `[a](${payload}) <a href='${payload.replaceAll("'", '&#39;')}'>a</a>`,
};

/** Every payload in every place, as Markdown and as HTML. None of them may have an effect anywhere. */
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
