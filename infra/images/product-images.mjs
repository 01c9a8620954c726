import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { readDockerfile } from '../deploy/dockerfile.mjs';

/**
 * Reads which images a Dockerfile makes, and their common base image.
 * @param {string} dockerfile its text
 * @returns {{ targets: string[], base: string }}
 */
export function productImages(dockerfile) {
  const [, base = ''] = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile) ?? [];
  const stages = readDockerfile(dockerfile).filter(({ from }) => from === 'base');
  return { targets: stages.map(({ name }) => name), base };
}

/** @param {string} image a name with its tag */
export function isProductImage(image) {
  return image.startsWith('iban-pruefer/');
}

/**
 * Certificates and npm settings of this machine, which a build inside a company's network needs like `npm ci` does.
 * @returns {Record<string, string>} files by the id of the build secret
 */
export function buildSecrets() {
  const given = { ca: process.env['NODE_EXTRA_CA_CERTS'] ?? '', npmrc: join(homedir(), '.npmrc') };
  return Object.fromEntries(Object.entries(given).filter(([, file]) => file && existsSync(file)));
}
