/**
 * @typedef {object} ImageStage
 * @property {string} name
 * @property {string} from another stage, or an image
 * @property {{ word: string, rest: string }[]} steps instructions in their order
 */

/**
 * Reads the stages of a Dockerfile and their instructions, each on one line and without its `--mount` flags.
 * @param {string} text
 * @returns {ImageStage[]}
 */
export function readDockerfile(text) {
  /** @type {ImageStage[]} */
  const stages = [];
  for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
    const [, word = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (word === 'FROM') {
      const [from = '', , name = ''] = rest.split(/\s+/);
      stages.push({ name, from, steps: [] });
    } else if (word) stages.at(-1)?.steps.push({ word, rest: rest.replace(/^(--mount=\S+\s+)+/, '') });
  }
  return stages;
}

/**
 * Command, folder, environment and user of a stage's container, including those that it inherits from the stages below.
 * @param {readonly ImageStage[]} stages
 * @param {string} name
 * @returns {{ command: string[], workdir: string, env: Record<string, string>, user: string }}
 */
export function buildRunSettings(stages, name) {
  const stage = stages.find((candidate) => candidate.name === name);
  const run = stage ? buildRunSettings(stages, stage.from) : { command: [], workdir: '/', env: {}, user: '' };
  for (const { word, rest } of stage?.steps ?? []) {
    if (word === 'CMD') run.command = JSON.parse(rest);
    if (word === 'WORKDIR') run.workdir = rest;
    if (word === 'USER') run.user = rest;
    if (word === 'ENV') run.env[rest.slice(0, rest.indexOf('='))] = rest.slice(rest.indexOf('=') + 1);
  }
  return run;
}
