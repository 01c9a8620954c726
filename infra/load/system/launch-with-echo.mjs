// Program that launches the benchmark's system: its gateways have the echo route.
import { join } from 'node:path';
import { launch } from '../../start/system/launch.mjs';

/** @typedef {import('../../start/parts/part.mjs').PartSpec} PartSpec */

/** Folder for CPU profiles; empty for none. */
const profileDir = process.env['BENCH_PROFILE_DIR'] ?? '';
const profiled = /^(gateway|validation-1|log)$/;

await launch({ adapt: (parts) => parts.map((part) => withProfile(withEcho(part))) });

/** @param {PartSpec} part */
function withEcho(part) {
  return /^gateway(-\d+)?$/.test(part.name) ? { ...part, env: { ...part.env, BENCH_ECHO: '1' } } : part;
}

/** @param {PartSpec} part */
function withProfile(part) {
  if (!profileDir || !profiled.test(part.name)) return part;
  const flags = ['--cpu-prof', `--cpu-prof-dir=${join(profileDir, part.name)}`];
  return { ...part, args: [...flags, ...part.args] };
}
