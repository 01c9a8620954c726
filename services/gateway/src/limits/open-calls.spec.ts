import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { OpenCalls } from './open-calls.js';

const answer = () => new ServerResponse(new IncomingMessage(new Socket()));

/** Asks for places of one address and counts those that were given. */
async function enter(calls: OpenCalls, bucket: string, count: number) {
  const state = { entered: 0, refused: 0, answers: Array.from({ length: count }, answer) };
  for (const each of state.answers)
    void calls.enter(bucket, each).then(
      (isThere) => (state.entered += Number(isThere)),
      () => state.refused++,
    );
  await turnOfLoop();
  return state;
}

describe('D9: forwarded calls of one address', () => {
  it('are 32 at a time, and the next comes when one leaves, the oldest first', async () => {
    const state = await enter(new OpenCalls(), 'a', 40);
    expect(state.entered).toBe(32);
    for (const each of state.answers.slice(0, 3)) each.destroy();
    await turnOfLoop();
    expect(state.entered).toBe(35);
    for (const each of state.answers) each.destroy();
    await turnOfLoop();
    expect(state).toMatchObject({ entered: 35, refused: 0 });
  });

  it('take nothing from another address', async () => {
    const calls = new OpenCalls();
    await enter(calls, 'a', 100);
    expect((await enter(calls, 'b', 1)).entered).toBe(1);
  });

  it('are free again when all have left, whoever had gone while waiting', async () => {
    const calls = new OpenCalls();
    const { answers } = await enter(calls, 'a', 64);
    for (const each of answers.toReversed()) each.destroy();
    await turnOfLoop();
    expect((await enter(calls, 'a', 32)).entered).toBe(32);
  });

  it('wait 2 s at most, and 512 of them', async () => {
    const state = await enter(new OpenCalls(), 'a', 32 + 512 + 7);
    while (state.refused < 7) await turnOfLoop();
    await turnOfLoop();
    expect(state).toMatchObject({ entered: 32, refused: 7 });
    while (state.refused < 512 + 7) await turnOfLoop();
    expect(state.entered).toBe(32);
  });
});
