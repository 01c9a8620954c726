import { Injectable } from '@nestjs/common';
import { Problem } from '@pruefer/contracts';

/** Half of the connections to a service; the other half remains for other addresses. */
const OPEN_PER_ADDRESS = 32;
/** More than any burst of a customer or an office behind one address. */
const WAITING_PER_ADDRESS = 512;
const WAIT_TIMEOUT_MS = 2_000;
const RETRY_AFTER_SECONDS = 1;

interface AddressCalls {
  open: number;
  /** Oldest first. */
  readonly waiters: Set<() => void>;
}

/**
 * Limits the forwarded calls of one address that run at the same time; further calls wait for a place (docs/SECURITY.md D9). Checks are not
 * forwarded and have their own queue (`WaitingRoom`).
 */
@Injectable()
export class OpenCalls {
  private readonly byAddress = new Map<string, AddressCalls>();

  /**
   * Waits for a place.
   * @param bucket key of the limits, from `Caller`
   * @returns function that frees the place; call it once
   * @throws Problem `too_many_open_requests`
   */
  async enter(bucket: string): Promise<() => void> {
    const calls = this.ensureCalls(bucket);
    if (calls.open < OPEN_PER_ADDRESS) calls.open++;
    else await waitForPlace(calls);
    return () => this.leave(bucket, calls);
  }

  private ensureCalls(bucket: string): AddressCalls {
    const calls = this.byAddress.get(bucket) ?? { open: 0, waiters: new Set() };
    this.byAddress.set(bucket, calls);
    return calls;
  }

  private leave(bucket: string, calls: AddressCalls): void {
    const [next] = calls.waiters;
    if (next) next();
    else if (--calls.open === 0) this.byAddress.delete(bucket);
  }
}

/** Waits until another call frees its place, for `WAIT_TIMEOUT_MS` at most. */
function waitForPlace({ waiters }: AddressCalls): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      waiters.delete(enter);
      reject(new Problem('too_many_open_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    };
    const enter = () => {
      clearTimeout(limit);
      waiters.delete(enter);
      resolve();
    };
    const limit = setTimeout(giveUp, waiters.size < WAITING_PER_ADDRESS ? WAIT_TIMEOUT_MS : 0);
    waiters.add(enter);
  });
}
