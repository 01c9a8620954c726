import type { Access } from '@pruefer/contracts';

declare module 'fastify' {
  /** What the platform reads from a route's `config`; routes written without `@Answers` set it themselves. */
  interface FastifyContextConfig {
    /** Who may call; a route without it is refused. */
    access?: Access | undefined;
    /** Screens repeat it by themselves: it does not keep a session alive. */
    polled?: boolean | undefined;
    /** Largest body in bytes, when it differs from the default of 32 KB. */
    maxBodyBytes?: number | undefined;
    /** Content types of a body that is a file; others take JSON alone. */
    bytes?: readonly string[] | undefined;
    /** The body is handed on as it comes. */
    isStreamed?: boolean | undefined;
    /** How long its answer may take, when it differs from that of others. */
    answerWithinMs?: number | undefined;
    /** Its answers carry an ETag, and 304 is one of them. */
    conditional?: boolean | undefined;
    /** A repeat under the same `Idempotency-Key` is not done twice. */
    isRepeatable?: boolean | undefined;
    /** Too hot for a log line per request. */
    quiet?: boolean;
  }
}
