import { aptInstall } from './apt.mjs';

describe('packages of the system', () => {
  afterEach(() => void delete process.env['INSTALL_PACKAGES']);

  it('are left alone where the operator says so', async () => {
    process.env['INSTALL_PACKAGES'] = '0';
    const say = () => {
      throw new Error('apt-get was about to run');
    };
    expect(await aptInstall({ dataDir: '/x', cacheDir: '/x', say }, 'no-such-package')).toBe(false);
  });
});
