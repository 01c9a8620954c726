import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../../test/temporary-folder.mjs';
import { root } from '../../shared/folders.mjs';
import { problemOfDataDir } from './data-folder.mjs';

describe('a data folder', () => {
  const folder = temporaryFolder('data-folder-');

  it('may be there or not, and be used again', () => {
    mkdirSync(join(folder, 'used', 'secrets'), { recursive: true });
    writeFileSync(join(folder, 'used', 'secrets', 'token-keys.pem'), '');
    const folders = [folder, join(folder, 'a', 'b'), join(folder, 'used'), join(root, '.data')];
    expect(folders.map(problemOfDataDir)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('does not contain the checkout', () => {
    for (const above of [root, dirname(root), '/'])
      expect(problemOfDataDir(above)).toContain('den Ordner des Projekts');
  });

  it('is not inside another data folder', () => {
    expect(problemOfDataDir(join(folder, 'used', 'x', 'y'))).toContain(`(${join(folder, 'used')})`);
  });

  it('is a folder, and everything above it', () => {
    writeFileSync(join(folder, 'file'), '');
    for (const path of ['file', 'file/data']) expect(problemOfDataDir(join(folder, path))).toContain('ist eine Datei');
  });

  it('can be written', () => {
    // Not even root may write there.
    expect(problemOfDataDir('/proc/1/data')).toContain('darf dieses Konto nicht schreiben');
  });
});
