import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { homedir } from 'node:os';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { WorkerConfig } from '../../config.js';

const TIMEOUT_MS = 30 * 60_000;
/** Maximum kept length of the program's error output; only its end is kept. */
const MAX_CHARACTERS = 65_536;
const MAX_SENTENCE = 300;

/** Environment for the operator's program, without our secrets. */
const env = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: homedir(), LANG: 'C.UTF-8' };

/** Copies backups to another location, by the operator's command. */
@Injectable()
export class OffsiteCopy {
  private readonly logger = new Logger(OffsiteCopy.name);
  private readonly command: readonly string[];

  constructor(@Inject(WorkerConfig) { BACKUP_COMMAND = '' }: Pick<WorkerConfig, 'BACKUP_COMMAND'>) {
    this.command = BACKUP_COMMAND.split(' ').filter(Boolean);
  }

  /** Whether the operator has configured a command. */
  get isSet(): boolean {
    return this.command.length > 0;
  }

  /**
   * Runs the command without a shell, with the file's path as the last argument.
   * @returns German: why it failed; null: it succeeded, or no command is configured
   */
  async make(path: string): Promise<string | null> {
    const [program, ...args] = this.command;
    if (program === undefined) return null;
    const failure = await runProgram(program, [...args, path]).then(describeFailure, (error: Error) => {
      this.logger.warn(`the command for the offsite copy cannot be run: ${error.message}`);
      return 'Der Befehl für den zweiten Ort ließ sich nicht ausführen.';
    });
    if (failure !== null) this.logger.warn(`the command for the offsite copy failed: ${failure}`);
    return failure;
  }
}

interface Ending {
  readonly code: number | null;
  readonly signal: string | null;
  readonly isLate: boolean;
  /** End of its error output. */
  readonly errorOutput: string;
}

/**
 * Runs a program and kills it after `TIMEOUT_MS`. Its error output may have any length, because copying programs report progress.
 * @throws Error when it cannot be run
 */
async function runProgram(program: string, args: readonly string[]): Promise<Ending> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let errorOutput = '';
  let isLate = false;
  child.stderr
    .setEncoding('utf8')
    .on('data', (text: string) => (errorOutput = (errorOutput + text).slice(-MAX_CHARACTERS)));
  const limit = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
    // Child processes of the command may hold it open.
    child.stderr.destroy();
  }, TIMEOUT_MS);
  try {
    const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
    return { code, signal, isLate, errorOutput };
  } finally {
    clearTimeout(limit);
  }
}

function describeFailure({ code, signal, isLate, errorOutput }: Ending): string | null {
  if (isLate) return `Der Befehl für den zweiten Ort wurde nach ${TIMEOUT_MS / 60_000} Minuten beendet.`;
  if (code === 0) return null;
  const ending = code === null ? `wurde durch ${signal} beendet` : `endete mit ${code}`;
  const last = errorOutput.trim().split('\n').at(-1) ?? '';
  return `Der Befehl für den zweiten Ort ${ending}${last && `: ${last}`}`.slice(0, MAX_SENTENCE);
}
