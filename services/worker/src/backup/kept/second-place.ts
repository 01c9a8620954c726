import { execFile } from 'node:child_process';
import { homedir } from 'node:os';
import { promisify } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import { WorkerConfig } from '../../config.js';

const LIMIT_MS = 30 * 60_000;
const MAX_OUTPUT_BYTES = 65_536;
const MAX_SENTENCE = 300;

/** What a foreign program may know of ours: none of our secrets. */
const env = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: homedir(), LANG: 'C.UTF-8' };

/** Takes backups to a second place, by the operator's command. */
@Injectable()
export class SecondPlace {
  private readonly logger = new Logger(SecondPlace.name);
  private readonly command: readonly string[];

  constructor({ BACKUP_COMMAND = '' }: WorkerConfig) {
    this.command = BACKUP_COMMAND.split(' ').filter(Boolean);
  }

  get isSet(): boolean {
    return this.command.length > 0;
  }

  /**
   * Runs the command without a shell, the file's path behind its arguments.
   * @returns German: why it failed; null: it worked, or there is none
   */
  async take(path: string): Promise<string | null> {
    const [program, ...args] = this.command;
    if (program === undefined) return null;
    try {
      const limits = { timeout: LIMIT_MS, killSignal: 'SIGKILL', maxBuffer: MAX_OUTPUT_BYTES } as const;
      await promisify(execFile)(program, [...args, path], { ...limits, env });
      return null;
    } catch (error) {
      this.logger.warn(`the command for the second place failed: ${(error as Error).message}`);
      return failureOf(error as FailedCommand);
    }
  }
}

interface FailedCommand {
  readonly code?: number | string | null;
  readonly killed?: boolean;
  readonly stderr?: string;
}

function failureOf({ code, killed, stderr = '' }: FailedCommand): string {
  if (killed) return `Der Befehl für den zweiten Ort wurde nach ${LIMIT_MS / 60_000} Minuten beendet.`;
  if (typeof code !== 'number') return 'Der Befehl für den zweiten Ort ließ sich nicht ausführen.';
  const said = stderr.trim().split('\n').at(-1) ?? '';
  return `Der Befehl für den zweiten Ort endete mit ${code}${said && `: ${said}`}`.slice(0, MAX_SENTENCE);
}
