import type { LiveFigures, PartState } from '@pruefer/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { manager, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { figures } from '~/testing/fakes/figures.js';
import { fakeServer, problem } from '~/testing/fakes/server.js';
import { visitSite } from '~/testing/visit-site.js';

startFakeConsole();

function visit(system: PartState[]): void {
  signIn(manager);
  const answer: LiveFigures = { ...figures, system };
  fakeServer.use(http.get('*/api/admin/dashboard/live', () => HttpResponse.json(answer)));
  visitSite('/admin/account');
}

const database = (state: PartState['state']): PartState => ({ part: 'database', state, since: '2026-11-21T07:00:00Z' });
const kafka = (state: PartState['state']): PartState => ({ part: 'kafka', state, since: '2026-11-21T07:00:00Z' });

describe('the state of the services in the top bar', () => {
  it('is one word when all is well, and leads to the live screen', async () => {
    visit([database('operational'), kafka('operational')]);
    expect(await screen.findByRole('link', { name: 'Alle Dienste bereit' })).toHaveAttribute(
      'href',
      '/admin/statistics',
    );
  });

  it('names parts with trouble', async () => {
    visit([database('down'), kafka('degraded')]);
    const name = 'Datenbank: Ausgefallen, Log-Übertragung (Kafka): Eingeschränkt';
    expect(await screen.findByRole('link', { name })).toBeInTheDocument();
  });

  it('is shown no longer when its source is unavailable', async () => {
    visit([database('operational')]);
    await screen.findByRole('link', { name: 'Alle Dienste bereit' });
    fakeServer.use(http.get('*/api/admin/dashboard/live', () => problem(503, 'unavailable', 'Nicht erreichbar.')));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Alle Dienste bereit' })).not.toBeInTheDocument());
  });

  it('shows nothing while the state is unknown', async () => {
    visit([database(null), kafka(null)]);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /Dienste|Datenbank/ })).not.toBeInTheDocument();
  });
});
