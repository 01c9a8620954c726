import { Problem } from '@pruefer/contracts';

/** PostgreSQL did not answer, or a record could not be read: a refused batch may have been charged. */
export class OutcomeUnknown extends Problem {
  constructor() {
    super('unavailable', { retryAfterSeconds: 1 });
  }
}
