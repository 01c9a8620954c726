import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { programEnvironment } from './program-environment.js';

/** How a program ended, and what it wrote: its lines without the empty ones. */
export interface ProgramRun {
  readonly code: number;
  readonly stdout: string[];
  readonly stderr: string[];
}

/**
 * Runs a built program to its end, at most 30 s.
 * @param file as `builtFile` tells it
 * @param env its variables, none of the tests' own
 * @param input what it reads on standard input
 */
export async function runProgram(
  file: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  input = '',
): Promise<ProgramRun> {
  const options = { env: programEnvironment(env), timeout: 30_000 };
  try {
    const run = promisify(execFile)(process.execPath, [file, ...words], options);
    run.child.stdin?.on('error', () => undefined).end(input);
    const { stdout, stderr } = await run;
    return { code: 0, stdout: linesOf(stdout), stderr: linesOf(stderr) };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, stdout: linesOf(stdout), stderr: linesOf(stderr) };
  }
}

function linesOf(text: string): string[] {
  return text.split('\n').filter(Boolean);
}
