import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../shared/folders.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { run } from '../../shared/process/run.mjs';
import { which } from '../../shared/process/which.mjs';
import { NEEDED_GO, programFolder } from '../check/go-program.mjs';

/** The first build compiles a million lines. */
const BUILD_TIMEOUT_MS = 3_600_000;
const DOWNLOAD_TIMEOUT_MS = 300_000;

/** Go package of each program; go.mod has the versions. */
const packages = {
  etcd: 'go.etcd.io/etcd/server/v3',
  'kube-apiserver': 'k8s.io/kubernetes/cmd/kube-apiserver',
  'kube-controller-manager': 'k8s.io/kubernetes/cmd/kube-controller-manager',
  'kube-scheduler': 'k8s.io/kubernetes/cmd/kube-scheduler',
  kubectl: 'k8s.io/kubernetes/cmd/kubectl',
  kwok: 'sigs.k8s.io/kwok/cmd/kwok',
};

/** @typedef {keyof typeof packages} ProgramName */
/** @typedef {Record<ProgramName, string>} Programs the path of each */

const here = join(root, 'infra', 'deploy', 'cluster');

/** Requires Go even when every program is on PATH, because a Go program renders the chart. @throws {OperatorError} without Go */
export async function requireGo() {
  if (!(await which('go'))) throw new OperatorError(`Für diese Prüfung fehlt ${NEEDED_GO} (https://go.dev/dl).`);
}

/**
 * Takes the programs of a cluster from PATH, and builds those that are not there.
 * @param {{ signal: AbortSignal, say: (line: string) => void }} options
 * @returns {Promise<Programs>}
 * @throws {import('../../shared/process/run.mjs').RunError} when a build fails
 */
export async function clusterPrograms({ signal, say }) {
  const names = /** @type {ProgramName[]} */ (Object.keys(packages));
  const paths = await Promise.all(names.map(async (name) => ({ name, path: await which(name) })));
  const absentNames = paths.filter(({ path }) => !path).map(({ name }) => name);
  const folder = join(programFolder, 'cluster');
  if (absentNames.length > 0) {
    say(`Baut, was nicht im PATH ist: ${absentNames.join(', ')}. Das erste Mal dauert eine Viertelstunde und länger.`);
    await mkdir(folder, { recursive: true });
    // With a folder as its target, Go names each program after its package and does not link unchanged programs again.
    await run('go', ['build', '-ldflags=-s -w', '-o', `${folder}/`, ...absentNames.map((name) => packages[name])], {
      cwd: here,
      env: { ...process.env, CGO_ENABLED: '0' },
      timeoutMs: BUILD_TIMEOUT_MS,
      signal,
    });
  }
  const getProgramPath = (/** @type {ProgramName} */ name) => join(folder, name === 'etcd' ? 'server' : name);
  return /** @type {Programs} */ (
    Object.fromEntries(paths.map(({ name, path }) => [name, path ?? getProgramPath(name)]))
  );
}

/**
 * The source of Go modules, for the files that they carry.
 * @param {string} folder the module that requires them
 * @param {string[]} modules such as `sigs.k8s.io/kwok`, in the version that `folder` requires, or `path@version` for another version
 * @param {AbortSignal} signal
 * @returns {Promise<string[]>} a folder for each
 * @throws {import('../../shared/process/run.mjs').RunError}
 */
export async function moduleFolders(folder, modules, signal) {
  const output = await run('go', ['mod', 'download', '-json', ...modules], {
    cwd: folder,
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
    signal,
  });
  return [...output.matchAll(/"Dir": "(.+)"/g)].map(([, path = '']) => path);
}

/**
 * Definitions of the foreign kinds that the chart uses, from their makers.
 * @param {AbortSignal} signal
 * @returns {Promise<string[]>} files
 */
export async function kindFiles(signal) {
  const modules = [
    'sigs.k8s.io/gateway-api',
    'github.com/kedacore/keda/v2',
    // Only its types are among our modules.
    'github.com/prometheus-operator/prometheus-operator@v0.94.0',
  ];
  const [gateway = '', keda = '', prometheus = ''] = await moduleFolders(join(here, '..', 'check'), modules, signal);
  return [
    join(gateway, 'config/crd/standard/gateway.networking.k8s.io_httproutes.yaml'),
    join(keda, 'config/crd/bases/keda.sh_scaledobjects.yaml'),
    join(prometheus, 'example/prometheus-operator-crd/monitoring.coreos.com_servicemonitors.yaml'),
    join(prometheus, 'example/prometheus-operator-crd/monitoring.coreos.com_prometheusrules.yaml'),
  ];
}

/**
 * Files by which kwok imitates a kubelet: nodes are ready at once, pods after some seconds.
 * @param {AbortSignal} signal
 * @returns {Promise<string[]>} folders and files
 */
export async function stageFiles(signal) {
  const [kwok = ''] = await moduleFolders(here, ['sigs.k8s.io/kwok'], signal);
  const pod = ['create', 'init-container-running', 'init-container-completed', 'ready', 'complete', 'delete'];
  return ['node/fast/node-initialize.yaml', ...pod.map((name) => `pod/general/pod-${name}.yaml`)].map((name) =>
    join(kwok, 'kustomize/stage', name),
  );
}
