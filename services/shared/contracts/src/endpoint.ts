/** Who may call an endpoint. `session`: signed in, two-factor not yet set up allowed. `internal`: services of this system only, never forwarded. */
export type Access = 'public' | 'session' | 'manager' | 'admin' | 'apiKey' | 'internal';

export type ServiceName = 'gateway' | 'validation' | 'keys' | 'auth' | 'cms' | 'log' | 'worker';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A class whose decorators describe one JSON object. */
export type ClassOf<T> = new () => T;

/** One call that crosses a process border: defined once, read by gateway, service, frontend, OpenAPI page and tests. */
export interface Endpoint<Body extends object = object, Answer extends object = object> {
  readonly method: Method;
  /** Path with `:name` for parameters. */
  readonly path: string;
  /** The service that answers; the gateway forwards to it. */
  readonly service: ServiceName;
  readonly access: Access;
  /** Screens repeat it by themselves: it does not keep a session alive unless the call says `x-activity: user`. */
  readonly polled?: true;
  /** The answer is a stream of server-sent events that stays open. */
  readonly stream?: true;
  /** The answer changes seldom: it carries an ETag, and who has it already gets a 304. */
  readonly conditional?: true;
  /** The answer may be long: the gateway compresses it for who takes it. Never one that holds a secret beside what a caller has sent. */
  readonly compressed?: true;
  readonly body?: ClassOf<Body>;
  /** The largest body in bytes, where it differs from the 32 KB of all others: gateway and service both hold to it. */
  readonly maxBodyBytes?: number;
  /** Class of the answer; in brackets when the answer is a list of it. */
  readonly answer?: ClassOf<Answer> | readonly [ClassOf<Answer>];
}

/** Defines an endpoint; gives it back unchanged, with its types kept. */
export function endpoint<Body extends object, Answer extends object>(
  definition: Endpoint<Body, Answer>,
): Endpoint<Body, Answer> {
  return definition;
}
