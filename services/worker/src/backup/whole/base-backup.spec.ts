import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { mock } from 'node:test';
import type { Connection } from 'pg';
import { Transfer } from './base-backup.js';

const IDLE_TIMEOUT_MS = 50;

/** A transfer that has received more than its reader takes at once. */
function buildFullTransfer() {
  const transfer = new Transfer({ idleTimeoutMs: IDLE_TIMEOUT_MS });
  const stream = new PassThrough();
  transfer.submit({ query: () => undefined, stream } as unknown as Connection);
  transfer.handleCopyData({ chunk: Buffer.from('nbase.tar\0\0') });
  transfer.handleCopyData({ chunk: Buffer.alloc(2_000_000, 'd') });
  return { transfer, stream };
}

describe('Transfer', () => {
  afterEach(() => mock.timers.reset());

  it('waits for a slow reader without a limit', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { transfer, stream } = buildFullTransfer();
    mock.timers.tick(3 * IDLE_TIMEOUT_MS);
    expect(stream.isPaused()).toBe(true);
    expect(transfer.archive.errored).toBeNull();
    transfer.archive.destroy();
  });

  it('ends when nothing comes any more after the reader has kept the server waiting', async () => {
    const { transfer, stream } = buildFullTransfer();
    const ended = once(transfer.archive, 'close');
    transfer.archive.on('data', () => undefined);
    await expect(ended).rejects.toThrow('lang nichts gesendet');
    expect(stream.isPaused()).toBe(false);
  });

  it('waits for the reader of the last bytes without a limit', () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { transfer } = buildFullTransfer();
    transfer.archive.read();
    transfer.handleReadyForQuery();
    mock.timers.tick(3 * IDLE_TIMEOUT_MS);
    expect(transfer.archive.errored).toBeNull();
    transfer.archive.destroy();
  });
});
