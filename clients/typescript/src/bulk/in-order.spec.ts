import { getEventListeners } from 'node:events';
import { inOrder } from './in-order.js';

async function* numbers(count: number): AsyncGenerator<number, void, void> {
  for (let number = 0; number < count; number += 1) yield await Promise.resolve(number);
}

it('removes its listeners from the signal during a long run, so that results are freed', async () => {
  const { signal } = new AbortController();
  const listeners = [];
  for await (const number of inOrder(numbers(500), (one) => Promise.resolve(one), 2, signal))
    if (number % 100 === 0) listeners.push(getEventListeners(signal, 'abort').length);
  expect(Math.max(...listeners)).toBeLessThan(5);
});

it('returns what was begun before a source that fails', async () => {
  const { signal } = new AbortController();
  const failure = new Error('broken list');
  async function* failing() {
    yield* numbers(2);
    throw await Promise.resolve(failure);
  }
  const work = async (one: number) => {
    await new Promise(setImmediate);
    return one;
  };
  const results: number[] = [];
  const read = async () => {
    for await (const result of inOrder(failing(), work, 3, signal)) results.push(result);
  };
  await expect(read()).rejects.toBe(failure);
  expect(results).toEqual([0, 1]);
});
