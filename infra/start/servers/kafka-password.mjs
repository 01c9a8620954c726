import { hash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../shared/process/run.mjs';
import { KAFKA_USER, plainLogin } from './kafka-properties.mjs';

const TOOL_TIMEOUT_MS = 60_000;
const TOOL_FLAGS = ['-Xmx96m', '-XX:TieredStopAtLevel=1', '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn'];

/**
 * Sets the services' password in the broker's data. A file in the data folder identifies the stored password. Passwords are
 * passed to Kafka's tools in files, because process arguments are public.
 */
export class KafkaPassword {
  /**
   * @param {string} folder of the broker, 0700
   * @param {string} password without commas, brackets and quotation marks
   */
  constructor(folder, password) {
    this.folder = folder;
    this.password = password;
    // A password of 256 random bits is too long to guess from its hash.
    this.hash = hash('sha256', password);
    this.mark = join(folder, 'password-of-services.sha256');
  }

  /** Whether the broker has this password: not in a folder of an earlier version, nor after new secrets. */
  get isSet() {
    return existsSync(this.mark) && readFileSync(this.mark, 'utf8') === this.hash;
  }

  /**
   * Formats the broker's data folder with the password.
   * @param {string} program Java
   * @param {(args: string[]) => string[]} java arguments of a Java that has Kafka's classes
   * @param {string} properties file
   * @throws {Error} with what the tool said
   */
  async format(program, java, properties) {
    const clusterId = randomBytes(16).toString('base64url');
    const scram = `SCRAM-SHA-512=[name=${KAFKA_USER},password=${this.password}]`;
    const lines = ['format', `--cluster-id=${clusterId}`, `--config=${properties}`, `--add-scram=${scram}`];
    await this.#withFile('format.args', lines.join('\n'), (file) =>
      run(program, java([...TOOL_FLAGS, 'kafka.tools.StorageTool', `@${file}`]), { timeoutMs: TOOL_TIMEOUT_MS }),
    ).catch(({ message }) => {
      // The output contains derived password data.
      throw new Error(message.replace(/^Bootstrap metadata:.*$/gm, ''));
    });
    await this.#note();
  }

  /**
   * Sets the password at a running broker that does not have it yet; its records stay as they are.
   * @param {string} program Java
   * @param {(args: string[]) => string[]} java arguments of a Java that has Kafka's classes
   * @param {{ port: number, setupPassword: string }} broker
   * @throws {import('../../shared/process/run.mjs').RunError}
   */
  async setAt(program, java, { port, setupPassword }) {
    const login = `security.protocol=SASL_PLAINTEXT\nsasl.mechanism=PLAIN\nsasl.jaas.config=${plainLogin('setup', setupPassword)}\n`;
    await this.#withFile('setup.properties', login, (client) =>
      this.#withFile('services.properties', `SCRAM-SHA-512=password=${this.password}\n`, (added) => {
        const broker = ['--bootstrap-server', `127.0.0.1:${port}`, '--command-config', client];
        const user = ['--entity-type', 'users', '--entity-name', KAFKA_USER];
        const change = ['--alter', '--add-config-file', added];
        const args = java([...TOOL_FLAGS, 'kafka.admin.ConfigCommand', ...broker, ...change, ...user]);
        return run(program, args, { timeoutMs: TOOL_TIMEOUT_MS });
      }),
    );
    await this.#note();
  }

  async #note() {
    await writeFile(this.mark, this.hash, { mode: 0o600 });
  }

  /** @param {string} name @param {string} text @param {(file: string) => Promise<unknown>} use */
  async #withFile(name, text, use) {
    const file = join(this.folder, name);
    await writeFile(file, text, { mode: 0o600 });
    await use(file).finally(() => rm(file, { force: true }));
  }
}
