import { alertAdvice } from './alerts/alerts.advice.js';
import { authAdvice } from './auth/auth.advice.js';
import { bankAdvice } from './banks/banks.advice.js';
import { keyAdvice } from './keys/keys.advice.js';
import { logAdvice } from './logs/log.advice.js';
import type { ProblemCode } from './problem.js';
import { requestAdvice } from './request.advice.js';
import { userAdvice } from './users/users.advice.js';
import { validationAdvice } from './validation/validation.advice.js';

/** What the page of a problem says beside its sentence; German, for people who see it and for those who program against it. */
export interface Advice {
  readonly happened: string;
  readonly todo: string;
}

/** The advice on a list of problems; a code without one does not compile. */
export type AdviceOn<List> = Readonly<Record<keyof List, Advice>>;

/** One page for each problem code. Not at the package's door: only the page itself loads so many words. */
export const adviceOnProblems: Readonly<Record<ProblemCode, Advice>> = {
  ...requestAdvice,
  ...authAdvice,
  ...userAdvice,
  ...keyAdvice,
  ...alertAdvice,
  ...validationAdvice,
  ...bankAdvice,
  ...logAdvice,
};
