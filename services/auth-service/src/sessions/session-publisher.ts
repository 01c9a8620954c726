/** Publishes session changes after a use case's transaction has committed. */
export abstract class SessionPublisher {
  /** Publishes changed sessions to the guards; never fails: a missed change is published at the next turn. */
  abstract push(): Promise<void>;
}

/** Used by the operator's command line, because the running service finds the changes within half a second. */
export class NoopSessionPublisher extends SessionPublisher {
  async push(): Promise<void> {
    // Nothing to do here.
  }
}
