const PAGE_KB = 4;
const FILLER = '/full/filler';
const FILL = `for size in 1M 4k; do dd if=/dev/zero of=${FILLER} bs=$size oflag=append conv=notrunc; done 2> /dev/null; true`;

/**
 * A volume in memory that can be filled. A separate container, the keeper, has it mounted all the time: otherwise the files would be lost when
 * the container that uses them restarts.
 */
export class SmallVolume {
  #engine;
  #name;

  /**
   * @param {import('./engine.mjs').Engine} engine docker or podman
   * @param {string} name
   */
  constructor(engine, name) {
    this.#engine = engine;
    this.#name = name;
    this.keeper = `${name}-keeper`;
  }

  /**
   * @param {number} sizeMb
   * @param {string} image with `sleep`, `sh` and `dd`
   */
  async create(sizeMb, image) {
    // Every image's account may write to it. podman takes the option `size` for a quota of the disk.
    const blocks = (sizeMb * 1_024) / PAGE_KB;
    const options = ['type=tmpfs', 'device=tmpfs', `o=nr_blocks=${blocks},mode=1777`].flatMap((option) => [
      '--opt',
      option,
    ]);
    await this.#engine.call(['volume', 'create', ...options, this.#name]);
    const flags = ['--name', this.keeper, '--network', 'none', '--user', '0', '--volume', `${this.#name}:/full`];
    const program = ['--entrypoint', '/bin/sleep', image, 'infinity'];
    await this.#engine.call(['run', '--detach', ...flags, ...this.#engine.runFlags, ...program]);
  }

  /** Fills the free space. Call it again after space was freed. */
  async fill() {
    await this.#engine.call(['exec', this.keeper, 'sh', '-c', FILL]);
  }

  async free() {
    await this.#engine.call(['exec', this.keeper, 'rm', FILLER]);
  }
}
