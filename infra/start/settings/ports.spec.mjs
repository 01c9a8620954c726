import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { freePort } from '../../shared/process/free-ports.mjs';
import { portNames, settlePorts, variableOfPort } from './ports.mjs';

describe('ports', () => {
  const folder = temporaryFolder('ports-');
  const settings = { dataDir: folder, replicas: { validation: 2, gateway: 1 }, ports: {} };
  const names = portNames(settings.replicas);
  const unheard = () => {
    throw new Error('nothing was to be said');
  };

  it('have a variable each', () => {
    expect(names.map(variableOfPort)).toEqual(
      expect.arrayContaining(['POSTGRES_PORT', 'KAFKA_CONTROLLER_PORT', 'GATEWAY_OPS_PORT', 'VALIDATION_2_OPS_PORT']),
    );
    expect(names.map(variableOfPort)).not.toContain('GATEWAY_PORT');
  });

  it('stay the same from run to run', async () => {
    const first = await settlePorts(settings, unheard);
    const second = await settlePorts(settings, unheard);
    expect(names.map(second)).toEqual(names.map(first));
    expect(new Set(names.map(first)).size).toBe(names.length);
  });

  it('are replaced one by one when they are taken, and that is said', async () => {
    const before = await settlePorts(settings, unheard);
    const stranger = createServer().listen(before('redis'), '127.0.0.1');
    await once(stranger, 'listening');
    /** @type {string[]} */
    const said = [];
    const after = await settlePorts(settings, (line) => said.push(line));
    expect(said).toEqual([`Port ${before('redis')} ist inzwischen belegt; redis bekommt ${after('redis')}.`]);
    const others = names.filter((name) => name !== 'redis');
    expect(others.map(after)).toEqual(others.map(before));
    stranger.close();
  });

  it('are those that the environment names, or refused', async () => {
    const port = await freePort();
    const wished = { ...settings, ports: { postgres: port } };
    const before = await settlePorts(settings, unheard);
    expect((await settlePorts(wished, unheard))('postgres')).toBe(port);
    expect((await settlePorts(settings, unheard))('postgres')).toBe(before('postgres'));
    const stranger = createServer().listen(port, '127.0.0.1');
    await once(stranger, 'listening');
    await expect(settlePorts(wished, unheard)).rejects.toThrow(`POSTGRES_PORT: Port ${port} ist belegt.`);
    stranger.close();
  });

  it('are not taken from a process that has been given them since', async () => {
    const module = JSON.stringify(new URL('./ports.mjs', import.meta.url));
    const place = JSON.stringify({ ...settings, dataDir: mkdtempSync(join(folder, 'other-')) });
    const program = `
      const { settlePorts, portNames } = await import(${module});
      const getPort = await settlePorts(${place}, () => {});
      process.send(portNames(2).map(getPort));
      process.on('disconnect', () => process.exit());`;
    const other = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [theirs] = await once(other, 'message');
    const here = await settlePorts(JSON.parse(place), () => {});
    expect(names.map(here).filter((port) => theirs.includes(port))).toEqual([]);
    other.kill();
  });
});
