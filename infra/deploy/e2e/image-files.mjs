import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../shared/folders.mjs';
import { run } from '../../shared/process/run.mjs';

const STEP_TIMEOUT_MS = 120_000;

/** Commands that fetch and compile; this checkout has already run them. */
const DONE_HERE = [/ npm ci /, /^npm run build$/];

/**
 * Does what a Dockerfile says where no builder of images is, in a fraction of `npm run check:images`: each stage is a folder, its steps are plain commands in it.
 */
export class ImageFiles {
  /**
   * @param {readonly import('../dockerfile.mjs').ImageStage[]} stages
   * @param {string} folder for all of them
   */
  constructor(stages, folder) {
    this.stages = stages;
    this.folder = folder;
    /** @type {Map<string, Promise<string>>} */
    this.made = new Map();
  }

  /**
   * @param {string} name
   * @returns {Promise<string>} the folder that is `/` of that stage
   */
  of(name) {
    const folder = this.made.get(name) ?? this.#make(name);
    this.made.set(name, folder);
    return folder;
  }

  /** @param {string} name */
  async #make(name) {
    const stage = this.stages.find((candidate) => candidate.name === name);
    const stageFolder = join(this.folder, name);
    if (!stage) throw new Error(`the Dockerfile has no stage ${name}`);
    const isImage = stage.from.startsWith('$');
    if (isImage) await mkdir(join(stageFolder, 'app'), { recursive: true });
    else await linked(await this.of(stage.from), stageFolder);
    for (const { word, rest } of stage.steps) {
      if (word === 'COPY') await this.#copy(rest.split(/\s+/), join(stageFolder, 'app'));
      if (word === 'RUN') await runStep(rest, join(stageFolder, 'app'));
    }
    return stageFolder;
  }

  /**
   * @param {string[]} words of the instruction
   * @param {string} app where they lead to
   */
  async #copy(words, app) {
    const stage = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined;
    const target = words.pop() ?? '.';
    const source = stage ? await this.of(stage) : root;
    for (const word of words) {
      const to = target.endsWith('/') ? join(app, target, word.split('/').at(-1) ?? '') : join(app, target);
      if (word === '.') await copyContext(app);
      else await linked(join(source, word), to);
    }
  }
}

/** @param {string} command @param {string} cwd */
async function runStep(command, cwd) {
  if (!DONE_HERE.some((pattern) => pattern.test(command))) {
    await run('sh', ['-c', command], { cwd, timeoutMs: STEP_TIMEOUT_MS });
  } else if (command.includes(' npm ci ')) await linked(join(root, 'node_modules'), join(cwd, 'node_modules'));
  else await copyBuilt(cwd);
}

/** Everything of the checkout that is not kept out by .dockerignore. @param {string} app */
async function copyContext(app) {
  for (const name of ['services', 'infra', 'frontend', 'package.json', 'nx.json', 'tsconfig.base.json']) {
    const filter = (/** @type {string} */ path) => !/\/(node_modules|dist)(\/|$)/.test(path.slice(root.length));
    await cp(join(root, name), join(app, name), { recursive: true, filter });
  }
}

/** @param {string} app */
async function copyBuilt(app) {
  const shared = (await readdir(join(root, 'services', 'shared'))).map((name) => join('services', 'shared', name));
  const services = (await readdir(join(root, 'services'))).map((name) => join('services', name));
  for (const folder of [...shared, ...services, 'frontend']) {
    const dist = join(folder, 'dist');
    await linked(join(root, dist), join(app, dist)).catch(() => undefined);
  }
}

/**
 * Copies folders by hard links: the files of the copy are replaced or removed, never written into.
 * @param {string} from
 * @param {string} to
 */
async function linked(from, to) {
  await mkdir(join(to, '..'), { recursive: true });
  await rm(to, { recursive: true, force: true });
  const copy = () => cp(from, to, { recursive: true, verbatimSymlinks: true });
  if (!(await stat(from)).isDirectory()) await copy();
  // Another file system cannot link.
  else await run('cp', ['-RPl', from, to], { timeoutMs: STEP_TIMEOUT_MS }).catch(copy);
}
