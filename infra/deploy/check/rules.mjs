// @ts-check

/** What overlays complete: their images have no version. */
const WITHOUT_VERSION = ['kustomize base', 'kustomize prepare'];

/** @typedef {{ source: string, object: any }} Rendered one object as it is deployed, and where it comes from */

/**
 * What is wrong with what would be deployed, beside what its types say.
 * @param {readonly Rendered[]} rendered
 * @returns {string[]} German sentences
 */
export function findingsIn(rendered) {
  return [...scaledTwice(rendered), ...eachIn(rendered)];
}

/** @param {readonly Rendered[]} rendered */
function eachIn(rendered) {
  return rendered.flatMap(({ source, object }) => {
    const findings = source.startsWith('compose')
      ? composeFindings(object)
      : manifestFindings(object, !WITHOUT_VERSION.includes(source));
    return findings.map((/** @type {string} */ finding) => `${source}: ${finding}`);
  });
}

/** @param {any} project */
function composeFindings({ services }) {
  return Object.entries(services).flatMap(([name, service]) => [
    ...(service.deploy?.resources?.limits?.memory && service.deploy.resources.limits.cpus
      ? []
      : [`${name} hat keine Grenze für Speicher und Prozessor.`]),
    ...(isPinned(service.image) ? [] : [`${name} hat kein Image mit fester Version: ${service.image}.`]),
    ...(service.privileged || service.network_mode === 'host' ? [`${name} darf mehr, als es braucht.`] : []),
    ...(service.ports ?? [])
      .filter((/** @type {any} */ { host_ip }) => host_ip !== '127.0.0.1')
      .map(() => `${name} ist ohne eigenes Zutun von außen erreichbar.`),
  ]);
}

/**
 * @param {any} object
 * @param {boolean} isComplete
 */
function manifestFindings(object, isComplete) {
  const { kind, metadata, spec } = object;
  const pod = spec?.template?.spec;
  if (!pod) return [];
  return pod.containers.flatMap((/** @type {any} */ { name, image, resources, securityContext }) => [
    ...(resources?.limits?.memory && resources.limits.cpu
      ? []
      : [`${kind} ${metadata.name}: ${name} hat keine Grenze für Speicher und Prozessor.`]),
    ...(securityContext?.readOnlyRootFilesystem
      ? []
      : [`${kind} ${metadata.name}: ${name} darf in sein Image schreiben.`]),
    ...((isComplete && !isPinned(image)) || image?.endsWith(':latest')
      ? [`${kind} ${metadata.name}: ${name} hat kein Image mit fester Version.`]
      : []),
  ]);
}

/** @param {string | undefined} image */
function isPinned(image = '') {
  return /:[\w.-]+(@sha256:[0-9a-f]{64})?$/.test(image) && !image.endsWith(':latest');
}

/**
 * Each deployment is scaled by one thing alone: a second one, or a number in the deployment itself, would pull at it.
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
