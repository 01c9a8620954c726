import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { isSupportedNode } from './pinned-node.mjs';

const folder = temporaryFolder('pinned-node-');

it('runs the command under the pinned Node and ends with its exit code, under a process manager too', async () => {
  const [other, program] = [join(folder, 'other-node'), join(folder, 'program.mjs')];
  await mkdir(join(folder, 'node_modules/.bin'), { recursive: true });
  await symlink(process.execPath, join(folder, 'node_modules/.bin/node'));
  await cp(process.execPath, other);
  const module = new URL('pinned-node.mjs', import.meta.url).href;
  await writeFile(
    program,
    `import { continueUnderPinnedNode } from '${module}';
    await continueUnderPinnedNode('${folder}');
    process.exit(process.execPath.endsWith('other-node') ? 1 : 7);`,
  );
  const child = spawn(other, [program], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  expect(await once(child, 'exit')).toEqual([7, null]);
});

describe('isSupportedNode', () => {
  it.each([
    ['20.20.2', false],
    ['22.21.9', false],
    ['22.22.0', true],
    ['24.1.0', true],
  ])('Node %s: %s', (version, expected) => {
    expect(isSupportedNode(version)).toBe(expected);
  });
});
