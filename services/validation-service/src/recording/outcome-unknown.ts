import { Problem } from '@pruefer/contracts';

/** No answer came from PostgreSQL, or a record could not be read: a batch that is refused for it may be charged nevertheless. */
export class OutcomeUnknown extends Problem {
  constructor() {
    super('unavailable', { retryAfterSeconds: 1 });
  }
}
