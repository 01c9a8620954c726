// @ts-check
import { createHash } from 'node:crypto';
import { parse } from 'yaml';
import { chartValues, releasedImage } from './images.mjs';

const manifest = JSON.stringify({
  schemaVersion: 2,
  config: { digest: `sha256:${'c'.repeat(64)}`, size: 900 },
  layers: [{ size: 1_000 }, { size: 24 }],
});
const digest = `sha256:${createHash('sha256').update(manifest).digest('hex')}`;

it('names an image by the hash of its manifest, as a registry does', () => {
  const image = { name: 'gateway', digest, id: `sha256:${'c'.repeat(64)}`, size: 1_024 };
  expect(releasedImage('gateway', manifest)).toEqual(image);
});

it('writes values that the chart takes', () => {
  const images = ['gateway', 'keys-service'].map((name) => releasedImage(name, manifest));
  expect(parse(chartValues(images))).toEqual({ image: { digests: { gateway: digest, 'keys-service': digest } } });
});
