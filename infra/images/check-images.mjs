import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { newEnvironment } from '../deploy/make-env.mjs';
import { alignedTable, germanNumber } from '../shared/aligned-table.mjs';
import { numberWithin, readOptions } from '../shared/command-options.mjs';
import { inTemporaryFolder, root } from '../shared/folders.mjs';
import { OperatorError } from '../shared/operator-error.mjs';
import { say } from '../shared/say.mjs';
import { freePorts } from '../shared/process/free-ports.mjs';
import { onStop } from '../shared/process/on-stop.mjs';
import { Containers } from './containers.mjs';
import { ChrootContainers } from './chroot-containers.mjs';
import { ComposedSystem } from './composed-system.mjs';
import { composedServices } from './composed-services.mjs';
import { Engine } from './engine.mjs';
import { smallVolumeMb } from './faults.mjs';
import { unwantedFiles } from './image-content.mjs';
import { buildLocalBases } from './local-bases.mjs';
import { buildSecrets, productImages } from './product-images.mjs';
import { Walker } from './walker.mjs';

const usage = `Aufruf: npm run check:images -- [Optionen]
  --engine NAME   docker, podman oder buildah (das erste, das da ist)
  --local-bases   baut die Basis-Images nach, wo keine Registry für Images zu erreichen ist
  --seconds N     Last, während eine Replik ersetzt wird (15)
  --help          diese Hilfe`;

/** @satisfies {import('node:util').ParseArgsOptionsConfig} */
const knownOptions = {
  engine: { type: 'string' },
  'local-bases': { type: 'boolean', default: false },
  seconds: { type: 'string', default: '15' },
  help: { type: 'boolean', default: false },
};

const VERSION = 'check';
/** Stages of local-bases/Dockerfile by service of docker-compose.yml. */
const servers = { postgres: 'postgres', redis: 'valkey', kafka: 'kafka' };

/**
 * `npm run check:images`: builds every image, starts them as docker-compose.yml says and uses the system. Ends with 1 at the first thing
 * that does not go as documented.
 * @param {string[]} args
 */
export async function main(args) {
  const values = readOptions(args, { options: knownOptions, usage });
  if (values.help) return console.log(usage);
  const seconds = numberWithin('seconds', values.seconds, { min: 5, max: 600, usage });
  const controller = new AbortController();
  onStop(() => controller.abort(new OperatorError('Abgebrochen.')));
  const engine = await Engine.find(values.engine);
  await inTemporaryFolder('iban-pruefer-images-', async (folder) => {
    const [port = 0] = await freePorts(1);
    const secrets = /** @type {Record<string, string>} */ (parseEnv(newEnvironment()));
    const env = { ...secrets, VERSION, PORT: String(port), ADMIN_EMAIL: 'admin@musterfirma.example' };
    const text = await readFile(join(root, 'docker-compose.yml'), 'utf8');
    const services = composedServices(text, env);
    await provideBases(engine, services, values['local-bases']);
    const startsContainers = await engine.canStartContainers(services['postgres'].image);
    const sizes = await buildImages(engine, services, controller.signal);
    const project = `iban-pruefer-check-${process.pid}`;
    const target = { project, folder };
    if (!startsContainers)
      say(`${engine.name} startet hier keine Container: Die Programme der Images laufen über buildah.`);
    const containers = startsContainers ? new Containers(engine, target) : new ChrootContainers(target);
    const system = new ComposedSystem(containers, { project, services, networks: parse(text).networks });
    try {
      const smallVolumes = containers instanceof Containers ? await makeSmallVolumes(containers, services) : {};
      await runSystem(system, { port, env, seconds, signal: controller.signal, smallVolumes });
      console.log(figures(sizes, system.startSeconds));
    } finally {
      await system.remove();
    }
  });
  process.exit();
}

/**
 * @param {Engine} engine
 * @param {Record<string, import('./composed-services.mjs').Service>} services
 * @param {boolean} isLocal
 */
async function provideBases(engine, services, isLocal) {
  const { base: node } = productImages(await readFile(join(root, 'Dockerfile'), 'utf8'));
  const bases = Object.entries(servers).map(([name, target]) => ({ target, image: services[name].image }));
  const all = [{ target: 'node', image: node }, ...bases];
  if (isLocal) await buildLocalBases(engine, all, say);
  else for (const { image } of all) await engine.provide(image);
}

/**
 * @param {Engine} engine
 * @param {Record<string, import('./composed-services.mjs').Service>} services
 * @param {AbortSignal} signal
 * @returns {Promise<Map<string, string>>} sizes by target
 */
async function buildImages(engine, services, signal) {
  const file = join(root, 'Dockerfile');
  const { targets } = productImages(await readFile(file, 'utf8'));
  const secrets = buildSecrets();
  /** @type {Map<string, string>} */
  const sizes = new Map();
  for (const name of targets) {
    signal.throwIfAborted();
    const { image } = Object.values(services).find(({ build }) => build?.target === name) ?? {};
    if (!image) throw new Error(`docker-compose.yml has no service with the image ${name}`);
    const startedAt = performance.now();
    await engine.build({ context: root, file, target: name, image, secrets });
    const findings = unwantedFiles(await engine.listFiles(image));
    if (findings.length > 0) throw new OperatorError(`${image}:\n${findings.slice(0, 20).join('\n')}`);
    sizes.set(name, await engine.readSize(image));
    say(`${image} ist gebaut (${germanNumber((performance.now() - startedAt) / 1_000, 0)} s).`);
  }
  return sizes;
}

/** @param {Containers} containers @param {Record<string, import('./composed-services.mjs').Service>} services */
async function makeSmallVolumes(containers, services) {
  /** @type {Record<string, import('./small-volume.mjs').SmallVolume>} */
  const volumes = {};
  for (const [name, sizeMb] of Object.entries(smallVolumeMb))
    volumes[name] = await containers.createSmallVolume(name, { sizeMb, image: services['postgres'].image });
  return volumes;
}

/**
 * @param {ComposedSystem} system
 * @param {{ port: number, env: Record<string, string> } & Pick<import('./walker.mjs').Walk, 'seconds' | 'signal' | 'smallVolumes'>} run
 */
async function runSystem(system, { port, env, ...walk }) {
  const startedAt = performance.now();
  await system.start();
  say(`Das System ist bereit (${germanNumber((performance.now() - startedAt) / 1_000, 0)} s).`);
  const databaseUrl = async () => {
    const [postgres = ''] = system.getContainers('postgres');
    return `postgres://postgres:${env['POSTGRES_PASSWORD']}@${await system.containers.readAddress(postgres)}:5432/iban`;
  };
  const [gateway = ''] = system.getContainers('gateway');
  const address = system.containers.hasOwnNetworks
    ? `http://127.0.0.1:${port}`
    : `http://${await system.containers.readAddress(gateway)}:8080`;
  await new Walker(system, { ...walk, address, databaseUrl, say }).all();
  for (const container of system.getContainers('kafka')) {
    const logs = await system.containers.writtenLogs(container);
    if (logs.length > 0) throw new OperatorError(`Kafka schreibt Dateien in seinen Container: ${logs.join(', ')}`);
  }
  await system.stop();
  say('Alles ist in Ordnung beendet.');
}

/**
 * @param {Map<string, string>} sizes by image
 * @param {Map<string, number>} starts seconds by service
 */
function figures(sizes, starts) {
  const services = [...starts].map(([name, seconds]) => [name, `${germanNumber(seconds, 1)} s`]);
  return `${alignedTable([['Image', 'Größe'], ...sizes])}\n\n${alignedTable([['Dienst', 'bereit nach'], ...services])}`;
}
