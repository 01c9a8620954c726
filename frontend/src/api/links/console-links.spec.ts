import {
  detailsOfKey,
  keysAddress,
  logsAddress,
  nearlyUsedUpKeys,
  requestsOf,
  requestsOfContract,
} from './console-links.js';

it.each([
  [logsAddress(), '/admin/logs'],
  [logsAddress({ startDate: '2026-11-21', statusCode: '200' }), '/admin/logs?startDate=2026-11-21&statusCode=200'],
  [requestsOf('key-1'), '/admin/logs?apiKeyId=key-1'],
  [requestsOf(null, '30d'), '/admin/logs?apiKeyId=public&range=30d'],
  [requestsOfContract('key-1'), '/admin/logs?contractOf=key-1&range=30d'],
  [detailsOfKey('a&b'), '/admin/api-keys?key=a%26b'],
  [nearlyUsedUpKeys(), '/admin/api-keys?status=active&usedFrom=80&sort=-share'],
  [nearlyUsedUpKeys('90'), '/admin/api-keys?status=active&usedFrom=90&sort=-share'],
  [keysAddress({ status: 'active' }), '/admin/api-keys?status=active'],
])('%s', (address, expected) => expect(address).toBe(expected));
