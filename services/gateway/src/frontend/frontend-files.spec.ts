import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FrontendFiles } from './frontend-files.js';

describe('FrontendFiles', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'frontend-files-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('knows the files below its folder by their address, however the folder is written', () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets', 'app.js'), '');
    writeFileSync(join(folder, 'index.html'), '<html>');
    const files = new FrontendFiles(`${folder}/`);
    expect(files.document).toBe('<html>');
    expect(
      ['/assets/app.js', '/assets', '/app.js', '/index.html', '/assets/../index.html'].map((path) => files.has(path)),
    ).toEqual([true, false, false, false, false]);
  });

  it('says what is missing', () => {
    expect(() => new FrontendFiles(folder)).toThrow('build the frontend first');
  });
});
