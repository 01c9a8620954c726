import type { Answer, ClassOf, JsonOf } from './answer.js';
import type { ProblemCode } from './problem.js';

/** Who may call an endpoint. `session`: signed in, two-factor not yet set up allowed. `internal`: services of this system only, never forwarded. */
export type Access = 'public' | 'session' | 'manager' | 'admin' | 'apiKey' | 'internal';

export type ServiceName = 'gateway' | 'validation' | 'keys' | 'auth' | 'cms' | 'log' | 'worker';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call that crosses a process border: defined once, read by gateway, service, frontend, API description and tests. */
export interface Endpoint {
  /** German, for the API description. Internal calls have neither. */
  readonly title?: string;
  /** Group of the call there. */
  readonly tag?: string;
  readonly method: Method;
  /** Path with `:name` for parameters. */
  readonly path: string;
  /** The service that answers; the gateway forwards to it. */
  readonly service: ServiceName;
  readonly access: Access;
  /** Screens poll it: it does not extend a session unless the call carries `x-activity: user`. */
  readonly polled?: true;
  /** The answer changes rarely: it carries an ETag, and a matching `If-None-Match` gets a 304. */
  readonly conditional?: true;
  /** The gateway may compress a long answer. Never set it for an answer that holds both a secret and caller input. */
  readonly compressed?: true;
  /** Class of the path's parameters, where they are more than any text. */
  readonly params?: ClassOf<object>;
  readonly query?: ClassOf<object>;
  readonly body?: ClassOf<object>;
  /** Content types of a body that is a file and no JSON. */
  readonly bytes?: readonly string[];
  /** The body is handed on as it comes, never held as a whole: as large as its service takes. */
  readonly isStreamed?: true;
  /** The largest body in bytes, where it differs from the 32 KB of all others: gateway and service both hold to it. */
  readonly maxBodyBytes?: number;
  /** Milliseconds that the gateway waits for the answer, for work that takes longer than the default of 3 s. */
  readonly answerWithinMs?: number;
  readonly answer: Answer;
  /** Class of the shorter answer to `Prefer: return=minimal` (RFC 7240). */
  readonly minimal?: ClassOf<object>;
  /** Problems of the call itself, in addition to those of its access and its input (`problemsOf`). */
  readonly problems: readonly ProblemCode[];
}

type NameIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | NameIn<After>
    : Rest
  : never;

/** Fields of a definition that an endpoint does not have, and parameters that its path does not have. */
type Superfluous<E extends Endpoint> = { readonly [Name in Exclude<keyof E, keyof Endpoint>]: never } & (E extends {
  readonly params: ClassOf<infer Params>;
}
  ? {
      readonly params: ClassOf<
        Record<NameIn<E['path']>, unknown> & Record<Exclude<keyof Params, NameIn<E['path']>>, never>
      >;
    }
  : unknown);

/** Defines an endpoint; gives it back unchanged, with all its types kept. */
export function endpoint<const E extends Endpoint>(definition: E & Superfluous<E>): E {
  return definition;
}

type ParamsOf<E extends Endpoint> = E extends { readonly params: ClassOf<infer Params> }
  ? Params
  : Readonly<Record<NameIn<E['path']>, string>>;

/** A body as it comes in, to be read once. */
export interface StreamedBytes {
  /** Content type of the request, with its parameters. */
  readonly type: string;
  /** Throws when the sender is too slow or disconnects. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Aborted when the caller disconnects before the answer is sent, so that the work can stop. */
  readonly signal: AbortSignal;
}

export type InputOf<E extends Endpoint> = ([NameIn<E['path']>] extends [never]
  ? unknown
  : { readonly params: ParamsOf<E> }) &
  (E extends { readonly query: ClassOf<infer Query> } ? { readonly query: Query } : unknown) &
  (E extends { readonly body: ClassOf<infer Body> } ? { readonly body: Body } : unknown) &
  (E extends { readonly bytes: readonly string[] }
    ? { readonly bytes: E extends { readonly isStreamed: true } ? StreamedBytes : Uint8Array }
    : unknown);

export type AnswerOf<E extends Endpoint> = JsonOf<E['answer']>;

export function hasInput({ path, query, body, bytes }: Endpoint): boolean {
  return path.includes(':') || query !== undefined || body !== undefined || bytes !== undefined;
}
