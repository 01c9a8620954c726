import { Injectable } from '@nestjs/common';
import { Problem, type ProblemCode } from '@pruefer/contracts';
import { type Actor, answerOnce } from '@pruefer/platform';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';

/** Database constraints and their problems, in case a use case violates one. */
const problemOfConstraint: Readonly<Record<string, ProblemCode>> = {
  order_booked_once: 'order_already_booked',
  contract_quota_range: 'quota_too_large',
  contract_used_within_quota: 'quota_below_used',
  key_renewed_once: 'key_already_renewed',
  booking_reversed_once: 'booking_already_reversed',
};

/** Runs an action with its events, its audit row and the stored answer for repeats in one transaction. */
@Injectable()
export class Transactions {
  constructor(private readonly database: DataSource) {}

  /**
   * @param work must lock the contract's row before reading it, like charging
   * @param toStoredAnswer converts the answer to the form stored for repeats
   * @throws Problem of the work, `idempotency_in_progress`, `idempotency_key_reused`
   */
  async run<Answer extends object>(
    { repeatable }: Actor,
    work: (manager: EntityManager) => Promise<Answer>,
    toStoredAnswer?: (answer: Answer) => Answer,
  ): Promise<Answer> {
    try {
      return await this.database.transaction((manager) =>
        answerOnce(manager, 'keys', repeatable, () => work(manager), toStoredAnswer),
      );
    } catch (error) {
      throw findProblem(error) ?? error;
    }
  }
}

function findProblem(error: unknown): Problem | undefined {
  if (!(error instanceof QueryFailedError)) return undefined;
  const { constraint = '' } = error.driverError as { constraint?: string };
  const code = problemOfConstraint[constraint];
  return code && new Problem(code);
}
