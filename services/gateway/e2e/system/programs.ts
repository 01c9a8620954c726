import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** How a program is saved and run, and a command that succeeds where all that it needs is installed. */
const kinds = {
  shell: { file: 'program.sh', words: ['sh'], probe: ['curl', '--version'] },
  js: { file: 'program.mjs', words: [process.execPath], probe: [process.execPath, '--version'] },
  python: { file: 'program.py', words: ['python3'], probe: ['python3', '--version'] },
  requests: { file: 'program.py', words: ['python3'], probe: ['python3', '-c', 'import requests'] },
  java: { file: 'Program.java', words: ['java'], probe: ['java', '-version'] },
  go: { file: 'program.go', words: ['go', 'run'], probe: ['go', 'version'] },
  ts: { file: 'program.mts', words: [process.execPath], probe: [process.execPath, '--version'] },
  php: { file: 'program.php', words: ['php'], probe: ['php', '-r', 'exit(extension_loaded("curl") ? 0 : 1);'] },
} as const;

export type ProgramKind = keyof typeof kinds;

export const programKinds = Object.keys(kinds) as ProgramKind[];

/** Far more than a compiler needs on a slow machine. */
export const PROGRAM_TIMEOUT_MS = 300_000;

export function isInstalled(kind: ProgramKind): boolean {
  const [program, ...args] = kinds[kind].probe;
  return spawnSync(program, args).status === 0;
}

/** Saves a program in the folder and runs it there. @returns its output */
export async function runSource(
  kind: ProgramKind,
  code: string,
  folder: string,
  { args = [], env = {} }: { readonly args?: readonly string[]; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<string> {
  const { file, words } = kinds[kind];
  const [program, ...options] = words;
  writeFileSync(join(folder, file), code);
  const environment = { ...process.env, GOTOOLCHAIN: 'local', GOPROXY: 'off', ...env };
  const limits = { cwd: folder, env: environment, timeout: PROGRAM_TIMEOUT_MS };
  return (await promisify(execFile)(program, [...options, file, ...args], limits)).stdout;
}
