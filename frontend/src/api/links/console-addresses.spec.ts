import {
  keyAddress,
  keysAddress,
  logsAddress,
  nearlyUsedUpKeysAddress,
  requestsAddress,
  contractRequestsAddress,
} from './console-addresses.js';

it.each([
  [logsAddress(), '/admin/logs'],
  [logsAddress({ startDate: '2026-11-21', statusCode: '200' }), '/admin/logs?startDate=2026-11-21&statusCode=200'],
  [requestsAddress('key-1'), '/admin/logs?apiKeyId=key-1'],
  [requestsAddress(null, '30d'), '/admin/logs?apiKeyId=public&range=30d'],
  [contractRequestsAddress('key-1'), '/admin/logs?contractOf=key-1&range=30d'],
  [keyAddress('a&b'), '/admin/api-keys?key=a%26b'],
  [nearlyUsedUpKeysAddress(), '/admin/api-keys?status=active&usedFrom=80&sort=-share'],
  [nearlyUsedUpKeysAddress('90'), '/admin/api-keys?status=active&usedFrom=90&sort=-share'],
  [keysAddress({ status: 'active' }), '/admin/api-keys?status=active'],
])('%s', (address, expected) => expect(address).toBe(expected));
