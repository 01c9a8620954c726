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
    for (const name of ['assets', 'server', 'sections', 'api-docs']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'server', 'render-worker.mjs'), '');
    writeFileSync(join(folder, 'assets', 'app.js'), '');
    writeFileSync(join(folder, 'api-docs', 'pages.json'), '');
    writeFileSync(join(folder, 'sections', 'api-keys.html'), '<html>api-keys');
    for (const name of ['index', 'sign-in', 'problem', 'too-many'])
      writeFileSync(join(folder, `${name}.html`), `<html>${name}`);
    const files = new FrontendFiles(`${folder}/`);
    expect(files.documents).toEqual({
      home: '<html>index',
      signIn: '<html>sign-in',
      problem: '<html>problem',
      tooMany: '<html>too-many',
    });
    expect([...files.sections]).toEqual([['api-keys', '<html>api-keys']]);
    expect(
      [
        '/assets/app.js',
        '/assets',
        '/app.js',
        '/index.html',
        '/sections/api-keys.html',
        '/assets/../index.html',
        '/server/render-worker.mjs',
        '/api-docs/pages.json',
      ].map((path) => files.has(path)),
    ).toEqual([true, false, false, false, false, false, false, false]);
  });

  it('names the missing file', () => {
    expect(() => new FrontendFiles(folder)).toThrow('build the frontend first');
  });
});
