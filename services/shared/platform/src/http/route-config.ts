import type { Access } from '@pruefer/contracts';

declare module 'fastify' {
  /** What the platform reads from a route's `config`; routes written without `@Answers` set it themselves. */
  interface FastifyContextConfig {
    /** Who may call; a route without it is refused. */
    access?: Access;
    /** Largest body in bytes, when it differs from the default of 32 KB. */
    maxBodyBytes?: number;
    /** Too hot for a log line per request. */
    quiet?: boolean;
  }
}
