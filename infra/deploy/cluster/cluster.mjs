import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../../shared/operator-error.mjs';
import { freePorts } from '../../shared/process/free-ports.mjs';
import { lastLines } from '../../shared/process/last-lines.mjs';
import { run } from '../../shared/process/run.mjs';
import { spawnWatched } from '../../shared/process/spawn-watched.mjs';
import { stageFiles } from './cluster-programs.mjs';

const START_TIMEOUT_MS = 180_000;
const KUBECTL_TIMEOUT_MS = 180_000;
const POLL_MS = 500;
const KEPT_OUTPUT = 10_000;

/** Namespace of the product. It is created as in docs/DEPLOYMENT.md, with a policy that refuses pods with too many rights. */
export const NAMESPACE = 'iban-pruefer';

/** A control plane on loopback with separate keys, whose nodes kwok plays. The watchdog ends all its processes. */
export class Cluster {
  #programs;
  #folder;
  #signal;
  /** @type {{ name: string, printed: string, hasEnded: boolean }[]} */
  #servers = [];

  /**
   * @param {import('./cluster-programs.mjs').Programs} programs
   * @param {string} folder an empty one
   * @param {AbortSignal} signal
   */
  constructor(programs, folder, signal) {
    this.#programs = programs;
    this.#folder = folder;
    this.#signal = signal;
  }

