import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunningService } from '@pruefer/platform';
import { type ProgramRun, runBuiltProgram, suiteFixture, until } from '@pruefer/testkit';
import { type BatchAnswer, newBatch, ValidationSystem } from './validation-system.js';

/** The site of a suite. Call it before the suite's own hooks. @param program built command line */
export function commandEnvironment(program: string): CommandEnvironment {
  return suiteFixture(
    () => CommandEnvironment.create(program),
    (site) => site.close(),
  );
}

/** A running validation-service, a command line that imports its data, and a folder for files. */
export class CommandEnvironment {
  private constructor(
    private readonly program: string,
    readonly system: ValidationSystem,
    readonly service: RunningService,
    readonly folder: string,
  ) {}

  /** @param program built command line */
  static async create(program: string): Promise<CommandEnvironment> {
    const folder = await mkdtemp(join(tmpdir(), 'command-'));
    const system = await ValidationSystem.create();
    return new CommandEnvironment(program, system, await system.startWithKafka(), folder);
  }

  /** Writes a file of lines. @returns its path */
  async writeLines(name: string, lines: readonly string[], encoding: BufferEncoding = 'utf8'): Promise<string> {
    const path = join(this.folder, name);
    await writeFile(path, `${lines.join('\r\n')}\r\n`, encoding);
    return path;
  }

  /** Runs the command line as `npm run` does. */
  run(words: string[], change: Record<string, string> = {}): Promise<ProgramRun> {
    const { KAFKA_BROKERS = '', KAFKA_TOPIC_PREFIX = '' } = this.system.environment;
    const DATABASE_URL = this.system.database.url('banks', 'service');
    return runBuiltProgram(this.program, words, { DATABASE_URL, KAFKA_BROKERS, KAFKA_TOPIC_PREFIX, ...change });
  }

  /** The running service's current answer. A busy service refuses a batch, which is sent again as a gateway would. */
  async answer(iban: string): Promise<Readonly<Record<string, unknown>>> {
    let line: BatchAnswer['lines'][number] | undefined;
    await until('the check is answered', async () => {
      const answer = await this.system.send(this.service, newBatch([{ iban }])).catch(() => undefined);
      line = answer?.lines[0];
      return line?.status === 200;
    });
    return line!.body;
  }

  async close(): Promise<void> {
    await this.system.close();
    await rm(this.folder, { recursive: true });
  }
}
