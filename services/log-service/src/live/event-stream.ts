import { Readable } from 'node:stream';
import type { Principal } from '@pruefer/platform';

/** What may wait in memory for one slow reader; it gets everything anew when it comes back. */
const MOST_WAITING_BYTES = 256 * 1_024;
/** So long a reader has to take what it was sent before its stream ends. */
const LAST_WORDS_MS = 250;

/** Who reads. */
export type StreamReader = Pick<Principal, 'userId' | 'sessionId' | 'role'>;

/** One open answer of the event stream. */
export class EventStream {
  /** What the caller reads. */
  readonly body = new Readable({ read: () => undefined });

  private isEnding = false;

  /** How often in a row nobody could tell whether its session lives. */
  failedLooks = 0;

  constructor(readonly principal: StreamReader) {}

  /** Sends a text of whole events; cuts a reader off that does not take what it was sent. */
  send(text: string): void {
    if (this.body.destroyed || this.isEnding) return;
    this.body.push(text);
    if (this.body.readableLength > MOST_WAITING_BYTES) this.body.destroy();
  }

  /** Ends the answer in order, and in any case. */
  end(): void {
    if (this.body.destroyed || this.isEnding) return;
    this.isEnding = true;
    this.body.push(null);
    setTimeout(() => this.body.destroy(), LAST_WORDS_MS).unref();
  }
}

/** One event as it goes over the line. */
export function eventText(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Says nothing but that the connection lives. */
export const COMMENT = ':\n\n';
