import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOfEachTest } from '../../test/temporary-folder.mjs';
import { installOnce } from './install-once.mjs';

describe('installOnce', () => {
  const cache = folderOfEachTest('install-');

  const install = (/** @type {string} */ fresh) => writeFile(join(fresh, 'program'), 'works');

  it('installs once', async () => {
    let times = 0;
    const counted = async (/** @type {string} */ fresh) => {
      times += 1;
      await install(fresh);
    };
    await installOnce(join(cache, 'server'), counted);
    await installOnce(join(cache, 'server'), counted);
    expect(times).toBe(1);
  });

  it('leaves nothing of an installation that failed', async () => {
    const failing = async (/** @type {string} */ fresh) => {
      await install(fresh);
      throw new Error('connection lost');
    };
    await expect(installOnce(join(cache, 'server'), failing)).rejects.toThrow('connection lost');
    expect(readdirSync(cache)).toEqual([]);
  });

  it('is content with the folder of another launcher that was faster', async () => {
    const [a, b] = await Promise.all([
      installOnce(join(cache, 'server'), install),
      installOnce(join(cache, 'server'), install),
    ]);
    expect(a).toBe(b);
    expect(readFileSync(join(a, 'program'), 'utf8')).toBe('works');
    expect(readdirSync(cache)).toEqual(['server']);
    expect(existsSync(join(cache, 'server', 'server'))).toBe(false);
  });
});
