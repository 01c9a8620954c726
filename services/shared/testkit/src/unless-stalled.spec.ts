import { unlessStalled } from './unless-stalled.js';

function blockFor(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

it('reports a failure at once while the process runs', async () => {
  let attempts = 0;
  const measure = () => Promise.reject(new Error(`attempt ${(attempts += 1)}`));
  await expect(unlessStalled(measure)).rejects.toThrow('attempt 1');
});

it('recovers and repeats a failure after a stall, four times in all', async () => {
  let [attempts, recoveries] = [0, 0];
  const measure = () => {
    blockFor(1_000);
    return Promise.reject(new Error(`attempt ${(attempts += 1)}`));
  };
  const recover = async () => void (recoveries += 1);
  await expect(unlessStalled(measure, recover)).rejects.toThrow('attempt 4');
  expect(recoveries).toBe(3);
});

it('repeats nothing that passes', async () => {
  let attempts = 0;
  await unlessStalled(async () => {
    attempts += 1;
    blockFor(1_000);
  });
  expect(attempts).toBe(1);
});
