import { endpoint, file } from '@pruefer/contracts';
import { declaredMethods } from './declared-methods.js';

const path = '/api/admin/things/:id';
const things = { service: 'cms', response: file('text/plain'), problems: [] } as const;

describe('declaredMethods', () => {
  it('A3: gathers the methods of a path and leaves internal calls out', () => {
    const endpoints = [
      endpoint({ ...things, method: 'GET', path, access: 'manager' }),
      endpoint({ ...things, method: 'PUT', path, access: 'admin' }),
      endpoint({ ...things, method: 'GET', path: '/api/things', access: 'public' }),
      endpoint({ ...things, method: 'POST', path: '/internal/things', access: 'internal' }),
    ];
    expect([...declaredMethods(endpoints)]).toEqual([
      [path, ['GET', 'HEAD', 'PUT']],
      ['/api/things', ['GET', 'HEAD']],
    ]);
  });
});
