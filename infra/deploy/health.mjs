// @ts-check
// Asks the service beside it, for a container's health check: exit code 0 when it answers that it is alive. Whether it is ready is for whoever
// sends it requests; a service that waits for a server is not to be killed for it.
const { OPS_PORT = '9090' } = process.env;
const LIMIT_MS = 2_500;

const answer = await fetch(`http://127.0.0.1:${OPS_PORT}/health/live`, { signal: AbortSignal.timeout(LIMIT_MS) }).catch(
  () => undefined,
);
process.exit(answer?.ok ? 0 : 1);
