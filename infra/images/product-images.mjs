// @ts-check
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { readDockerfile } from '../deploy/dockerfile.mjs';

/**
 * The images that a Dockerfile makes, and what they all start from.
 * @param {string} dockerfile its text
 * @returns {{ targets: string[], base: string }}
 */
export function productImages(dockerfile) {
  const [, base = ''] = /^ARG NODE_IMAGE=(\S+)$/m.exec(dockerfile) ?? [];
  const stages = readDockerfile(dockerfile).filter(({ from }) => from === 'base');
  return { targets: stages.map(({ name }) => name), base };
}

/**
 * What a company's network needs, as in its own `npm ci`.
 * @returns {Record<string, string>} files by the id of the build secret
 */
export function buildSecrets() {
  const given = { ca: process.env['NODE_EXTRA_CA_CERTS'] ?? '', npmrc: join(homedir(), '.npmrc') };
  return Object.fromEntries(Object.entries(given).filter(([, file]) => file && existsSync(file)));
}
