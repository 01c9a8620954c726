import type { Advice } from './problems/advice.js';
import { alertAdvice } from './alerts/alerts.advice.js';
import { authAdvice } from './auth/auth.advice.js';
import { bankAdvice } from './banks/banks.advice.js';
import { siteAdvice } from './content/homepage/homepage.advice.js';
import { pageAdvice } from './content/pages/pages.advice.js';
import { backupAdvice } from './backups/backups.advice.js';
import { jobAdvice } from './jobs/jobs.advice.js';
import { fileJobAdvice } from './files/file-jobs.advice.js';
import { keyAdvice } from './keys/keys.advice.js';
import { logAdvice } from './logs/log.advice.js';
import type { ProblemCode } from './problems.js';
import { requestAdvice } from './problems/request.advice.js';
import { userAdvice } from './users/users.advice.js';
import { validationAdvice } from './validation/validation.advice.js';

/** One page for each problem code. Not exported by the package's index, so that only that page loads these texts. */
export const adviceOnProblems: Readonly<Record<ProblemCode, Advice>> = {
  ...requestAdvice,
  ...authAdvice,
  ...userAdvice,
  ...keyAdvice,
  ...alertAdvice,
  ...validationAdvice,
  ...fileJobAdvice,
  ...bankAdvice,
  ...logAdvice,
  ...pageAdvice,
  ...siteAdvice,
  ...jobAdvice,
  ...backupAdvice,
};
