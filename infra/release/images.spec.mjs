import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { temporaryFolder } from '../test/temporary-folder.mjs';
import { releasedImage, removeRandomIds, shareFiles } from './image-folder.mjs';
import { chartValues } from './images.mjs';

const folder = temporaryFolder('release-images-');

const layer = 'a'.repeat(64);

/** As buildah writes an image of one layer. @param {string} name @param {string} chance what differs from build to build */
function imageFolder(name, chance) {
  const path = join(folder, name);
  mkdirSync(path);
  const history = [{ created_by: 'COPY a', comment: `FROM ${chance}` }, { created_by: 'CMD ["node"]' }];
  const config = { container: chance, parent: chance, config: { Healthcheck: { Test: ['CMD'] } }, history };
  const text = JSON.stringify(config);
  const manifest = {
    schemaVersion: 2,
    config: { mediaType: 'c', digest: `sha256:${hash('sha256', text)}`, size: text.length },
    layers: [{ digest: `sha256:${layer}`, size: 1_024 }],
  };
  for (const [file, content] of [
    [hash('sha256', text), text],
    [layer, 'layer'],
    ['manifest.json', JSON.stringify(manifest)],
  ])
    writeFileSync(join(path, file ?? ''), content ?? '');
  return { path, before: join(path, hash('sha256', text)) };
}

it('gives two builds of the same layers one digest, and keeps the health check', () => {
  const images = ['one', 'two'].map((name) => {
    const { path, before } = imageFolder(name, name);
    removeRandomIds(path);
    expect(existsSync(before)).toBe(false);
    return releasedImage(name, path);
  });
  const manifest = readFileSync(join(folder, 'one', 'manifest.json'), 'utf8');
  const { id = '' } = images[0] ?? {};
  const text = readFileSync(join(folder, 'one', id.replace('sha256:', '')), 'utf8');
  expect(id).toBe(`sha256:${hash('sha256', text)}`);
  expect(JSON.parse(manifest).config).toEqual({ mediaType: 'c', digest: id, size: text.length });
  expect(JSON.parse(text)).toEqual({
    config: { Healthcheck: { Test: ['CMD'] } },
    history: [{ created_by: 'COPY a' }, { created_by: 'CMD ["node"]' }],
  });
  const same = { digest: `sha256:${hash('sha256', manifest)}`, id, size: 1_024 };
  expect(images).toEqual([
    { name: 'one', ...same },
    { name: 'two', ...same },
  ]);
});

it('keeps a layer of several images once', () => {
  const known = new Map();
  const paths = ['three', 'four'].map((name) => imageFolder(name, name).path);
  for (const path of paths) shareFiles(path, known);
  const [one, other] = paths.map((path) => statSync(join(path, layer)).ino);
  expect(other).toBe(one);
});

it('writes values that the chart takes', () => {
  const digest = `sha256:${layer}`;
  const images = ['gateway', 'keys-service'].map((name) => ({ name, digest, id: digest, size: 1 }));
  expect(parse(chartValues(images))).toEqual({ image: { digests: { gateway: digest, 'keys-service': digest } } });
});
