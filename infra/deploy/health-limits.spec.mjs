import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../shared/folders.mjs';

/** @param {string} path @param {RegExp} pattern with one group, a number */
async function numberIn(path, pattern) {
  const [, digits = ''] = pattern.exec(await readFile(join(root, path), 'utf8')) ?? [];
  expect([path, digits]).toEqual([path, expect.stringMatching(/^[\d_]+$/)]);
  return Number(digits.replaceAll('_', ''));
}

/** @param {string} name */
const readHealthLimit = (name) =>
  numberIn('services/shared/platform/src/health/health-limits.ts', new RegExp(`^ {2}${name}: ([\\d_]+),`, 'm'));

/** Enough for the way there and back on a busy machine. */
const STEP_MS = 500;

const [report = 0, check = 0, question = 0] = await Promise.all(['report', 'check', 'question'].map(readHealthLimit));

it('lets every side of a service answer before the next side gives up', () => {
  expect(check - report).toBeGreaterThanOrEqual(STEP_MS);
  expect(question - check).toBeGreaterThanOrEqual(STEP_MS);
});

it.each([
  ['infra/start/status/read-part-health.mjs', /^const HEALTH_TIMEOUT_MS = ([\d_]+);/m],
  ['infra/shared/process/exchange.mjs', /^const LIVE_TIMEOUT_MS = ([\d_]+);/m],
  ['infra/shared/process/exchange.mjs', /^const READY_TIMEOUT_MS = ([\d_]+);/m],
])('%s waits longer than a gateway does', async (path, pattern) => {
  expect((await numberIn(path, pattern)) - question).toBeGreaterThanOrEqual(STEP_MS);
});

it('lets the program of a container’s health check answer before the container gives up', async () => {
  const programMs = await numberIn('infra/deploy/health.mjs', /^const TIMEOUT_MS = ([\d_]+);/m);
  expect(programMs - question).toBeGreaterThanOrEqual(STEP_MS);
  const containerMs = 1_000 * (await numberIn('Dockerfile', /^HEALTHCHECK .*--timeout=(\d+)s /m));
  // The program is a process of its own, which has to start first.
  expect(containerMs - programMs).toBeGreaterThanOrEqual(2_000);
});

it('lets the cluster wait longer than a gateway does', async () => {
  const template = await readFile(join(root, 'k8s', 'chart', 'templates', 'services.yaml'), 'utf8');
  const limits = [...template.matchAll(/timeoutSeconds: (\d+)/g)].map(([, seconds]) => Number(seconds) * 1_000);
  expect(limits).toHaveLength(3);
  for (const limit of limits) expect(limit - question).toBeGreaterThanOrEqual(2 * STEP_MS);
});
