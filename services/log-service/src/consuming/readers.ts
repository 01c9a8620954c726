/** Names of this service's event readers, used in consumer groups and metrics. */
export const REQUESTS_READER = 'requests';
export const KEYS_READER = 'keys';
export const JOBS_READER = 'jobs';
