// @ts-check
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installOnce } from './install-once.mjs';

describe('installOnce', () => {
  /** @type {string} */
  let cache;
  beforeEach(() => (cache = mkdtempSync(join(tmpdir(), 'install-'))));
  afterEach(() => rmSync(cache, { recursive: true }));

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
