import { alertProblems } from './alerts/alerts.problems.js';
import { authProblems } from './auth/auth.problems.js';
import { siteProblems } from './content/homepage/homepage.problems.js';
import { pageProblems } from './content/pages/pages.problems.js';
import { backupProblems } from './backups/backups.problems.js';
import { jobProblems } from './jobs/jobs.problems.js';
import { bankProblems } from './banks/banks.problems.js';
import { fileJobProblems } from './files/file-jobs.problems.js';
import { keyProblems } from './keys/keys.problems.js';
import { logProblems } from './logs/log.problems.js';
import { liveProblems } from './logs/live.problems.js';
import type { Problems } from './problems/problem-definition.js';
import { requestProblems } from './problems/request.problems.js';
import { userProblems } from './users/users.problems.js';
import { validationProblems } from './validation/validation.problems.js';

/** Every problem code of this product. Codes are stable; texts may change. */
export const problems = {
  ...requestProblems,
  ...authProblems,
  ...userProblems,
  ...keyProblems,
  ...alertProblems,
  ...validationProblems,
  ...fileJobProblems,
  ...bankProblems,
  ...logProblems,
  ...liveProblems,
  ...pageProblems,
  ...siteProblems,
  ...jobProblems,
  ...backupProblems,
} as const satisfies Problems;

export type ProblemCode = keyof typeof problems;

export type ProblemStatus = (typeof problems)[ProblemCode]['status'];
