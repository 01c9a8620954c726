import type { Endpoint, FileResponse, InputOf, ListOrPage, ResponseOf } from '@pruefer/contracts';
import type { Call } from './request.js';

/** Inputs without a required field may be left out as a whole. */
type Sendable<Input> = { readonly [Part in keyof Input as object extends Input[Part] ? never : Part]: Input[Part] } & {
  readonly [Part in keyof Input as object extends Input[Part] ? Part : never]?: Input[Part];
};

/** The input of a call. If the endpoint also has a plain list, the page size requests a page. */
type InputFor<E extends Endpoint> = Sendable<Omit<InputOf<E>, 'bytes'>> &
  (E['response'] extends ListOrPage ? { readonly query?: { readonly limit: number } } : unknown) &
  (E extends { readonly bytes: readonly (infer Type)[] }
    ? { readonly bytes: Type extends 'multipart/form-data' ? FormData : Blob }
    : unknown);

type AnswerTo<E extends Endpoint> = E['response'] extends FileResponse
  ? Blob
  : E['response'] extends ListOrPage<object, infer Rows>
    ? Rows
    : ResponseOf<E>;

type PlainAnswer<E extends Endpoint> = E['response'] extends ListOrPage<infer Item> ? Item[] : AnswerTo<E>;

type WithoutInput<E extends Endpoint> =
  object extends InputFor<E> ? unknown : { readonly path: 'its input is missing' };

interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: object;
  readonly bytes?: Blob | FormData;
}

/**
 * Describes an endpoint where the contract's classes would load their validators into the browser; the types keep it in
 * line with the contract.
 * @returns only the parts that `call` reads
 */
export function toEndpoint<E extends Endpoint>(description: Pick<E, 'method' | 'path' | 'access'>): E {
  return description as E;
}

type QueryValue = string | number | boolean | undefined;

/**
 * Makes the request for an endpoint.
 * @param input values for the `:name` parts of its path, for its query string (undefined ones are left out), and its
 * body: an object, or a file or form unchanged
 */
export function call<E extends Endpoint>(endpoint: E & WithoutInput<E>): Call<PlainAnswer<E>>;
export function call<E extends Endpoint>(endpoint: E, input: InputFor<E>): Call<AnswerTo<E>>;
export function call({ method, path, access }: Endpoint, input: unknown = {}): Call<unknown> {
  const { params, query, bytes, body = bytes } = input as Input;
  const filledPath = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  const queryParameters = new URLSearchParams(
    Object.entries((query ?? {}) as Record<string, QueryValue>).flatMap(([name, value]) => toPairs(name, value)),
  );
  return {
    method,
    path: queryParameters.size > 0 ? `${filledPath}?${queryParameters}` : filledPath,
    ...(body && { body }),
    ...(access !== 'public' && { isSignedIn: true }),
  };
}

function toPairs(name: string, value: QueryValue): [string, string][] {
  return value === undefined ? [] : [[name, String(value)]];
}
