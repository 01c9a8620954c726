import { endpoint } from '@pruefer/contracts';
import { declaredMethods } from './declared-methods.js';

const path = '/api/admin/things/:id';

describe('declaredMethods', () => {
  it('A3: gathers the methods of a path and leaves internal calls out', () => {
    const endpoints = [
      endpoint({ method: 'GET', path, service: 'cms', access: 'manager' }),
      endpoint({ method: 'PUT', path, service: 'cms', access: 'admin' }),
      endpoint({ method: 'GET', path: '/api/things', service: 'cms', access: 'public' }),
      endpoint({ method: 'POST', path: '/internal/things', service: 'cms', access: 'internal' }),
    ];
    expect([...declaredMethods(endpoints)]).toEqual([
      [path, ['GET', 'HEAD', 'PUT']],
      ['/api/things', ['GET', 'HEAD']],
    ]);
  });
});
