// @ts-check
// npm run deploy:manifests – writes k8s/base and k8s/chart from components.mjs. What lies there is committed; a test compares.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { root } from '../../start/base/folders.mjs';
import { dashboard } from '../monitoring/dashboard.mjs';
import { components, defaultSettings } from './components.mjs';
import { networkPolicies } from './network-policies.mjs';
import {
  autoscaler,
  disruptionBudget,
  ingress,
  monitor,
  scaledLog,
  scaledValidation,
  service,
  settingsMap,
  volumeClaim,
} from './surroundings.mjs';
import { schemaOf } from './values-schema.mjs';
import { helmValues, kustomizeValues, withTemplates } from './values.mjs';
import { deployment, prepareJob } from './workloads.mjs';

/** @typedef {import('./values.mjs').Values} Values */

const HEAD =
  '# Written by npm run deploy:manifests from infra/deploy/kubernetes; changes belong there or into an overlay.\n';

/**
 * The manifests by file, and under which of the chart's switches each stands: `switchedBy` has to be on, `unless` off.
 * @param {Values} values
 * @returns {{ file: string, objects: object[], switchedBy?: string, unless?: string }[]}
 */
function filesOf(values) {
  const scaled = components.flatMap((component) =>
    component.scales ? [{ ...component, scales: component.scales }] : [],
  );
  return [
    ...components.map((component) => ({
      file: `${component.name}.yaml`,
      objects: [
        deployment(component, values),
        service(component),
        disruptionBudget(component),
        ...(component.keeps ? [volumeClaim({ ...component, keeps: component.keeps }, values)] : []),
      ],
    })),
    {
      file: 'autoscaling.yaml',
      objects: scaled.filter(withoutKeda).map((component) => autoscaler(component, values)),
      switchedBy: 'autoscaling',
    },
    // Two that scale the same thing would pull at it.
    {
      file: 'autoscaling-without-keda.yaml',
      objects: scaled.filter((component) => !withoutKeda(component)).map((component) => autoscaler(component, values)),
      switchedBy: 'autoscaling',
      unless: 'keda',
    },
    { file: 'network-policies.yaml', objects: networkPolicies(values), switchedBy: 'networkPolicies' },
    { file: 'ingress.yaml', objects: [ingress(values)], switchedBy: 'ingress' },
    { file: 'prepare.yaml', objects: [prepareJob(values)] },
    { file: 'monitoring.yaml', objects: [monitor()], switchedBy: 'monitoring' },
    { file: 'keda.yaml', objects: [scaledLog(values), scaledValidation(values)], switchedBy: 'keda' },
  ];
}

/** Where kustomize has what is no part of its base. @type {Record<string, string>} */
const APART = { 'prepare.yaml': 'prepare', 'monitoring.yaml': 'components/monitoring', 'keda.yaml': 'components/keda' };

/** @returns {Promise<Map<string, string>>} every file that is written, by its path in the project */
export async function writtenFiles() {
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const { file, objects } of filesOf(kustomizeValues))
    files.set(`k8s/${APART[file] ?? 'base'}/${file}`, HEAD + yamlOf(objects));
  files.set('k8s/settings/settings.env', HEAD + settingsLines());
  const { version, description } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  files.set('k8s/components/version/kustomization.yaml', HEAD + yamlOf([versionComponent(version)]));
  const values = helmValues();
  /** @type {Record<string, { enabled: boolean }>} */
  const switches = {};
  const ofChart = [{ file: 'settings.yaml', objects: [settingsMap(values)] }, ...filesOf(values)];
  for (const { file, objects, switchedBy, unless } of /** @type {ReturnType<typeof filesOf>} */ (ofChart)) {
    const text = withTemplates(yamlOf(objects));
    if (switchedBy) switches[switchedBy] = { enabled: !['monitoring', 'keda'].includes(switchedBy) };
    files.set(`k8s/chart/templates/${file}`, HEAD + (switchedBy ? guarded(switchedBy, text, unless) : text));
  }
  const defaults = merged(values.defaults, switches);
  const rules = await readFile(new URL('../monitoring/rules.yml', import.meta.url), 'utf8');
  files.set('k8s/components/monitoring/rules.yaml', HEAD + yamlOf([rulesObject(parse(rules))]));
  // Its annotations have braces of their own: a file of the chart is not taken for a template.
  files.set('k8s/chart/files/rules.yml', rules);
  files.set('k8s/chart/templates/rules.yaml', HEAD + guarded('monitoring', rulesTemplate()));
  files.set('infra/deploy/monitoring/dashboard.json', `${JSON.stringify(dashboard(), null, 2)}\n`);
  files.set('k8s/chart/values.yaml', HEAD + stringify(defaults, { lineWidth: 0 }));
  files.set('k8s/chart/values.schema.json', `${JSON.stringify(schemaOf(defaults), null, 2)}\n`);
  files.set('k8s/chart/Chart.yaml', HEAD + stringify(chart(version, description)));
  return files;
}

/** @param {import('./components.mjs').Component} component */
function withoutKeda({ scalesWithKeda }) {
  return !scalesWithKeda;
}

/**
 * @param {string} name of one of the chart's switches
 * @param {string} text
 * @param {string} [unless] another one
 */
function guarded(name, text, unless) {
  const isOn = unless ? `and .Values.${name}.enabled (not .Values.${unless}.enabled)` : `.Values.${name}.enabled`;
  return `{{- if ${isOn} }}\n${text}{{- end }}\n`;
}

/** @param {object} spec */
function rulesObject(spec) {
  return { apiVersion: 'monitoring.coreos.com/v1', kind: 'PrometheusRule', metadata: { name: 'iban-pruefer' }, spec };
}

function rulesTemplate() {
  return yamlOf([rulesObject({})]).replace('spec: {}', 'spec:\n  {{- .Files.Get "files/rules.yml" | nindent 2 }}');
}

function settingsLines() {
  return Object.entries(defaultSettings)
    .map(([key, value]) => `${key}=${value}\n`)
    .join('');
}

/** The images of this version, for overlays. @param {string} version */
function versionComponent(version) {
  const images = [...components.map(({ image }) => image), 'prepare'];
  return {
    apiVersion: 'kustomize.config.k8s.io/v1alpha1',
    kind: 'Component',
    images: images.map((image) => ({ name: `iban-pruefer/${image}`, newTag: version })),
  };
}

/**
 * @param {string} version
 * @param {string} description
 */
function chart(version, description) {
  return { apiVersion: 'v2', name: 'iban-pruefer', description, type: 'application', version, appVersion: version };
}

/**
 * @param {Record<string, any>} defaults
 * @param {Record<string, { enabled: boolean }>} switches
 */
function merged(defaults, switches) {
  const all = { ...defaults };
  for (const [name, value] of Object.entries(switches)) all[name] = { ...value, ...all[name] };
  return all;
}

/** @param {object[]} objects */
function yamlOf(objects) {
  return objects.map((object) => stringify(object, { lineWidth: 0, aliasDuplicateObjects: false })).join('---\n');
}

if (process.argv[1] === import.meta.filename) {
  for (const [path, text] of await writtenFiles()) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}
