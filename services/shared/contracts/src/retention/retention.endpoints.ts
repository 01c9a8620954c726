import { one } from '../definition/response-kinds.js';
import { endpoint } from '../definition/endpoint.js';
import { LogRetention, RetentionOverview } from './retention.js';

const retention = {
  tag: 'Datenbank',
  service: 'worker',
  access: 'admin',
  path: '/api/admin/database/retention',
} as const;

export const readRetention = endpoint({
  ...retention,
  title: 'Aufbewahrung der Daten',
  method: 'GET',
  polled: true,
  response: one(RetentionOverview),
  problems: [],
});
export const saveRetention = endpoint({
  ...retention,
  title: 'Aufbewahrung der Logs ändern',
  method: 'PUT',
  body: LogRetention,
  response: one(RetentionOverview),
  problems: [],
});
