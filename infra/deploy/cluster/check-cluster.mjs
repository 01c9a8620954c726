// npm run check:cluster – sends every variant of the chart and the examples to a real API server, rolls the chart out on nodes that kwok plays, and empties
// one of them. Needs Go; programs of Kubernetes that are not on PATH are built.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../../shared/operator-error.mjs';
import { onStop } from '../../shared/process/on-stop.mjs';
import { RunError } from '../../shared/process/run.mjs';
import { closeWatchdog, openWatchdog } from '../../shared/process/watchdog.mjs';
import { renderAll } from '../check/render-all.mjs';
import { Cluster, NAMESPACE } from './cluster.mjs';
import { operatorExamples } from './examples.mjs';
import { refusedIn } from './refused.mjs';
import { clusterPrograms, kindFiles, requireGo } from './cluster-programs.mjs';
import { rolloutFindings } from './rollout.mjs';

const DEFAULTS = 'chart';
const controller = new AbortController();
const { signal } = controller;
onStop(() => controller.abort(new OperatorError('Abgebrochen.')));
openWatchdog();
const folder = await mkdtemp(join(tmpdir(), 'check-cluster-'));
try {
  const findings = await clusterFindings();
  for (const finding of findings) console.error(finding);
  console.log(
    findings.length === 0 ? 'Ein Cluster nimmt die Dateien an und rollt sie aus.' : `${findings.length} Befunde.`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
} catch (error) {
  const reason = signal.aborted ? signal.reason : error;
  if (!(reason instanceof OperatorError || reason instanceof RunError)) throw error;
  console.error(reason.message);
  process.exitCode = 1;
} finally {
  await closeWatchdog();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
process.exit();

/** @returns {Promise<string[]>} */
async function clusterFindings() {
  const say = (/** @type {string} */ line) => console.error(line);
  await requireGo();
  const manifests = renderAll(folder).rendered.filter(({ manifest }) => manifest);
  const programs = await clusterPrograms({ signal, say });
  say(`Startet einen API-Server (${programs['kube-apiserver']}, ${programs.kubectl}).`);
  const cluster = new Cluster(programs, folder, signal);
  await cluster.startApiServer();
  const examples = await operatorExamples({ signal, say });
  await prepare(
    cluster,
    examples.flatMap(({ kinds }) => kinds),
  );
  const objects = examples.flatMap(({ source, manifests: texts }) => texts.map((manifest) => ({ source, manifest })));
  const variants = Map.groupBy([...manifests, ...objects], ({ source }) => source);
  const findings = [];
  for (const [name, variant] of variants) {
    say(`${name}: ${variant.length} Objekte`);
    const apply = await cluster.applying(
      name,
      variant.map(({ manifest = '' }) => manifest),
    );
    const output = await cluster.tryKubectl(...apply, '--dry-run=server');
    findings.push(...refusedIn(output, variant.length).map((line) => `${name}: ${line}`));
  }
  if (findings.length > 0) return findings;
  say('Rollt die Vorgaben aus und leert einen Knoten.');
  await cluster.startNodes();
  return rolloutFindings(
    cluster,
    manifests.filter(({ source }) => source === DEFAULTS),
  );
}

/**
 * The namespace as docs/DEPLOYMENT.md makes it, and the foreign kinds.
 * @param {Cluster} cluster
 * @param {readonly string[]} kinds more files with definitions
 */
async function prepare(cluster, kinds) {
  await cluster.kubectl('create', 'namespace', NAMESPACE);
  await cluster.kubectl('label', 'namespace', NAMESPACE, 'pod-security.kubernetes.io/enforce=restricted');
  const files = [...(await kindFiles(signal)), ...kinds].flatMap((file) => ['-f', file]);
  await cluster.kubectl('apply', '--server-side', ...files);
  await cluster.kubectl('wait', '--for=condition=Established', 'customresourcedefinitions', '--all', '--timeout=60s');
}
