import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, Link, useLocation } from 'react-router';
import { KeptAtContext, useLeaveGuard } from '~/ui/hooks/leave-guard.js';
import { GuardedRouter, type History } from './GuardedRouter.js';

const asked: ((mayLeave: boolean) => void)[] = [];
const ask = () => new Promise<boolean>((resolve) => asked.push(resolve));
const [link, replacing, beside, third] = ['Anderswo', 'Stattdessen', 'Daneben', 'Weiter'] as const;

/** A form that is unsaved until it is left, and stays as it is beside an open record. */
function Form() {
  const { pathname, search } = useLocation();
  const [at] = useState(pathname);
  useLeaveGuard(pathname === at, ask);
  return (
    <>
      <Link to="/other">{link}</Link>
      <Link to="/other" replace>
        {replacing}
      </Link>
      <Link to="/form?record=7">{beside}</Link>
      <Link to="/third">{third}</Link>
      <output>{pathname + search}</output>
    </>
  );
}

function open() {
  asked.length = 0;
  const history: History = createMemoryHistory({ initialEntries: ['/before', '/form'], v5Compat: true });
  render(
    <KeptAtContext value={({ pathname }) => pathname === '/form'}>
      <GuardedRouter history={history}>
        <Form />
      </GuardedRouter>
    </KeptAtContext>,
  );
  return history;
}

const shown = () => screen.getByRole('status').textContent;
const go = (name: string) => act(async () => screen.getByRole('link', { name }).click());
const answer = (mayLeave: boolean) => act(async () => asked.pop()?.(mayLeave));

it.each([
  ['a link', link],
  ['what replaces the address', replacing],
])('%s leads on only after yes', async (_, name) => {
  open();
  await go(name);
  expect([shown(), asked.length]).toEqual(['/form', 1]);
  await answer(false);
  expect(shown()).toBe('/form');
  await go(name);
  await answer(true);
  expect(shown()).toBe('/other');
});

it('asks no question on the way to a place that keeps unsaved input', async () => {
  open();
  await go(beside);
  expect([shown(), asked.length]).toEqual(['/form?record=7', 0]);
});

it('the back button is taken back until the answer is there', async () => {
  const history = open();
  await act(async () => history.go(-1));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect([history.location.pathname, shown()]).toEqual(['/form', '/form']);
  await answer(false);
  expect(shown()).toBe('/form');
  await act(async () => history.go(-1));
  await answer(true);
  await waitFor(() => expect([history.location.pathname, shown()]).toEqual(['/before', '/before']));
});

it('asks no more once the form is closed', async () => {
  open();
  await go(link);
  await answer(true);
  await go(third);
  expect([shown(), asked.length]).toEqual(['/third', 0]);
});
