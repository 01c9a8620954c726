import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import type { ReactNode } from 'react';
import { useQueryParams } from './use-query-params.js';
import { useDialogParam } from './use-dialog-param.js';
import { useLastPageInstead } from '../table/use-page-param.js';

function open<Result>(hook: () => Result, address: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/start', address]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(() => ({ own: hook(), here: useLocation(), go: useNavigate() }), { wrapper });
  return {
    own: () => result.current.own,
    here: () => result.current.here.pathname + result.current.here.search,
    back: () => act(() => void result.current.go(-1)),
  };
}

it('changes some of the query and leaves the rest; null takes a name out', () => {
  const { own, here } = open(useQueryParams, '/admin/logs?range=7d&page=3');
  act(() => own()[1]({ page: null, ipAddress: '::1' }));
  expect(here()).toBe('/admin/logs?range=7d&ipAddress=%3A%3A1');
});

it('a change is a separate step for the back button, unless it replaces the one before', () => {
  const { own, here, back } = open(useQueryParams, '/admin/logs');
  act(() => own()[1]({ page: '2' }));
  act(() => own()[1]({ page: '3' }, true));
  back();
  expect(here()).toBe('/admin/logs');
});

it('a dialog is there again after a reload; once closed, the back button does not open it', () => {
  const { own, here, back } = open(useDialogParam, '/admin/users?dialog=edit&id=7&sort=email');
  expect([own().dialog, own().id]).toEqual(['edit', '7']);
  act(() => own().close());
  expect([own().dialog, own().id, here()]).toEqual([null, null, '/admin/users?sort=email']);
  back();
  expect(here()).toBe('/start');
});

it('a dialog about nothing in particular names no record', () => {
  const { own, here } = open(useDialogParam, '/admin/users');
  act(() => own().open('create'));
  expect([own().dialog, own().id, here()]).toEqual(['create', null, '/admin/users?dialog=create']);
});

it.each([
  ['page=9', 3, '?page=3'],
  ['page=9', 1, ''],
  ['page=9', 0, ''],
  ['page=9', undefined, '?page=9'],
  ['page=2', 3, '?page=2'],
  ['page=quatsch', 3, ''],
  ['page=2.9', 3, '?page=2'],
  ['page=quatsch', undefined, '?page=quatsch'],
])(
  'of %s, where there are %p pages, the address becomes %j, and no step for the back button',
  (query, pages, search) => {
    const { here, back } = open(() => useLastPageInstead('page', pages, 1), `/admin/users?${query}`);
    expect(here()).toBe(`/admin/users${search}`);
    back();
    expect(here()).toBe('/start');
  },
);
