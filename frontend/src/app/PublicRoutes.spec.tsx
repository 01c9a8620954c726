import type { IbanVerdict } from '@pruefer/contracts';
import { act, render, screen } from '@testing-library/react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { SiteViewContext, unknownSite } from '~/api/content/site-view.js';
import { createIbanVerdict, validIban } from '~/testing/fakes/create-iban-verdict.js';
import { App } from './App.js';
import { GuardedRouter, type History } from './GuardedRouter.js';
import { PublicRoutes } from './PublicRoutes.js';

/** The home page of a document that brings the answer to a check. Gives what leads to another address. */
function open(answer: IbanVerdict) {
  const history: History = createMemoryHistory({ v5Compat: true });
  render(
    <SiteViewContext value={{ site: unknownSite, isEmbedded: true, path: '/', check: { iban: validIban, answer } }}>
      <App>
        <GuardedRouter history={history}>
          <PublicRoutes isMissing={false} />
        </GuardedRouter>
      </App>
    </SiteViewContext>,
  );
  return (address: string) => act(() => history.push(address));
}

it('a screen that fails leaves header and footer standing, and the next address is shown', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { valid } = createIbanVerdict(validIban);
  const go = open({ valid } as IbanVerdict);
  const failed = { name: 'Diese Ansicht ist fehlgeschlagen', level: 1 };
  expect(await screen.findByRole('heading', failed)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeInTheDocument();
  expect([screen.getAllByRole('banner').length, screen.getAllByRole('contentinfo').length]).toEqual([1, 1]);
  go('/gibt/es/nicht');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found', level: 1 })).toBeInTheDocument();
  expect(screen.queryByText(failed.name)).not.toBeInTheDocument();
  report.mockRestore();
});

it('what does not fail stays as it is from one anchor to the next', async () => {
  const go = open(createIbanVerdict(validIban));
  expect(await screen.findByText('IBAN ist gültig')).toBeInTheDocument();
  go('/#validation');
  expect(screen.getByText('IBAN ist gültig')).toBeInTheDocument();
});
