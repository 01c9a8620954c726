import { setTimeout as sleep } from 'node:timers/promises';
import type { ReadFile } from './read-file.js';
import type { FileStore } from '../storage/file-store.js';
import type { FileJobRow } from '../table/file-job-row.js';
import type { FileJobRepository } from '../table/file-job.repository.js';
import { CheckFiles } from './check-files.js';

const job = (id: string, contractId: number) => ({ id, contractId }) as FileJobRow;

/** Complete files of two contracts; reading `large` ends when the test says so. */
function site(waiting: FileJobRow[]) {
  const checked: string[] = [];
  const tries: string[] = [];
  let endLarge = () => undefined as void;
  const large = new Promise<void>((resolve) => (endLarge = resolve));
  const jobs = {
    claim: async (_state: string, own: readonly FileJobRow[]) =>
      waiting.find((job) => !checked.includes(job.id) && own.every(({ contractId }) => contractId !== job.contractId)),
    recordPreflight: async (id: string) => void checked.push(id),
    releaseLeases: async () => undefined,
  };
  const files = {
    run: async ({ id }: FileJobRow) => {
      if (id === 'large') await large;
      if (id === 'unreadable' && tries.push(id) < 3) throw Object.assign(new Error('no volume'), { code: 'ESTALE' });
      return {};
    },
  };
  const check = new CheckFiles(
    jobs as unknown as FileJobRepository,
    files as unknown as ReadFile,
    undefined as unknown as FileStore,
  );
  return { check, checked, tries, endLarge };
}

it('a small file is read while a large one of another contract is, and the next of that contract afterwards', async () => {
  const { check, checked, endLarge } = site([job('large', 1), job('second', 1), job('small', 2)]);
  check.onApplicationBootstrap();
  while (checked.length < 1) await sleep(5);
  expect(checked).toEqual(['small']);
  endLarge();
  while (checked.length < 3) await sleep(5);
  expect(checked).toEqual(['small', 'large', 'second']);
  await check.onModuleDestroy();
});

it('a file that cannot be read for a moment is tried again after a pause, and does not hold up others', async () => {
  const { check, checked, tries } = site([job('unreadable', 1), job('other', 2)]);
  const begin = performance.now();
  check.onApplicationBootstrap();
  while (checked.length < 2) await sleep(5);
  expect([checked, tries.length]).toEqual([['other', 'unreadable'], 3]);
  expect(performance.now() - begin).toBeGreaterThan(1_900);
  await check.onModuleDestroy();
});
