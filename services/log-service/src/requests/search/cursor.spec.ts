import { Problem } from '@pruefer/contracts';
import { formatCursor } from '@pruefer/platform';
import { type Cursor, decodeCursor, encodeCursor } from './cursor.js';

const cursor: Cursor = {
  towards: 'older',
  at: new Date('2026-03-29T00:59:59.999Z'),
  id: '019a9f00-0000-7000-8000-0000000003e7',
  offset: 20_000,
  snapshot: new Date('2026-03-29T01:00:00.000Z'),
  total: 9_007_199_254_740,
  totalIsExact: true,
};

it.each([
  cursor,
  { ...cursor, towards: 'newer' as const },
  { ...cursor, total: 10_000, totalIsExact: false },
  { ...cursor, offset: 0 },
])('comes back unchanged, and fits the contract: %j', (each) => {
  const text = encodeCursor(each);
  expect(decodeCursor(text)).toEqual(each);
  expect(text).toMatch(/^[\w-]{1,200}$/);
});

const formatFields = (fields: unknown[]) => formatCursor(fields.map(String));

it.each([
  'x',
  formatFields(['older', 2, cursor.id, 0, 3, 4]),
  formatFields(['older', 2, cursor.id, 0, 3, 4, 'exact', 1]),
  formatFields(['older', 2, 'no-id', 0, 3, 4, 'exact']),
  formatFields(['older', 'now', cursor.id, 0, 3, 4, 'exact']),
  formatFields(['beside', 2, cursor.id, 0, 3, 4, 'exact']),
  formatFields(['older', '9'.repeat(16), cursor.id, 0, 3, 4, 'exact']),
])('E3: refuses %s', (text) => expect(() => decodeCursor(text)).toThrow(Problem));
