// Health check of a container: exit code 0 when the service is alive. Readiness is left to its callers, because a service that waits for a
// server must not be killed.
const { OPS_PORT = '9090' } = process.env;
const TIMEOUT_MS = 2_500;

const response = await fetch(`http://127.0.0.1:${OPS_PORT}/health/live`, {
  signal: AbortSignal.timeout(TIMEOUT_MS),
}).catch(() => undefined);
process.exit(response?.ok ? 0 : 1);
