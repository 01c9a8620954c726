import { freePort, until } from '@pruefer/testkit';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readlinkSync } from 'node:fs';
import type { RunningSystem } from './running-system.js';

/** One more copy of a running part, with some of its environment changed. */
export interface PartBeside {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts a second copy of a part with the environment that the launcher gave the original. Reads it from /proc: Linux
 * only.
 */
export async function startBeside(
  system: RunningSystem,
  name: string,
  changed: Record<string, string>,
): Promise<PartBeside> {
  const folder = `/proc/${system.part(name).pid}`;
  const entries = readFileSync(`${folder}/environ`, 'utf8').split('\0').filter(Boolean);
  const environment = Object.fromEntries(
    entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  );
  const [program = '', ...args] = readFileSync(`${folder}/cmdline`, 'utf8').split('\0').filter(Boolean);
  const port = await freePort();
  const env = { ...environment, ...changed, PORT: String(port), OPS_PORT: String(await freePort()) };
  const copy = spawn(program, args, {
    env,
    cwd: readlinkSync(`${folder}/cwd`),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const ready = async (): Promise<boolean> => (await fetch(`${url}/health/ready`).catch(() => undefined))?.ok === true;
  await until(`a second ${name} is ready`, ready, 20_000, 100);
  const stop = async (): Promise<void> => {
    copy.kill('SIGTERM');
    if (copy.exitCode === null && copy.signalCode === null) await once(copy, 'exit');
  };
  return { url, stop };
}

/** The environment variable of a running part. */
export function readEnvironmentVariable(system: RunningSystem, name: string, variable: string): string {
  const entries = readFileSync(`/proc/${system.part(name).pid}/environ`, 'utf8').split('\0');
  return entries.find((entry) => entry.startsWith(`${variable}=`))?.slice(variable.length + 1) ?? '';
}
