import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory, useLocation, useNavigate } from 'react-router';
import { KeptAt, useLeaveGuard } from '../ui/leave-guard.js';
import { GuardedRouter, type History } from './GuardedRouter.js';

const asked: ((mayLeave: boolean) => void)[] = [];
const ask = () => new Promise<boolean>((resolve) => asked.push(resolve));
let navigate: ReturnType<typeof useNavigate>;

/** A form that is unsaved until it is left, and stays as it is beside an open record. */
function Form() {
  const { pathname, search } = useLocation();
  const [at] = useState(pathname);
  useLeaveGuard(pathname === at, ask);
  navigate = useNavigate();
  return <output>{pathname + search}</output>;
}

function open() {
  asked.length = 0;
  const history: History = createMemoryHistory({ initialEntries: ['/before', '/form'], v5Compat: true });
  render(
    <KeptAt value={({ pathname }) => pathname === '/form'}>
      <GuardedRouter history={history}>
        <Form />
      </GuardedRouter>
    </KeptAt>,
  );
  return history;
}

const shown = () => screen.getByRole('status').textContent;
const go = (to: string, replace = false) => act(async () => void navigate(to, { replace }));
const answer = (mayLeave: boolean) => act(async () => asked.pop()?.(mayLeave));

it.each([
  ['a link', false],
  ['what replaces the address', true],
])('%s leads on only after yes', async (_, replace) => {
  open();
  await go('/other', replace);
  expect([shown(), asked.length]).toEqual(['/form', 1]);
  await answer(false);
  expect(shown()).toBe('/form');
  await go('/other', replace);
  await answer(true);
  expect(shown()).toBe('/other');
});

it('nobody is asked on the way to where what is unsaved stays', async () => {
  open();
  await go('/form?record=7');
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

it('asks no more once the form is gone', async () => {
  open();
  await go('/other');
  await answer(true);
  await go('/third');
  expect([shown(), asked.length]).toEqual(['/third', 0]);
});
