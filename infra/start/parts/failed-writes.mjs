const REASONS = /** @type {Readonly<Record<string, string>>} */ ({
  ENOSPC: 'Der Datenträger ist voll',
  EDQUOT: 'Das Kontingent ist erschöpft',
  EROFS: 'Der Datenträger ist nur noch lesbar',
  EIO: 'Der Datenträger meldet einen Fehler',
});
const CALM_AFTER_MS = 10_000;

/** Logs the start and the end of failing writes to a folder. Failed writes never end the launcher (docs/adr/0077). */
export class FailedWrites {
  /** Time of the last failure, in milliseconds; 0: writing works. */
  #failedAt = 0;

  /**
   * @param {string} folder
   * @param {(line: string) => void} say
   * @param {() => number} [now] in milliseconds
   */
  constructor(folder, say, now = Date.now) {
    this.now = now;
    this.folder = folder;
    this.say = say;
  }

  /** @param {unknown} error that a write ended with */
  note(error) {
    const isNew = this.#failedAt === 0;
    this.#failedAt = this.now();
    if (!isNew) return;
    const { code = '', message } = /** @type {NodeJS.ErrnoException} */ (error);
    const reason = code in REASONS ? `${REASONS[code]} (${code})` : message;
    this.say(
      `In ${this.folder} lässt sich nicht schreiben: ${reason}. Das System läuft weiter, so weit es ohne geht; in Protokollen fehlen Zeilen. ` +
        'Sobald Schreiben wieder möglich ist, ist nichts weiter zu tun.',
    );
  }

  /**
   * Tries a write again while writing fails. Call it every few seconds.
   * @param {() => void} write
   */
  retry(write) {
    if (this.#failedAt === 0) return;
    try {
      write();
    } catch (error) {
      return this.note(error);
    }
    // On a nearly full disk some writes succeed: writing works again only after a time without failures.
    if (this.now() - this.#failedAt < CALM_AFTER_MS) return;
    this.#failedAt = 0;
    this.say(`In ${this.folder} lässt sich wieder schreiben.`);
  }
}
