/** The names of this service's readers of events: of their consumer groups and in its metrics. */
export const REQUESTS_READER = 'requests';
export const KEYS_READER = 'keys';
export const JOBS_READER = 'jobs';
