import { file } from './definition/response-kinds.js';
import { endpoint } from './definition/endpoint.js';

const description = {
  tag: 'Beschreibung',
  method: 'GET',
  service: 'gateway',
  conditional: true,
  compressed: true,
  response: file('application/json; charset=utf-8'),
  problems: [],
} as const;

/** OpenAPI 3.1 description of the calls for visitors and customers. */
export const readApiDescription = endpoint({
  ...description,
  title: 'Beschreibung der API für Kunden',
  path: '/api/openapi.json',
  access: 'public',
});
/** OpenAPI 3.1 description of all calls except internal ones. */
export const readAdminApiDescription = endpoint({
  ...description,
  title: 'Beschreibung aller Aufrufe',
  path: '/api/admin/openapi.json',
  access: 'manager',
});
