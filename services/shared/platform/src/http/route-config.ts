import type { Access } from '@pruefer/contracts';

declare module 'fastify' {
  /** The parts of a route's `config` that the platform reads; routes without `@Handles` set it directly. */
  interface FastifyContextConfig {
    /** Required access; a route without it is refused. */
    access?: Access | undefined;
    /** Screens repeat this call automatically, so it does not extend a session. */
    polled?: boolean | undefined;
    /** Maximum body in bytes; 32 KB by default. */
    maxBodyBytes?: number | undefined;
    /** Content types of a file body; other routes accept JSON only. */
    bytes?: readonly string[] | undefined;
    isStreamed?: boolean | undefined;
    /** Time limit of the answer, when it differs from the default. */
    responseTimeoutMs?: number | undefined;
    conditional?: boolean | undefined;
    isRepeatable?: boolean | undefined;
    /** No log line per request, for hot routes. */
    quiet?: boolean;
  }
}
