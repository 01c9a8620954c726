import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '@pruefer/contracts';
import { isCreeping, isDeaf, isOverdue, LONG_BODY_LOOK_SECONDS } from './body-deadline.js';

/** What a request that is not complete tells about its sender. */
export type Incoming = Pick<IncomingMessage, 'headers' | 'socket'>;

interface Reception {
  readonly request: IncomingMessage;
  readonly answer: ServerResponse;
  /** Since the first look at it; undefined before that. */
  progress?: Progress;
  /** It may take as long as it needs, as long as it comes. */
  isLong?: true;
}

interface Progress {
  /** What the connection had received in all. */
  bytesBefore: number;
  /** Counted by looks and not by the clock: while this process stood still, nobody was slow but itself. */
  seconds: number;
  /** Since the answer has left. */
  secondsSinceAnswer: number;
}

const LOOK_EVERY_MS = 1_000;
/** No body is larger. What goes on beyond it without being refused for its size consists of chunk sizes and their extensions. */
const MOST_BYTES_ON_THE_LINE = 1_024 * 1_024;
const RETRY_AFTER_SECONDS = 1;

/**
 * Ends requests whose body does not come (docs/SECURITY.md D9). Bodies that come with their headers cost an entry in a map: nothing is
 * looked at before a second has passed, and without open bodies no timer runs.
 */
export class IncomingBodies {
  private readonly receptions = new Map<Socket, Reception>();
  private nextLook: NodeJS.Timeout | undefined;
  private senderOf: (request: Incoming) => string = () => '';
  private mostPerSender = Infinity;

  /** Lets no sender have more than so many bodies on the way that take longer than a second or two. */
  limitPerSender(senderOf: (request: Incoming) => string, most: number): void {
    this.senderOf = senderOf;
    this.mostPerSender = most;
  }

  /** Watches a request whose headers are there and whose body is not. */
  watch(request: IncomingMessage, answer: ServerResponse): void {
    this.receptions.set(request.socket, { request, answer });
    this.nextLook ??= setTimeout(() => this.look(), LOOK_EVERY_MS).unref();
  }

  /** Lets the body of a request take longer than all others, at a rate of its own. */
  allowLong({ socket }: IncomingMessage): void {
    const reception = this.receptions.get(socket);
    if (!reception) return;
    reception.isLong = true;
    delete reception.progress;
  }

  /** Whether the body that a connection brings may take longer than others. */
  mayTakeLong(socket: Socket): boolean {
    return this.receptions.get(socket)?.isLong ?? false;
  }

  private look(): void {
    const openBySender = new Map<string, number>();
    for (const [socket, reception] of this.receptions) {
      if (socket.destroyed || reception.request.complete) this.receptions.delete(socket);
      else this.judge(reception, openBySender);
    }
    this.nextLook = this.receptions.size === 0 ? undefined : setTimeout(() => this.look(), LOOK_EVERY_MS).unref();
  }

  private judge(reception: Reception, openBySender: Map<string, number>): void {
    const { request, progress } = reception;
    const { bytesRead } = request.socket;
    if (!progress) return void (reception.progress = { bytesBefore: bytesRead, seconds: 0, secondsSinceAnswer: 0 });
    const fault = reception.isLong
      ? longFaultOf(reception, progress)
      : faultOf(request, ++progress.seconds, bytesRead - progress.bytesBefore);
    if (fault) return end(reception, fault);
    const sender = this.senderOf(request);
    const open = (openBySender.get(sender) ?? 0) + 1;
    openBySender.set(sender, open);
    if (open > this.mostPerSender)
      end(reception, new Problem('too_many_open_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
  }
}

function faultOf({ headers }: Incoming, seconds: number, receivedBytes: number): Problem | undefined {
  if (isOverdue(seconds, receivedBytes)) return new Problem('request_timeout');
  const isEndless = headers['transfer-encoding'] !== undefined && receivedBytes > MOST_BYTES_ON_THE_LINE;
  return isEndless ? new Problem('invalid_request') : undefined;
}

function longFaultOf({ request, answer }: Reception, progress: Progress): Problem | undefined {
  if (answer.writableFinished && isDeaf(++progress.secondsSinceAnswer)) return new Problem('request_timeout');
  // What lies here unread is not its sender's fault.
  if (request.readableLength >= request.readableHighWaterMark) return undefined;
  if (++progress.seconds < LONG_BODY_LOOK_SECONDS) return undefined;
  const { bytesRead } = request.socket;
  const isTooSlow = isCreeping(bytesRead - progress.bytesBefore);
  Object.assign(progress, { bytesBefore: bytesRead, seconds: 0 });
  return isTooSlow ? new Problem('request_timeout') : undefined;
}

/** Fails the reader of a body, who answers and closes. Without one the answer is given already, or a hook still works on it. */
function end({ request, answer }: Reception, problem: Problem): void {
  if (answer.headersSent) request.socket.destroy();
  else if (request.listenerCount('error') > 0) request.emit('error', problem);
}
