import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';
import { untilAborted } from '../until-aborted.js';
import type { EncodedImage, EncoderAnswer } from './encoded-image.js';

const program = fileURLToPath(new URL('encode-image.main.js', import.meta.url));
/** Limit for one image on a busy machine. The decoder also limits its processor time. */
const TIMEOUT_MS = 16_000;
/** Longest wait in the queue; both limits together are below `uploadImage.responseTimeoutMs`. */
const WAIT_TIMEOUT_MS = 10_000;
/**
 * Gives the encoder about a quarter of the processor on a busy machine; with less, the largest images exceed their time
 * limit.
 */
const NICENESS = 5;
/** Maximum number of waiting uploads; each keeps its file in memory. */
const MAX_WAITING = 4;
const RETRY_AFTER_SECONDS = 5;

/**
 * Decodes each upload in a separate process, one after the other. A hostile file can harm only that process, all its
 * memory is freed, and no process runs without uploads.
 */
@Injectable()
export class ImageEncoder implements OnModuleDestroy {
  private readonly logger = new Logger(ImageEncoder.name);
  private last: Promise<void> = Promise.resolve();
  private waitingCount = 0;
  private current: ChildProcess | undefined;
  private isClosing = false;

  /**
   * @param signal aborted when the caller disconnects: a waiting file leaves the queue, a running decoder is killed
   * @throws Problem `image_type_unsupported`, `image_too_large`, `image_unreadable`; `image_too_slow` after the time
   * limit; `unavailable` when the queue is full, the wait is too long, or the caller disconnected
   */
  async run(file: Uint8Array, signal?: AbortSignal): Promise<EncodedImage> {
    if (this.waitingCount >= MAX_WAITING) throw encoderUnavailable();
    this.waitingCount++;
    const turn = AbortSignal.any([AbortSignal.timeout(WAIT_TIMEOUT_MS), ...(signal ? [signal] : [])]);
    const previous = this.last;
    let end!: () => void;
    const endOfProcess = new Promise<void>((resolve) => (end = resolve));
    this.last = previous.then(() => endOfProcess);
    try {
      await untilAborted(previous, turn, { unavailable: encoderUnavailable });
      if (this.isClosing || signal?.aborted) throw encoderUnavailable();
      return toEncodedImage(await this.encode(file, signal));
    } finally {
      this.waitingCount--;
      end();
    }
  }

  onModuleDestroy(): void {
    this.isClosing = true;
    this.current?.kill('SIGKILL');
  }

  private async encode(file: Uint8Array, signal?: AbortSignal): Promise<EncoderAnswer> {
    // An empty environment, because ours contains passwords.
    const child = fork(program, { env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    this.current = child;
    // Lower priority than the checks of customers.
    if (child.pid !== undefined) setPriority(child.pid, NICENESS);
    const kill = () => void child.kill('SIGKILL');
    const late = setTimeout(kill, TIMEOUT_MS);
    signal?.addEventListener('abort', kill, { once: true });
    try {
      return await this.readAnswer(child, file);
    } finally {
      clearTimeout(late);
      signal?.removeEventListener('abort', kill);
      kill();
    }
  }

  private readAnswer(child: ChildProcess, file: Uint8Array): Promise<EncoderAnswer> {
    return new Promise((resolve, reject) => {
      const onExit = (code: number | null, signal: NodeJS.Signals | null) => {
        this.logger.warn({ msg: 'an image has ended its decoder', code, signal });
        // Ended from outside: by the limit of time, or by a machine without memory. Of the image that says nothing.
        resolve({ kind: 'refused', errorCode: signal === 'SIGKILL' ? 'image_too_slow' : 'image_unreadable' });
      };
      child.once('exit', onExit).once('error', reject);
      child.once('message', (answer) => {
        child.off('exit', onExit);
        resolve(answer as EncoderAnswer);
      });
      // A failed send is ignored: the exit event reports a dead decoder.
      child.send(file, () => undefined);
    });
  }
}

function encoderUnavailable(): Problem {
  return new Problem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

function toEncodedImage(answer: EncoderAnswer): EncodedImage {
  if (answer.kind === 'refused')
    throw new Problem(
      answer.errorCode,
      answer.errorCode === 'image_too_slow' ? { retryAfterSeconds: RETRY_AFTER_SECONDS } : {},
    );
  return answer.image;
}
