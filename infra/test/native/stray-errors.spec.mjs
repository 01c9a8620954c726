import { setImmediate as turn } from 'node:timers/promises';
import { StrayErrors } from './stray-errors.mjs';

describe('errors that no test waits for', () => {
  it('are reported with their stacks', async () => {
    const errors = new StrayErrors();
    process.emit('unhandledRejection', new Error('nobody cared'), Promise.resolve());
    process.emit('uncaughtException', /** @type {Error} */ (/** @type {unknown} */ ('a word')));
    await turn();
    expect(errors.end()).toEqual([expect.stringMatching(/^Error: nobody cared\n +at /), 'a word']);
  });

  it('are none when the promise is awaited after all', () => {
    const errors = new StrayErrors();
    const late = Promise.resolve();
    process.emit('unhandledRejection', new Error('early'), late);
    process.emit('rejectionHandled', late);
    expect(errors.end()).toEqual([]);
  });
});
