// @ts-check
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { dropState, readState, writeState } from './state.mjs';

describe('state', () => {
  const dataDir = temporaryFolder('state-');
  const state = {
    pid: 1,
    watchdogPid: 2,
    address: 'http://localhost:8080',
    servers: {},
    parts: { keys: { pid: 3, port: 4 } },
  };

  it('is nothing where nothing was started', () => {
    expect(readState(dataDir)).toBeUndefined();
  });

  it('comes back as it was written, for its owner only', () => {
    writeState(dataDir, state);
    expect(readState(dataDir)).toEqual(state);
    expect(statSync(join(dataDir, 'state.json')).mode & 0o777).toBe(0o600);
  });

  it('is removed with the system', () => {
    dropState(dataDir);
    dropState(dataDir);
    expect(readState(dataDir)).toBeUndefined();
  });
});
