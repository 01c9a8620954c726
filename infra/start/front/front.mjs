// Load balancer for several gateways on one machine; an external proxy replaces it.
import { createServer } from 'node:http';
import { forwarder } from './forward.mjs';
import { Gateways } from './gateways.mjs';

const { HOST, PORT, OPS_PORT, GATEWAYS = '', TRUSTED_PROXIES = '' } = process.env;
/** More than the gateways wait for a body and its headers: they judge, we only pass on. */
const REQUEST_TIMEOUT_MS = 0;
const STOP_TIMEOUT_MS = 8_000;

const gateways = new Gateways(GATEWAYS.split(','));
gateways.watch();

const server = createServer(
  { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: 30_000, keepAliveTimeout: 65_000 },
  forwarder(gateways, { believesForwarded: TRUSTED_PROXIES !== '' }),
);
const ops = createServer((request, response) => {
  const isWell = request.url === '/health/live' || gateways.areReady;
  response.writeHead(isWell ? 200 : 503, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ ready: isWell }));
});
server.listen(Number(PORT), HOST);
ops.listen(Number(OPS_PORT), '127.0.0.1');

process.once('SIGTERM', () => {
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
  ops.close();
  server.close(() => process.exit(0));
  server.closeIdleConnections();
});
