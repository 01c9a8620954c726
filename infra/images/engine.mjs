import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { OperatorError } from '../shared/operator-error.mjs';
import { which } from '../shared/process/which.mjs';

const execute = promisify(execFile);
const CALL_TIMEOUT_MS = 120_000;
const BUILD_TIMEOUT_MS = 1_800_000;
const MAX_OUTPUT = 256 * 1_024 * 1_024;

/** podman starts no container on a machine whose limits are lower than its defaults: these are lower. */
const lowLimits = ['--ulimit', 'nofile=16384:16384', '--ulimit', 'nproc=32768:32768'];
/** @type {{ flags: readonly string[], runFlags: readonly string[] }} */
const usualMode = { flags: [], runFlags: [] };
/** Modes in which podman starts a container. runc also runs where both versions of cgroups are mounted, which Debian's crun refuses. */
const podmanModes = [
  usualMode,
  { flags: [], runFlags: lowLimits },
  { flags: ['--runtime', 'runc'], runFlags: lowLimits },
];

const ADVICE =
  'Installieren Sie Docker ab Version 25 oder, unter Debian, apt-get install buildah podman runc iptables netavark aardvark-dns catatonit ' +
  '– ohne Registry für Images auch mmdebstrap.';

/**
 * @typedef {object} Build
 * @property {string} context folder
 * @property {string} file Dockerfile
 * @property {string} target
 * @property {string} image its name
 * @property {Readonly<Record<string, string>>} [secrets] files by id
 * @property {number} [seconds] since 1970: the time of every file that the build makes, and of the image; podman and buildah alone
 */

/** docker, podman or buildah: builds images, and runs them where the machine allows it. */
export class Engine {
  #mode = usualMode;
  #flags;

  /**
   * @param {'docker' | 'podman' | 'buildah'} name
   * @param {readonly string[]} [flags] of every call
   */
  constructor(name, flags = []) {
    this.name = name;
    this.#flags = flags;
  }

  /**
   * @param {string | undefined} wantedName by the operator
   * @returns {Promise<Engine>} the first that answers
   * @throws {OperatorError} with what to install
   */
  static async find(wantedName) {
    for (const name of /** @type {const} */ (['docker', 'podman', 'buildah'])) {
      if (wantedName && wantedName !== name) continue;
      // The command line of Docker is also where its daemon does not run.
      const words = name === 'docker' ? ['version', '--format', '{{.Server.Version}}'] : ['--version'];
      const answers = (await which(name)) && (await execute(name, words).catch(() => undefined));
      if (answers) return new Engine(name);
    }
    throw new OperatorError(
      `${wantedName ?? 'Weder docker noch podman noch buildah'} ist nicht zu erreichen. ${ADVICE}`,
    );
  }

  /** Flags of every container. */
  get runFlags() {
    return this.#mode.runFlags;
  }

  /**
   * @param {readonly string[]} args
   * @param {number} [timeoutMs]
   * @returns {Promise<string>} standard output
   * @throws {Error} with its output
   */
  async call(args, timeoutMs = CALL_TIMEOUT_MS) {
    const { stdout } = await this.callWithErrors(args, timeoutMs);
    return stdout;
  }

  /** @param {readonly string[]} args @param {number} [timeoutMs] */
  callWithErrors(args, timeoutMs = CALL_TIMEOUT_MS) {
    const env = { ...process.env, DOCKER_BUILDKIT: '1' };
    return execute(this.name, [...this.#flags, ...this.#mode.flags, ...args], {
      timeout: timeoutMs,
      maxBuffer: MAX_OUTPUT,
      env,
    });
  }

  /** @param {Build} build */
  async build({ context, file, target, image, secrets = {}, seconds }) {
    // chroot needs no rights beyond root. The OCI format of images has no health check, so the Docker format is used.
    const own = this.name === 'docker' ? [] : ['--layers', '--isolation', 'chroot', '--format', 'docker'];
    const secretFlags = Object.entries(secrets).flatMap(([id, src]) => ['--secret', `id=${id},src=${src}`]);
    const time = seconds === undefined ? [] : ['--timestamp', String(seconds)];
    await this.call(
      ['build', ...own, ...time, ...secretFlags, '--target', target, '--tag', image, '--file', file, context],
      BUILD_TIMEOUT_MS,
    );
  }

  /**
   * Fetches an image that is not there yet; podman's and buildah's own configuration says where from.
   * @param {string} image as Docker names it
   * @throws {OperatorError} with the way that needs no registry
   */
  async provide(image) {
    if (await this.hasImage(image)) return;
    try {
      await this.call(['pull', image], BUILD_TIMEOUT_MS);
    } catch {
      throw new OperatorError(
        `${image} ist nicht zu bekommen. Wo keine Registry für Images zu erreichen ist, baut dies die Basis-Images nach: ` +
          'npm run check:images -- --local-bases',
      );
    }
  }

  /** @param {string} image */
  hasImage(image) {
    return this.#succeeds(['inspect', '--type', 'image', image]);
  }

  /**
   * Writes an image, compressed, to a place that buildah knows.
   * @param {string} image
   * @param {string} destination such as dir:/tmp/gateway
   */
  async push(image, destination) {
    await this.call(['push', '--quiet', '--format', 'v2s2', image, destination], BUILD_TIMEOUT_MS);
  }

  /** The digest of an image of this machine. @param {string} image */
  async readDigest(image) {
    return (await this.call(['images', '--format', '{{.Digest}}', image])).trim();
  }

  /**
   * Chooses the mode in which this machine starts containers.
   * @param {string} image that holds `true`
   * @returns {Promise<boolean>} false where it starts none
   */
  async canStartContainers(image) {
    const modes = { docker: [usualMode], podman: podmanModes, buildah: [] };
    for (const mode of modes[this.name]) {
      this.#mode = mode;
      const run = ['run', '--rm', '--network', 'none', ...mode.runFlags, '--entrypoint', '/bin/true', image];
      if (await this.#succeeds(run)) return true;
    }
    this.#mode = usualMode;
    return false;
  }

  /** @param {readonly string[]} args */
  #succeeds(args) {
    return this.call(args).then(
      () => true,
      () => false,
    );
  }

  /**
   * @param {string} image with `find`
   * @returns {Promise<string[]>} paths of all files, also of those that only root may see
   */
  async listFiles(image) {
    const words = ['/usr/bin/find', '/', '-xdev', '-type', 'f'];
    if (this.name !== 'buildah') {
      const run = ['run', '--rm', '--network', 'none', '--user', '0', ...this.runFlags];
      const [program = '', ...args] = words;
      return splitLines(await this.call([...run, '--entrypoint', program, image, ...args]));
    }
    const container = (await this.call(['from', image])).trim();
    try {
      return splitLines(await this.call(['run', '--isolation', 'chroot', '--user', '0', container, '--', ...words]));
    } finally {
      await this.call(['rm', container]);
    }
  }

  /**
   * @param {string} image
   * @returns {Promise<string>} size of all its layers, such as "476 MB"
   */
  async readSize(image) {
    return (await this.call(['images', '--format', '{{.Size}}', image])).trim();
  }
}

/** @param {string} text */
function splitLines(text) {
  return text.trim().split('\n');
}
