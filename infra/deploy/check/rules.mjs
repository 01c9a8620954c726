import { unmetSentences } from '../../shared/unmet-sentences.mjs';

/** A service stops within this time in any case. */
const STOP_SECONDS = 8;

/** @typedef {{ source: string, object: any }} Rendered one object as it is deployed, and where it comes from */

/**
 * Judges rendered objects by rules that their types do not express.
 * @param {readonly Rendered[]} rendered
 * @returns {string[]} German sentences
 */
export function findingsIn(rendered) {
  return [...scaledTwice(rendered), ...eachIn(rendered)];
}

/** @param {readonly Rendered[]} rendered */
function eachIn(rendered) {
  return rendered.flatMap(({ source, object }) => {
    const findings = source.startsWith('compose') ? composeFindings(object) : manifestFindings(object);
    return findings.map((/** @type {string} */ finding) => `${source}: ${finding}`);
  });
}

/** @param {any} project */
function composeFindings({ services }) {
  return Object.entries(services).flatMap(([name, { deploy, image, privileged, network_mode, ports = [] }]) => {
    const { memory, cpus } = deploy?.resources?.limits ?? {};
    return unmetSentences([
      [memory && cpus, `${name} hat keine Grenze für Speicher und Prozessor.`],
      [isPinned(image), `${name} hat kein Image mit fester Version: ${image}.`],
      [!privileged && network_mode !== 'host', `${name} darf mehr, als es braucht.`],
      ...ports.map((/** @type {any} */ { host_ip }) => [
        host_ip === '127.0.0.1',
        `${name} ist ohne eigenes Zutun von außen erreichbar.`,
      ]),
    ]);
  });
}

/** @param {any} object */
function manifestFindings({ kind, metadata, spec }) {
  const pod = spec?.template?.spec;
  if (!pod) return [];
  return pod.containers.flatMap((/** @type {any} */ container) =>
    [
      ...containerFindings(container),
      ...(kind === 'Deployment' ? stopFindings(container, pod.terminationGracePeriodSeconds) : []),
    ].map((finding) => `${kind} ${metadata.name}: ${container.name} ${finding}`),
  );
}

/** @param {any} container */
function containerFindings({ image, resources, securityContext }) {
  const { limits = {}, requests = {} } = resources ?? {};
  const { readOnlyRootFilesystem, allowPrivilegeEscalation, capabilities } = securityContext ?? {};
  return unmetSentences([
    [limits.memory && limits.cpu && requests.memory && requests.cpu, 'hat keine Grenze für Speicher und Prozessor.'],
    [readOnlyRootFilesystem, 'darf in sein Image schreiben.'],
    [allowPrivilegeEscalation === false && capabilities?.drop?.[0] === 'ALL', 'darf mehr, als es braucht.'],
    [isPinned(image), 'hat kein Image mit fester Version.'],
  ]);
}

/** @param {any} container @param {number | undefined} graceSeconds */
function stopFindings({ livenessProbe, readinessProbe, lifecycle }, graceSeconds = 0) {
  const isProbed = livenessProbe?.httpGet?.path === '/health/live' && readinessProbe?.httpGet?.path === '/health/ready';
  const drainSeconds = lifecycle?.preStop?.sleep?.seconds ?? 0;
  return unmetSentences([
    [isProbed, 'wird nicht nach seinem Zustand gefragt.'],
    [drainSeconds > 0 && graceSeconds > drainSeconds + STOP_SECONDS, 'hat keine Zeit zum Beenden.'],
  ]);
}

/** @param {string | undefined} image */
function isPinned(image = '') {
  return /:[\w.-]+(@sha256:[0-9a-f]{64})?$/.test(image) && !image.endsWith(':latest');
}

/**
 * Finds deployments with two sources for their number of pods, such as two scalers, or a scaler and `replicas`: each would undo the other.
 * @param {readonly Rendered[]} rendered
 */
function scaledTwice(rendered) {
  const scaling = rendered.flatMap(({ source, object: { kind, metadata, spec } }) => {
    const isScaler = kind === 'HorizontalPodAutoscaler' || kind === 'ScaledObject';
    const isCounted = kind === 'Deployment' && typeof spec.replicas === 'number';
    return isScaler || isCounted
      ? [{ source, name: isScaler ? spec.scaleTargetRef.name : metadata.name, isScaler }]
      : [];
  });
  return scaling
    .filter(({ isScaler }) => isScaler)
    .filter((one) => scaling.some((other) => other !== one && other.source === one.source && other.name === one.name))
    .map(({ source, name }) => `${source}: ${name} wird von mehr als einem skaliert.`);
}