  /**
   * Starts etcd and the API server.
   * @throws {OperatorError} with a server's last lines when it does not start
   */
  async startApiServer() {
    const [storePort = 0, peerPort = 0, apiPort = 0] = await freePorts(3);
    const store = `http://127.0.0.1:${storePort}`;
    const peer = `http://127.0.0.1:${peerPort}`;
    this.#start('etcd', [
      ...['--data-dir', join(this.#folder, 'etcd'), '--unsafe-no-fsync'],
      ...['--listen-client-urls', store, '--advertise-client-urls', store],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `default=${peer}`],
    ]);
    const token = randomBytes(32).toString('hex');
    const tokens = await this.#write('tokens.csv', `${token},operator,operator,system:masters\n`);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const key = await this.#write('accounts.pem', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
    this.#start('kube-apiserver', [
      ...['--etcd-servers', store, '--bind-address', '127.0.0.1', '--secure-port', String(apiPort)],
      // The API server writes its own certificate and key into the folder.
      ...['--cert-dir', this.#folder, '--token-auth-file', tokens, '--authorization-mode', 'RBAC'],
      ...['--service-account-key-file', key, '--service-account-signing-key-file', key],
      ...['--service-account-issuer', 'https://kubernetes.default.svc', '--service-cluster-ip-range', '10.96.0.0/16'],
    ]);
    await this.#write('kubeconfig', kubeconfig(`https://127.0.0.1:${apiPort}`, this.#certificate, token));
    await this.until('Der API-Server antwortet nicht', START_TIMEOUT_MS, async () =>
      (await this.tryKubectl('get', '--raw', '/readyz')).endsWith('ok'),
    );
  }

  /** Starts the controllers, which turn Deployments into pods, the scheduler, and kwok, which plays the nodes. */
  async startNodes() {
    const config = ['--kubeconfig', this.#kubeconfig];
    const local = [...config, '--leader-elect=false', '--secure-port=0'];
    const accounts = ['--service-account-private-key-file', join(this.#folder, 'accounts.pem')];
    this.#start('kube-controller-manager', [...local, ...accounts, '--root-ca-file', this.#certificate]);
    this.#start('kube-scheduler', local);
    const stages = (await stageFiles(this.#signal)).flatMap((file) => ['--config', file]);
    // Without leases the controllers would give up nodes and their pods after 50 s.
    const leases = '--node-lease-duration-seconds=40';
    this.#start('kwok', [...config, '--manage-all-nodes', '--node-port=0', leases, ...stages]);
  }

  /**
   * @param {...string} args
   * @returns {Promise<string>} its output
   * @throws {import('../../shared/process/run.mjs').RunError}
   */
  kubectl(...args) {
    const options = ['--kubeconfig', this.#kubeconfig, '--cache-dir', join(this.#folder, 'kubectl'), '-n', NAMESPACE];
    return run(this.#programs.kubectl, [...args, ...options], { timeoutMs: KUBECTL_TIMEOUT_MS, signal: this.#signal });
  }

  /**
   * Runs `kubectl` and does not throw when it fails.
   * @param {...string} args
   * @returns {Promise<string>} its output, or the output of the failure
   */
  async tryKubectl(...args) {
    const printed = await this.kubectl(...args).catch((/** @type {{ printed?: string }} */ error) => {
      if (error.printed === undefined) throw error;
      return error.printed;
    });
    return printed.trimEnd();
  }

  /**
   * @param {string} kinds
   * @returns {Promise<any[]>} the objects of the namespace
   */
  async get(kinds) {
    const printed = await this.kubectl('get', kinds, '-o', 'json');
    return JSON.parse(printed.slice(printed.indexOf('{'))).items;
  }

  /**
   * Writes each object into a separate file: kubectl then reads the others even when one does not decode, and names its file.
   * @param {string} name of their folder
   * @param {readonly string[]} manifests
   * @returns {Promise<string[]>} arguments of kubectl that send them
   */
  async applying(name, manifests) {
    const place = name.replaceAll(' ', '-');
    await mkdir(join(this.#folder, place));
    for (const [index, manifest] of manifests.entries()) {
      const kind = /^kind: (\w+)/m.exec(manifest)?.[1] ?? 'Object';
      const label = /^ {2}name: (\S+)/m.exec(manifest)?.[1] ?? '';
      await this.#write(join(place, `${kind}-${label}-${index}.yaml`), manifest);
    }
    return ['apply', '--server-side', '-f', join(this.#folder, place)];
  }

  /**
   * @param {string} complaint German, for the error when the condition does not become true
   * @param {number} timeoutMs
   * @param {() => Promise<boolean>} isSo
   * @throws {OperatorError} after the limit, or when a server has ended
   */
  async until(complaint, timeoutMs, isSo) {
    const deadline = Date.now() + timeoutMs;
    while (!(await isSo())) {
      const endedServer = this.#servers.find(({ hasEnded }) => hasEnded);
      if (endedServer)
        throw new OperatorError(`${endedServer.name} ist beendet:\n${lastLines(endedServer.printed, 15)}`);
      if (Date.now() > deadline) throw new OperatorError(`${complaint} (${timeoutMs / 1_000} s).`);
      await sleep(POLL_MS, undefined, { signal: this.#signal });
    }
  }

  /** @param {import('./cluster-programs.mjs').ProgramName} name @param {string[]} args */
  #start(name, args) {
    this.#signal.throwIfAborted();
    const server = { name, printed: '', hasEnded: false };
    const child = spawnWatched(this.#programs[name], args, { cwd: this.#folder });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (server.printed = (server.printed + chunk).slice(-KEPT_OUTPUT)));
    child.once('exit', () => (server.hasEnded = true));
    this.#servers.push(server);
  }

  get #kubeconfig() {
    return join(this.#folder, 'kubeconfig');
  }

  get #certificate() {
    return join(this.#folder, 'apiserver.crt');
  }

  /**
   * @param {string} name
   * @param {string} text
   * @returns {Promise<string>} the file
   */
  async #write(name, text) {
    const file = join(this.#folder, name);
    await writeFile(file, text, { mode: 0o600 });
    return file;
  }
}

/**
 * JSON is YAML too.
 * @param {string} server
 * @param {string} certificate
 * @param {string} token
 */
function kubeconfig(server, certificate, token) {
  return JSON.stringify({
    apiVersion: 'v1',
    kind: 'Config',
    'current-context': 'check',
    clusters: [{ name: 'check', cluster: { server, 'certificate-authority': certificate } }],
    users: [{ name: 'check', user: { token } }],
    contexts: [{ name: 'check', context: { cluster: 'check', user: 'check' } }],
  });
}
