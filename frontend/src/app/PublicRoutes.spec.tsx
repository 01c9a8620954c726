import type { IbanVerdict } from '@pruefer/contracts';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router';
import { SiteViewContext, unknownSite } from '../api/site-view.js';
import { answerOf, validIban } from '../testing/answer-of.js';
import { App } from './App.js';
import { PublicRoutes } from './PublicRoutes.js';

let go: NavigateFunction;

/** The way from one address to the next, as a link takes it. */
function Way() {
  go = useNavigate();
  return null;
}

/** The home page of a document that brings the answer to a check. */
function open(answer: IbanVerdict) {
  render(
    <SiteViewContext value={{ site: unknownSite, isGiven: true, path: '/', check: { iban: validIban, answer } }}>
      <App>
        <MemoryRouter>
          <Way />
          <PublicRoutes />
        </MemoryRouter>
      </App>
    </SiteViewContext>,
  );
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it('a screen that fails leaves header and footer standing, and the next address is shown', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { valid } = answerOf(validIban);
  open({ valid } as IbanVerdict);
  expect(await screen.findByText('Diese Ansicht ist fehlgeschlagen')).toBeInTheDocument();
  expect([screen.getAllByRole('banner').length, screen.getAllByRole('contentinfo').length]).toEqual([1, 1]);
  act(() => void go('/gibt/es/nicht'));
  expect(heading()).toBe('404 Page Not Found');
  report.mockRestore();
});

it('what does not fail stays as it is from one address to the next', async () => {
  open(answerOf(validIban));
  expect(await screen.findByText('IBAN ist gültig')).toBeInTheDocument();
  act(() => void go('/#validation'));
  expect(screen.getByText('IBAN ist gültig')).toBeInTheDocument();
});
