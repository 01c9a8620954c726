import { DOCS_PATH, type Language, type ProblemCode } from '@pruefer/contracts';

/** A page of the documentation in one language, as Markdown. */
export interface Page {
  /** Last part of its address, such as `validate` or `reference/validateIban`; '' for the first page. */
  readonly slug: string;
  /** Key of the group under which the navigation lists it. */
  readonly group: string;
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  /** Text of the page, without its title. */
  readonly markdown: string;
  /** The call that the page describes; guides have none. */
  readonly call?: TriedCall;
  /** Codes that the call can end in. */
  readonly problems?: readonly ProblemCode[];
}

/** A group of pages in the navigation. */
export interface Group {
  readonly title: string;
  readonly pages: readonly Page[];
}

/** A call with the values of its example. */
export interface TriedCall {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** JSON; undefined for a call without a body. */
  readonly body: string | undefined;
  readonly acceptsKey: boolean;
  /** Whether it takes from the quota of a key. */
  readonly isCharged: boolean;
  /** Whether request and answer can be shown as text. */
  readonly isText: boolean;
  /** Whether it ends or deletes something, so that the reader is asked first. */
  readonly isFinal: boolean;
}

/** The path of a call with its values. */
export function filledPath({ path, params }: TriedCall): string {
  return path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(params[field] ?? ''));
}

/** The address of a page. @param ending `.md` for its Markdown */
export function buildPagePath(language: Language, slug: string, ending = ''): string {
  if (slug === '') return ending ? `${DOCS_PATH}/${language}/index${ending}` : `${DOCS_PATH}/${language}`;
  return `${DOCS_PATH}/${language}/${slug}${ending}`;
}
