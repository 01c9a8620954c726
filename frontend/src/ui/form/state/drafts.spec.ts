/** @jest-environment jest-fixed-jsdom */
import { dropDraft, keepDraft, readDraft } from './drafts.js';

beforeEach(() => sessionStorage.clear());

it('keeps a draft per person and form until it is dropped', () => {
  keepDraft('m.hoffmann', 'users.create', { username: 'neu' });
  expect(readDraft('m.hoffmann', 'users.create')).toEqual({ username: 'neu' });
  expect(readDraft('admin', 'users.create')).toBeNull();
  expect(readDraft('m.hoffmann', 'users.edit')).toBeNull();
  dropDraft('m.hoffmann', 'users.create');
  expect(readDraft('m.hoffmann', 'users.create')).toBeNull();
});

it('finds nothing in a draft that cannot be read', () => {
  sessionStorage.setItem('draft:a:b', '{');
  expect(readDraft('a', 'b')).toBeNull();
});

it.each(['setItem', 'getItem', 'removeItem'] as const)('survives a browser that refuses %s', (call) => {
  jest.spyOn(Storage.prototype, call).mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  keepDraft('a', 'b', {});
  readDraft('a', 'b');
  expect(() => dropDraft('a', 'b')).not.toThrow();
});
