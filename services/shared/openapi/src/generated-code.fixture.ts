import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const packages = fileURLToPath(new URL('../../../../node_modules/', import.meta.url));

/** Options with which customers compile; a generator's output must not need looser ones. */
const compilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  module: 'nodenext',
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: ['node'],
  typeRoots: [join(packages, '@types')],
  rootDir: '.',
  outDir: 'out',
};

/** A temporary folder in which a generator writes code, as in the project of a customer. */
export class GeneratedCode {
  private readonly folder = mkdtempSync(join(tmpdir(), 'iban-pruefer-generated-'));

  /** @param files by name; the module type of the folder is ES modules */
  constructor(files: Readonly<Record<string, string>>) {
    const manifest = JSON.stringify({ private: true, type: 'module' });
    const config = JSON.stringify({ compilerOptions, exclude: ['out'] });
    for (const [name, text] of Object.entries({ ...files, 'package.json': manifest, 'tsconfig.json': config }))
      writeFileSync(join(this.folder, name), text);
  }

  /** Runs a program of an installed package. @throws with its output when it does not exit with 0 */
  run(program: string, ...args: string[]): Promise<string> {
    return this.node(join(packages, program), args);
  }

  /** Compiles everything in the folder with the compiler of this repository. @throws with its messages */
  async compile(): Promise<void> {
    await this.run('typescript-native/bin/tsc', '-p', '.');
  }

  /** Runs a compiled module. @returns its output */
  runCompiled(name: string, ...args: string[]): Promise<string> {
    return this.node(join('out', name), args);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  private async node(module: string, args: readonly string[]): Promise<string> {
    try {
      return (await promisify(execFile)(process.execPath, [module, ...args], { cwd: this.folder })).stdout;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${module}\n${stdout}${stderr}`, { cause: error });
    }
  }
}
