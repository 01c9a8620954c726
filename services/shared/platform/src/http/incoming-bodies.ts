import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Problem } from '@pruefer/contracts';
import { ignoresResponse, isBelowMinRate, isOverdue, LONG_BODY_CHECK_SECONDS } from './body-deadline.js';

type Incoming = Pick<IncomingMessage, 'headers' | 'socket'>;

interface Reception {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  progress?: Progress;
  /** The body has no total limit, only a minimum rate. */
  isLong?: true;
}

interface Progress {
  /** Total bytes of the connection at the previous check. */
  bytesBefore: number;
  /** Counted in checks, so that a pause of this process does not count against the sender. */
  seconds: number;
  secondsSinceResponse: number;
}

const POLL_INTERVAL_MS = 1_000;
/** No body is larger. More bytes without a size error are chunk sizes and chunk extensions. */
const MAX_BYTES_ON_THE_LINE = 1_024 * 1_024;
const RETRY_AFTER_SECONDS = 1;

/**
 * Ends requests with slow bodies (docs/SECURITY.md D9). A body that arrives with its headers only costs a map entry: checks start
 * after a second, and without open bodies no timer runs.
 */
export class IncomingBodies {
  private readonly receptions = new Map<Socket, Reception>();
  private nextPoll: NodeJS.Timeout | undefined;
  private getSender: (request: Incoming) => string = () => '';
  private maxPerSender = Infinity;

  /** Limits how many slow bodies a sender may have in progress. */
  limitPerSender(getSender: (request: Incoming) => string, max: number): void {
    this.getSender = getSender;
    this.maxPerSender = max;
  }

  watch(request: IncomingMessage, response: ServerResponse): void {
    this.receptions.set(request.socket, { request, response });
    this.nextPoll ??= setTimeout(() => this.poll(), POLL_INTERVAL_MS).unref();
  }

  /** Replaces the time limit of a body by a minimum rate. */
  allowLong({ socket }: IncomingMessage): void {
    const reception = this.receptions.get(socket);
    if (!reception) return;
    reception.isLong = true;
    delete reception.progress;
  }

  mayTakeLong(socket: Socket): boolean {
    return this.receptions.get(socket)?.isLong ?? false;
  }

  private poll(): void {
    const openBySender = new Map<string, number>();
    for (const [socket, reception] of this.receptions) {
      if (socket.destroyed || reception.request.complete) this.receptions.delete(socket);
      else this.judge(reception, openBySender);
    }
    this.nextPoll = this.receptions.size === 0 ? undefined : setTimeout(() => this.poll(), POLL_INTERVAL_MS).unref();
  }

  private judge(reception: Reception, openBySender: Map<string, number>): void {
    const { request, progress } = reception;
    const { bytesRead } = request.socket;
    if (!progress) return void (reception.progress = { bytesBefore: bytesRead, seconds: 0, secondsSinceResponse: 0 });
    const problem = reception.isLong
      ? findLongBodyProblem(reception, progress)
      : findProblem(request, ++progress.seconds, bytesRead - progress.bytesBefore);
    if (problem) return end(reception, problem);
    const sender = this.getSender(request);
    const open = (openBySender.get(sender) ?? 0) + 1;
    openBySender.set(sender, open);
    if (open > this.maxPerSender)
      end(reception, new Problem('too_many_open_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
  }
}

function findProblem({ headers }: Incoming, seconds: number, receivedBytes: number): Problem | undefined {
  if (isOverdue(seconds, receivedBytes)) return new Problem('request_timeout');
  const isEndless = headers['transfer-encoding'] !== undefined && receivedBytes > MAX_BYTES_ON_THE_LINE;
  return isEndless ? new Problem('invalid_request') : undefined;
}

function findLongBodyProblem({ request, response }: Reception, progress: Progress): Problem | undefined {
  if (response.writableFinished && ignoresResponse(++progress.secondsSinceResponse))
    return new Problem('request_timeout');
  // Unread data is waiting for our own reader, not for the sender.
  if (request.readableLength >= request.readableHighWaterMark) return undefined;
  if (++progress.seconds < LONG_BODY_CHECK_SECONDS) return undefined;
  const { bytesRead } = request.socket;
  const isTooSlow = isBelowMinRate(bytesRead - progress.bytesBefore);
  Object.assign(progress, { bytesBefore: bytesRead, seconds: 0 });
  return isTooSlow ? new Problem('request_timeout') : undefined;
}

/** Fails the reader of a body, which then answers and closes. Without a reader the answer was already sent, or a hook is still running. */
function end({ request, response }: Reception, problem: Problem): void {
  if (response.headersSent) request.socket.destroy();
  else if (request.listenerCount('error') > 0) request.emit('error', problem);
}
