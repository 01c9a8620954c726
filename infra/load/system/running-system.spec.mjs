import { createServer } from 'node:http';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { writeState } from '../../start/state/state.mjs';
import { RunningSystem, runningSystemAt } from './running-system.mjs';

const parts = { gateway: { pid: 11, port: 8090 }, log: { pid: 12, port: 4000 }, worker: { port: 4001 } };
const state = {
  pid: 10,
  watchdogPid: undefined,
  address: 'http://localhost:8090',
  servers: { postgres: 'postgres://iban@127.0.0.1:5000/postgres' },
  parts,
};

describe('runningSystemAt', () => {
  const previousDataDir = process.env['DATA_DIR'];
  const dataDir = temporaryFolder('bench-spec-');

  beforeAll(() => {
    process.env['DATA_DIR'] = dataDir;
    writeState(dataDir, state);
  });

  afterAll(() => {
    if (previousDataDir === undefined) delete process.env['DATA_DIR'];
    else process.env['DATA_DIR'] = previousDataDir;
  });

  it('has the processes and the database of the system of its data folder', () => {
    const system = runningSystemAt('http://127.0.0.1:8090');
    expect(Object.fromEntries(system.pids)).toEqual({ gateway: 11, log: 12 });
    expect(system.databaseUrl).toBe(state.servers.postgres);
  });

  it('has only the address of any other system', () => {
    const system = runningSystemAt('http://127.0.0.1:9999');
    expect(system).toMatchObject({ address: 'http://127.0.0.1:9999', dataDir: null, databaseUrl: null });
    expect(system.pids.size).toBe(0);
  });
});

describe('hasEcho', () => {
  it.each([
    ['with the route', 200, true],
    ['without it', 404, false],
  ])('of a gateway %s', async (_, status, expected) => {
    const gateway = createServer((_request, response) => response.writeHead(status).end('{}'));
    await new Promise((resolve) => gateway.listen(0, '127.0.0.1', () => resolve(null)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (gateway.address());
    expect(await new RunningSystem(`http://127.0.0.1:${port}`, null).hasEcho()).toBe(expected);
    gateway.close();
    gateway.closeAllConnections();
  });

  it('fails when the gateway does not answer', async () => {
    const system = new RunningSystem('http://127.0.0.1:1', null);
    await expect(system.hasEcho()).rejects.toThrow('http://127.0.0.1:1 antwortet nicht');
  });
});
