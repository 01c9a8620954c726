// @ts-check
import { fromSettings } from './workloads.mjs';

/**
 * Where a manifest leaves something open: kustomize gets the default and changes it in an overlay, Helm a place that its values fill.
 * @typedef {object} Values
 * @property {(path: string, byDefault: number) => any} number
 * @property {(path: string, byDefault: number, deciders: readonly string[]) => any} count nothing where one of these switches of the chart is on: something
 * else decides then. With kustomize autoscaling is always on, and a component takes away what KEDA decides
 * @property {(path: string, byDefault: string) => any} text
 * @property {(path: string, byDefault: object) => any} object
 * @property {(name: string) => any} image
 * @property {(key: string) => object} setting as an environment variable of a job that runs in front of everything
 * @property {object} restartOnSettings fields of a pod's metadata that change with the settings; kustomize puts a hash into their name
 * @property {object} pullSecrets fields of a pod
 * @property {object} beforeEachVersion fields of the metadata of such a job
 */

/** @type {Values} */
export const kustomizeValues = {
  number: (_, byDefault) => byDefault,
  count: (_, byDefault, deciders) => (deciders.includes('autoscaling') ? undefined : byDefault),
  text: (_, byDefault) => byDefault,
  object: (_, byDefault) => byDefault,
  image: (name) => `iban-pruefer/${name}`,
  setting: (key) => fromSettings(key, key),
  restartOnSettings: {},
  pullSecrets: {},
  beforeEachVersion: {},
};

/** What stands for a template until the YAML is written. */
const place = (/** @type {string} */ template) => `@@${template}@@`;

/**
 * Values of a Helm chart; every place is noted in `defaults` as well, from which values.yaml is made.
 * @returns {Values & { defaults: Record<string, any> }}
 */
export function helmValues() {
  /** @type {Record<string, any>} */
  const defaults = { image: { registry: 'iban-pruefer', tag: '', pullSecrets: [] } };
  const note = (/** @type {string} */ path, /** @type {unknown} */ value) => {
    const names = path.split('.');
    let at = defaults;
    for (const name of names.slice(0, -1)) at = at[name] ??= {};
    at[names.at(-1) ?? ''] = value;
  };
  return {
    defaults,
    number: (path, byDefault) => (note(path, byDefault), place(`{{ .Values.${path} }}`)),
    count: (path, byDefault, deciders) => {
      note(path, byDefault);
      const switches = deciders.map((name) => `.Values.${name}.enabled`);
      return place(`{{ if or ${switches.join(' ')} }}null{{ else }}{{ .Values.${path} }}{{ end }}`);
    },
    text: (path, byDefault) => (note(path, byDefault), place(`{{ .Values.${path} | quote }}`)),
    object: (path, byDefault) => (note(path, byDefault), place(`{{- toYaml .Values.${path} | nindent INDENT }}`)),
    image: (name) =>
      place(`"{{ .Values.image.registry }}/${name}:{{ .Values.image.tag | default .Chart.AppVersion }}"`),
    setting: (key) => ({ name: key, value: place(`{{ .Values.settings.${key} | quote }}`) }),
    restartOnSettings: {
      annotations: { 'checksum/settings': place('{{ toYaml .Values.settings | sha256sum | quote }}') },
    },
    pullSecrets: { imagePullSecrets: place('{{- toYaml .Values.image.pullSecrets | nindent INDENT }}') },
    beforeEachVersion: {
      annotations: {
        'helm.sh/hook': 'pre-install,pre-upgrade',
        'helm.sh/hook-delete-policy': 'before-hook-creation',
      },
    },
  };
}

/**
 * Puts the templates where their places are.
 * @param {string} yaml
 */
export function withTemplates(yaml) {
  return yaml
    .split('\n')
    .map((line) => line.replace(/(?:"|')?@@(.*?)@@(?:"|')?/, (_, template) => templateIn(line, template)))
    .join('\n');
}

/**
 * @param {string} line
 * @param {string} template as YAML has written it, with its quotation marks escaped
 */
function templateIn(line, template) {
  const indent = line.search(/\S/) + 2;
  return template.replaceAll('\\"', '"').replace('INDENT', String(indent));
}
