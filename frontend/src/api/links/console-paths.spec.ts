import {
  contractRequestsPath,
  keyPath,
  keysPath,
  logsPath,
  nearlyUsedUpKeysPath,
  requestsPath,
} from './console-paths.js';

it.each([
  [logsPath(), '/admin/logs'],
  [logsPath({ startDate: '2026-11-21', statusCode: '200' }), '/admin/logs?startDate=2026-11-21&statusCode=200'],
  [requestsPath('key-1'), '/admin/logs?apiKeyId=key-1'],
  [requestsPath(null, '30d'), '/admin/logs?apiKeyId=public&range=30d'],
  [contractRequestsPath('key-1'), '/admin/logs?contractOf=key-1&range=30d'],
  [keyPath('a&b'), '/admin/api-keys?key=a%26b'],
  [nearlyUsedUpKeysPath(), '/admin/api-keys?status=active&usedFrom=80&sort=-share'],
  [nearlyUsedUpKeysPath('90'), '/admin/api-keys?status=active&usedFrom=90&sort=-share'],
  [keysPath({ status: 'active' }), '/admin/api-keys?status=active'],
])('%s', (address, expected) => expect(address).toBe(expected));
