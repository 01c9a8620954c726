import { keysAddress, logsAddress, requestsOf, requestsOfContract } from './console-links.js';

it.each([
  [logsAddress(), '/admin/logs'],
  [logsAddress({ startDate: '2026-11-21', statusCode: '200' }), '/admin/logs?startDate=2026-11-21&statusCode=200'],
  [requestsOf('key-1'), '/admin/logs?apiKeyId=key-1'],
  [requestsOf(null, '30d'), '/admin/logs?apiKeyId=public&range=30d'],
  [requestsOfContract('key-1'), '/admin/logs?contractOf=key-1&range=30d'],
  [keysAddress({ status: 'active' }), '/admin/api-keys?status=active'],
])('%s', (address, expected) => expect(address).toBe(expected));
