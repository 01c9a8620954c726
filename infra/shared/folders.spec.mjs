import { join } from 'node:path';
import { temporaryFolder } from '../test/temporary-folder.mjs';
import { cacheDir, dataDir, root } from './folders.mjs';

describe('dataDir', () => {
  it('is in the checkout, wherever npm was called', () => {
    expect(dataDir({})).toBe(join(root, '.data'));
    expect(dataDir({ DATA_DIR: 'other' })).toBe(join(root, 'other'));
    expect(dataDir({ DATA_DIR: '/srv/iban' })).toBe('/srv/iban');
  });
});

describe('cacheDir', () => {
  const home = temporaryFolder('home-');

  it('is in the home folder', () => {
    expect(cacheDir('/data', { HOME: home })).toBe(join(home, '.cache', 'iban-pruefer'));
    expect(cacheDir('/data', { HOME: home, XDG_CACHE_HOME: join(home, 'xdg') })).toBe(
      join(home, 'xdg', 'iban-pruefer'),
    );
  });

  it('is in the data folder without a writable home', () => {
    expect(cacheDir(home, {})).toBe(join(home, 'cache'));
    expect(cacheDir(home, { HOME: '/dev/null' })).toBe(join(home, 'cache'));
  });
});
