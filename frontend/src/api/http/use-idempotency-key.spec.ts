/** @jest-environment jest-fixed-jsdom */
import { renderHook } from '@testing-library/react';
import { useIdempotencyKey } from './use-idempotency-key.js';

const path = '/api/admin/api-keys';

it('gives the same key for the same call, and another for a different path or body', () => {
  const { keyFor } = renderHook(useIdempotencyKey).result.current;
  const first = keyFor(path, { quota: 1 });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keyFor(path, { quota: 1 })).toBe(first);
  const others = [keyFor(path, { quota: 2 }), keyFor('/other', { quota: 1 }), keyFor(path, undefined)];
  expect(new Set([first, ...others]).size).toBe(4);
});

it('gives another key after the call is done', () => {
  const { keyFor, spend } = renderHook(useIdempotencyKey).result.current;
  const first = keyFor(path, undefined);
  spend();
  expect(keyFor(path, undefined)).not.toBe(first);
});
