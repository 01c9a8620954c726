import { freePort } from '@pruefer/infra/for-testkit';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { programEnvironment } from './program-environment.js';
import { builtFile, type ServiceFolder } from './service-folder.js';
import { until } from './until.js';

const START_TIMEOUT_MS = 20_000;

/** A service in a separate process, for tests that kill it, freeze it or read its output. */
export interface ServiceProcess {
  readonly url: string;
  readonly opsUrl: string;
  /** Output of the process until now. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
  /** Sends SIGTERM and returns the exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts the built service and waits until it is alive (`ready`: until it is ready). Uses free ports unless `PORT` is set.
 * @param timeoutMs longer for a service that starts before its servers
 */
export function startProcess(
  service: ServiceFolder,
  env: Readonly<Record<string, string>>,
  waitFor: 'alive' | 'ready' = 'ready',
  timeoutMs = START_TIMEOUT_MS,
): Promise<ServiceProcess> {
  return startProgram(builtFile(service, 'main.js'), env, waitFor, timeoutMs);
}

/** The same for a suite's own program, such as a service with controllable parts. */
export async function startProgram(
  program: string,
  env: Readonly<Record<string, string>>,
  waitFor: 'alive' | 'ready' = 'ready',
  timeoutMs = START_TIMEOUT_MS,
): Promise<ServiceProcess> {
  const [port, opsPort] = [Number(env['PORT']) || (await freePort()), await freePort()];
  const child = spawn(process.execPath, [program], {
    env: programEnvironment({ ...env, PORT: String(port), OPS_PORT: String(opsPort) }),
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(String(chunk)));
  const opsUrl = `http://127.0.0.1:${opsPort}`;
  const output = () => chunks.join('');
  const path = waitFor === 'ready' ? '/health/ready' : '/health/live';
  try {
    await until(`${program} ${waitFor}`, () => answers(child, opsUrl + path, output), timeoutMs);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    opsUrl,
    output,
    kill: (signal) => void child.kill(signal),
    stop: () => stop(child),
  };
}

async function answers(child: ChildProcess, url: string, output: () => string): Promise<boolean> {
  if (child.exitCode !== null) throw new Error(`ended with code ${child.exitCode}:\n${output()}`);
  const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok ?? false;
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = once(child, 'exit') as Promise<[number | null]>;
  child.kill('SIGTERM');
  const [code] = await exit;
  return code;
}
