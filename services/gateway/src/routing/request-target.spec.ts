import { Problem } from '@pruefer/contracts';
import { forwardedTarget } from './request-target.js';

describe('forwardedTarget', () => {
  it.each([
    ['/api/v1/banks/DE/37040044', '/api/v1/banks/DE/37040044', ''],
    ['/api/users?search=%20x', '/api/users', 'search=%20x'],
    ['/api/users?', '/api/users', ''],
    ['/api/users?x=%zz', '/api/users', 'x=%zz'],
    ['/api/users?x=../..\\?y#z', '/api/users', 'x=../..\\?y#z'],
    ['/api/users/a.b%20c%252f', '/api/users/a.b%20c%252f', ''],
  ])('takes %s apart', (url, path, query) => expect(forwardedTarget(url)).toEqual({ path, query }));

  it.each([
    '/api/x\\..\\..\\health\\ready',
    '/api/x\\y',
    '/api/x%5c..%5Chealth',
    '/api/x/../../health/ready',
    '/api/x/.',
    '/api/x/./y',
    '/api/x/..',
    '/api/x/..y',
    '/api/x../y',
    '/api/x/%2e%2E/health',
    '/api/x/.%2e/health',
    '/api/x%2f..%2Fhealth',
    '/api/x%2fy',
    '/api/x#/../health',
    '/api/"x"',
    '/api/ä',
    'http://elsewhere.example/api/x',
    'https://elsewhere.example:99999/api/x',
    '',
  ])('A4: refuses %p, which another server may read as another path', (url) => {
    expect(() => forwardedTarget(url)).toThrow(new Problem('not_found'));
  });
});
