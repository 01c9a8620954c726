import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

const LOOK_EVERY_MS = 1_000;
/** As long as any connection of ours may stand still. */
const SILENT_SECONDS = 30;

/**
 * Notices that a service has neither taken anything of a body nor given a sign for too long: it may be frozen instead of gone. A sender who
 * is slow is somebody else's business.
 */
export class UploadWatch {
  /** Counted by looks and not by the clock: while this process stood still, nobody was silent but itself. */
  private seconds = 0;
  private bytesBefore = 0;
  private readonly looks: NodeJS.Timeout;

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
    this.looks = setInterval(() => {
      this.seconds = this.hasMoved() ? 0 : this.seconds + 1;
      if (this.seconds >= SILENT_SECONDS) onSilence();
    }, LOOK_EVERY_MS);
  }

  /** The service has said that it is at work. */
  sign(): void {
    this.seconds = 0;
  }

  end(): void {
    clearInterval(this.looks);
  }

  private hasMoved(): boolean {
    const { bytesRead } = this.request.socket;
    const isTaken = bytesRead !== this.bytesBefore;
    this.bytesBefore = bytesRead;
    const isWaitedFor = this.body.readableEnded || this.body.readableLength >= this.body.readableHighWaterMark;
    return isTaken || !isWaitedFor;
  }
}
