/** @jest-environment jest-fixed-jsdom */
import { dropDraft, keepDraft, readDraft } from './drafts.js';

beforeEach(() => sessionStorage.clear());

it('keeps a draft per person and form until it is dropped', () => {
  const draft = { version: 3, fields: { username: 'neu' } };
  keepDraft('m.hoffmann', 'users.create', draft);
  expect(readDraft('m.hoffmann', 'users.create')).toEqual(draft);
  expect(readDraft('admin', 'users.create')).toBeNull();
  expect(readDraft('m.hoffmann', 'users.edit')).toBeNull();
  dropDraft('m.hoffmann', 'users.create');
  expect(readDraft('m.hoffmann', 'users.create')).toBeNull();
});

it.each([
  ['that cannot be read', '{'],
  ['of an earlier release, which does not say what was typed', '{"username":"neu","quota":5}'],
])('finds nothing in a draft %s', (_, storedText) => {
  sessionStorage.setItem('draft:a:b', storedText);
  expect(readDraft('a', 'b')).toBeNull();
});

it.each(['setItem', 'getItem', 'removeItem'] as const)('survives a browser that refuses %s', (call) => {
  jest.spyOn(Storage.prototype, call).mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  keepDraft('a', 'b', { fields: {} });
  readDraft('a', 'b');
  expect(() => dropDraft('a', 'b')).not.toThrow();
});
