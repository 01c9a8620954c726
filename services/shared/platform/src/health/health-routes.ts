import type { FastifyInstance } from 'fastify';
import { type Readiness, withoutReasons } from './readiness.js';
import '../http/route-config.js';

/**
 * `/health/live`: the process runs. `/health/ready`: 200 or 503 with all checks by name.
 * @param tells whether to include the causes of failures; they may name hosts and must stay private (docs/SECURITY.md E11)
 */
export function addHealthRoutes(server: FastifyInstance, readiness: Readiness, tells: 'reasons' | 'states'): void {
  const config = { access: 'public', quiet: true } as const;
  server.get('/health/live', { config }, () => ({ live: true }));
  server.get('/health/ready', { config }, async (_request, reply) => {
    const report = await readiness.report();
    return reply.code(report.ready ? 200 : 503).send(tells === 'reasons' ? report : withoutReasons(report));
  });
}
