import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { OpenCalls } from './open-calls.js';

/** Asks for places of one address; `leaves` gives back those that it got, in the order of asking. */
async function enter(calls: OpenCalls, bucket: string, count: number) {
  const state = { refused: 0, leaves: [] as (() => void)[] };
  for (let i = 0; i < count; i++)
    void calls.enter(bucket).then(
      (leave) => state.leaves.push(leave),
      () => state.refused++,
    );
  await turnOfLoop();
  return state;
}

describe('D9: forwarded calls of one address', () => {
  it('are 32 at a time, and the next comes when one leaves', async () => {
    const { leaves } = await enter(new OpenCalls(), 'a', 40);
    expect(leaves).toHaveLength(32);
    for (const leave of leaves.slice(0, 3)) leave();
    await turnOfLoop();
    expect(leaves).toHaveLength(35);
  });

  it('take nothing from another address', async () => {
    const calls = new OpenCalls();
    await enter(calls, 'a', 100);
    expect((await enter(calls, 'b', 1)).leaves).toHaveLength(1);
  });

  it('are free again when all have left', async () => {
    const calls = new OpenCalls();
    const { leaves } = await enter(calls, 'a', 64);
    for (let i = 0; i < 64; i++) {
      leaves[i]!();
      await turnOfLoop();
    }
    expect((await enter(calls, 'a', 64)).leaves).toHaveLength(32);
  });

  it('wait 2 s at most, and 512 of them', async () => {
    const state = await enter(new OpenCalls(), 'a', 32 + 512 + 7);
    while (state.refused < 7) await turnOfLoop();
    expect(state).toMatchObject({ refused: 7 });
    while (state.refused < 512 + 7) await turnOfLoop();
    expect(state.leaves).toHaveLength(32);
  });
});
