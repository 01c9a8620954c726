import { hash } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} ReleasedImage
 * @property {string} name
 * @property {string} digest of its manifest: what a registry and a cluster name it by
 * @property {string} id digest of its configuration, which names the layers as they are before compression
 * @property {number} size bytes of its compressed layers
 */

const MANIFEST = 'manifest.json';

/**
 * Removes random ids of buildah's containers and intermediate images, so that equal sources give equal digests.
 * @param {string} folder that `buildah push dir:` has written
 */
export function removeRandomIds(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8'));
  const before = join(folder, toFileName(manifest.config.digest));
  const { container: _container, parent: _parent, ...config } = JSON.parse(readFileSync(before, 'utf8'));
  const history = config.history.map((/** @type {{ comment?: string }} */ { comment: _comment, ...step }) => step);
  const text = JSON.stringify({ ...config, history });
  const digest = sha256(text);
  rmSync(before);
  writeFileSync(join(folder, toFileName(digest)), text);
  const changed = { ...manifest, config: { ...manifest.config, digest, size: Buffer.byteLength(text) } };
  writeFileSync(join(folder, MANIFEST), JSON.stringify(changed));
}

/**
 * Replaces files that an earlier image already has by hard links, because most layers are in every image.
 * @param {string} folder of an image
 * @param {Map<string, string>} firstPaths paths by name; names are digests
 */
export function shareFiles(folder, firstPaths) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const other = firstPaths.get(name);
    if (other) {
      rmSync(path);
      linkSync(other, path);
    } else if (/^[0-9a-f]{64}$/.test(name)) firstPaths.set(name, path);
  }
}

/**
 * @param {string} name
 * @param {string} folder of the image
 * @returns {ReleasedImage}
 */
export function releasedImage(name, folder) {
  const manifest = readFileSync(join(folder, MANIFEST), 'utf8');
  const { config, layers } = JSON.parse(manifest);
  const size = layers.reduce((/** @type {number} */ sum, /** @type {{ size: number }} */ layer) => sum + layer.size, 0);
  return { name, digest: sha256(manifest), id: config.digest, size };
}

/** @param {string} text */
function sha256(text) {
  return `sha256:${hash('sha256', text)}`;
}

/** @param {string} digest */
function toFileName(digest) {
  return digest.replace('sha256:', '');
}
