import { timeoutFactor } from '@pruefer/infra/for-testkit';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { programEnvironment } from './program-environment.js';

/** Exit code and output of a program, without empty lines. */
export interface ProgramRun {
  readonly code: number;
  readonly stdout: string[];
  readonly stderr: string[];
}

/**
 * Runs a built program to its end, at most 30 s on an idle machine.
 * @param file from `builtFile`
 * @param env its variables; none are inherited from the tests
 * @param input its standard input
 */
export async function runBuiltProgram(
  file: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  input = '',
): Promise<ProgramRun> {
  const options = { env: programEnvironment(env), timeout: 30_000 * timeoutFactor() };
  try {
    const run = promisify(execFile)(process.execPath, [file, ...words], options);
    run.child.stdin?.on('error', () => undefined).end(input);
    const { stdout, stderr } = await run;
    return { code: 0, stdout: splitLines(stdout), stderr: splitLines(stderr) };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, stdout: splitLines(stdout), stderr: splitLines(stderr) };
  }
}

function splitLines(text: string): string[] {
  return text.split('\n').filter(Boolean);
}
