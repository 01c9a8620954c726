import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

const POLL_INTERVAL_MS = 1_000;
/** The same limit as for other stalled connections. */
const SILENT_SECONDS = 30;

/** Detects a service that neither reads a body nor sends a sign for too long: it may be frozen. Slow senders are handled elsewhere. */
export class UploadWatch {
  /** Counted in checks instead of clock time, so that a suspension of this process does not count against the service. */
  private seconds = 0;
  private bytesBefore = 0;
  private readonly timer: NodeJS.Timeout;

  /**
   * @param request whose body is sent on
   * @param body the stream of it that the service takes
   * @param onSilence called every second from then on
   */
  constructor(
    private readonly request: IncomingMessage,
    private readonly body: Readable,
    onSilence: () => void,
  ) {
    this.timer = setInterval(() => {
      this.seconds = this.hasMoved() ? 0 : this.seconds + 1;
      if (this.seconds >= SILENT_SECONDS) onSilence();
    }, POLL_INTERVAL_MS);
  }

  /** Call it when the service sends an interim answer: restarts the limit. */
  sign(): void {
    this.seconds = 0;
  }

  end(): void {
    clearInterval(this.timer);
  }

  private hasMoved(): boolean {
    const { bytesRead } = this.request.socket;
    const isTaken = bytesRead !== this.bytesBefore;
    this.bytesBefore = bytesRead;
    const isWaitedFor = this.body.readableEnded || this.body.readableLength >= this.body.readableHighWaterMark;
    return isTaken || !isWaitedFor;
  }
}
