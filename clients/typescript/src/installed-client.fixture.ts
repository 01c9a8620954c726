import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);
export const clientFolder = fileURLToPath(new URL('..', import.meta.url));
export const rootFolder = join(clientFolder, '..', '..');

/** A folder in which the client is installed from its tarball, as customers do. */
export class InstalledClient {
  private constructor(
    private readonly temporary: string,
    readonly folder: string,
  ) {}

  /** @param environment that of the test; `npm` is found in it */
  static async make(environment: NodeJS.ProcessEnv): Promise<InstalledClient> {
    const temporary = await mkdtemp(join(tmpdir(), 'iban-client-'));
    const [tarball, folder] = [join(temporary, 'iban-client.tgz'), join(temporary, 'customer')];
    const env = { ...environment, npm_config_cache: join(temporary, 'cache') };
    await execute(process.execPath, [join(clientFolder, 'build', 'pack.mjs'), tarball], { env });
    await mkdir(folder);
    await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    const offline = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
    await execute('npm', ['install', ...offline, tarball], { cwd: folder, env });
    return new InstalledClient(temporary, folder);
  }

  /** Runs a module in the folder. @returns its output. @throws with its errors when it does not exit with 0 */
  async run(name: string, text: string, env: Record<string, string>): Promise<string> {
    await writeFile(join(this.folder, name), text);
    const { stdout } = await execute(process.execPath, [name], { cwd: this.folder, env });
    return stdout;
  }

  /** Compiles files with the compiler's own output as the error. @param options in addition to strict ones */
  async compile(files: Record<string, string>, options: object): Promise<void> {
    const strict = {
      strict: true,
      skipLibCheck: false,
      noEmit: true,
      module: 'nodenext',
      target: 'es2022',
      ...options,
    };
    const config = { compilerOptions: strict, files: Object.keys(files) };
    for (const [name, text] of Object.entries({ ...files, 'tsconfig.json': JSON.stringify(config) }))
      await writeFile(join(this.folder, name), text);
    const tsc = join(rootFolder, 'node_modules', 'typescript-native', 'bin', 'tsc');
    await execute(process.execPath, [tsc, '-p', this.folder]).catch(({ stdout }: { stdout: string }) => {
      throw new Error(stdout);
    });
  }

  async remove(): Promise<void> {
    await rm(this.temporary, { recursive: true });
  }
}
