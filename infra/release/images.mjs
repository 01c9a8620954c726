import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../shared/operator-error.mjs';
import { Engine } from '../images/engine.mjs';
import { inOwnStorage } from '../images/own-storage.mjs';
import { buildSecrets, productImages } from '../images/product-images.mjs';
import { releasedImage, removeRandomIds, shareFiles } from './image-folder.mjs';
import { run } from './run-step.mjs';

/** @typedef {{ folder: string, name: string, version: string, commit: string, seconds: number }} Release seconds: time of the commit */

/**
 * Builds every image of a release from its sources, from nothing but the base image, and writes their digests. Every file has the time of
 * the commit, so the same sources, base image and builder give the same digests.
 * @param {Release} release folder: holds the archive of the sources and gets the images
 * @param {(line: string) => void} say
 * @returns {Promise<string[]>} names of the files with the digests
 * @throws {OperatorError} where nothing can build them, with what to do
 */
export async function writeImages({ folder, name, version, commit, seconds }, say) {
  const engine = await findBuildah();
  const sources = run('tar', ['-xzOf', join(folder, `${name}.tar.gz`), `${name}/Dockerfile`]);
  const { targets, base } = productImages(sources);
  await engine.provide(base);
  const images = await inOwnStorage(engine, base, async (own, scratch) => {
    const context = join(scratch, 'sources');
    mkdirSync(context);
    run('tar', ['-xpzf', join(folder, `${name}.tar.gz`), '--strip-components=1', '-C', context]);
    const layers = new Map();
    const built = [];
    for (const target of targets) {
      const image = `iban-pruefer/${target}:${version}`;
      const build = { context, file: join(context, 'Dockerfile'), target, image, seconds, secrets: buildSecrets() };
      await own.build(build);
      const imageFolder = join(folder, 'images', target);
      mkdirSync(imageFolder, { recursive: true });
      await own.push(image, `dir:${imageFolder}`);
      removeRandomIds(imageFolder);
      shareFiles(imageFolder, layers);
      built.push(releasedImage(target, imageFolder));
      say(`${image} ist gebaut.`);
    }
    return built;
  });
  const list = {
    version,
    commit,
    builder: (await engine.call(['--version'])).trim(),
    platform: `linux/${process.arch === 'x64' ? 'amd64' : process.arch}`,
    base: { name: base, digest: await engine.readDigest(base) },
    images,
  };
  writeFileSync(join(folder, `${name}-images.json`), `${JSON.stringify(list, null, 2)}\n`);
  writeFileSync(join(folder, `${name}-digests.yaml`), chartValues(images));
  return [`${name}-images.json`, `${name}-digests.yaml`];
}

/** podman and Docker build the same contents with other digests, so that releases have one builder. */
async function findBuildah() {
  return Engine.find('buildah').catch(() => {
    throw new OperatorError(
      'Es fehlt buildah (Debian: apt-get install buildah); Images anderer Programme haben andere Digests.',
    );
  });
}

/**
 * Values by which the chart names each image by its digest.
 * @param {readonly import('./image-folder.mjs').ReleasedImage[]} images
 * @returns {string} YAML
 */
export function chartValues(images) {
  const lines = images.map(({ name, digest }) => `    ${name}: ${digest}\n`);
  return `# helm upgrade … -f this file: the chart then names each image by its digest.\nimage:\n  digests:\n${lines.join('')}`;
}
