import type { ClassOf, JsonOf, ResponseKind } from './response-kinds.js';
import type { ProblemCode } from '../problems.js';

/** Required access. `session`: signed in, even before two-factor is set up. `internal`: only services of this system; the gateway never forwards it. */
export type Access = 'public' | 'session' | 'manager' | 'admin' | 'apiKey' | 'internal';

export type ServiceName = 'gateway' | 'validation' | 'keys' | 'auth' | 'cms' | 'log' | 'worker';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call between processes: defined once, used by gateway, service, frontend, API description and tests. */
export interface Endpoint {
  /** German title in the API description; internal calls have neither title nor tag. */
  readonly title?: string;
  /** Group of the call in the API description. */
  readonly tag?: string;
  readonly method: Method;
  /** Path with `:name` for parameters. */
  readonly path: string;
  /** The service that answers; the gateway forwards to it. */
  readonly service: ServiceName;
  readonly access: Access;
  /** Screens poll this call: it extends a session only with the header `x-activity: user`. */
  readonly polled?: true;
  /** The answer changes rarely: it carries an ETag, and a matching `If-None-Match` gets a 304. */
  readonly conditional?: true;
  /** The gateway may compress a long answer. Never set it for an answer that holds both a secret and caller input. */
  readonly compressed?: true;
  /** The path's parameters are personal data: logs, traces and problems name its pattern only (docs/SECURITY.md G1). */
  readonly hasPersonalPath?: true;
  /** Class of the path's parameters, if they have rules; otherwise any text is accepted. */
  readonly params?: ClassOf<object>;
  readonly query?: ClassOf<object>;
  readonly body?: ClassOf<object>;
  /** Content types of a body that is a file instead of JSON. */
  readonly bytes?: readonly string[];
  /** The gateway streams the body to the service, which alone limits its size. */
  readonly isStreamed?: true;
  /** Maximum body in bytes, checked by gateway and service; default 32 KB. */
  readonly maxBodyBytes?: number;
  /** Milliseconds that the gateway waits for the answer; default 3 s. */
  readonly responseTimeoutMs?: number;
  readonly response: ResponseKind;
  /** Class of the shorter answer to `Prefer: return=minimal` (RFC 7240). */
  readonly minimal?: ClassOf<object>;
  /** Problems of the call, in addition to those of its access and its input (`listEndpointProblems`). */
  readonly problems: readonly ProblemCode[];
}

type NameIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer After}`
    ? Name | NameIn<After>
    : Rest
  : never;

/** Makes fields that `Endpoint` lacks, and parameters that the path lacks, a compile error. */
type Superfluous<E extends Endpoint> = { readonly [Name in Exclude<keyof E, keyof Endpoint>]: never } & (E extends {
  readonly params: ClassOf<infer Params>;
}
  ? {
      readonly params: ClassOf<
        Record<NameIn<E['path']>, unknown> & Record<Exclude<keyof Params, NameIn<E['path']>>, never>
      >;
    }
  : unknown);

/** Returns the definition unchanged, with its literal types. */
export function endpoint<const E extends Endpoint>(definition: E & Superfluous<E>): E {
  return definition;
}

type ParamsOf<E extends Endpoint> = E extends { readonly params: ClassOf<infer Params> }
  ? Params
  : Readonly<Record<NameIn<E['path']>, string>>;

/** An incoming body, which can be read only once. */
export interface StreamedBytes {
  /** Content type of the request, including its parameters. */
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

export type ResponseOf<E extends Endpoint> = JsonOf<E['response']>;

export function hasInput({ path, query, body, bytes }: Endpoint): boolean {
  return path.includes(':') || query !== undefined || body !== undefined || bytes !== undefined;
}
