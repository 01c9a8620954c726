import { one } from '../answer.js';
import { endpoint } from '../endpoint.js';
import { LogRetention, RetentionOverview } from './retention.js';

const retention = { service: 'worker', access: 'admin', path: '/api/admin/database/retention' } as const;

export const readRetention = endpoint({
  ...retention,
  method: 'GET',
  polled: true,
  answer: one(RetentionOverview),
  problems: [],
});
export const saveRetention = endpoint({
  ...retention,
  method: 'PUT',
  body: LogRetention,
  answer: one(RetentionOverview),
  problems: [],
});
