import { Problem } from '@pruefer/contracts';
import { requireVersion } from './require-version.js';

const never = () => {
  throw new Error('asked for without need');
};

it.each([[7], [null], [undefined]])('lets %p pass for version 7, and asks for nothing', async (given) => {
  await expect(requireVersion(given, 7, never)).resolves.toBeUndefined();
});

it.each([6, 8, 0])('refuses %p with the current record', async (given) => {
  const current = { version: 7, name: 'Müller' };
  await expect(requireVersion(given, 7, async () => current)).rejects.toMatchObject(
    new Problem('version_conflict', { current }),
  );
});
