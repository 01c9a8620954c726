import type { SessionUser } from '@pruefer/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { admin, auditRecord, manager, resetConsole, signIn } from '~/testing/fakes/console.js';
import { serveContent } from '~/testing/fakes/content.js';
import { fakeServer, startFakeServer } from '~/testing/fakes/server.js';
import { preload } from '~/testing/preload.js';
import { visitSite } from '~/testing/visit-site.js';

startFakeServer();
preload(() => [import('~/features/footer-editor/FooterPage.js'), import('./ChangesDrawer.js')]);
beforeEach(resetConsole);

const entry = auditRecord({
  action: 'footer.saved',
  target: null,
  targetName: null,
  details: { companyName: { from: 'Alt', to: 'Neu' } },
});
const changeText = 'zuletzt geändert von m.hoffmann am 21.11.2026, 04:12';

async function visitFooter(user: SessionUser, entries = [entry]) {
  const asked: string[] = [];
  signIn(user);
  serveContent();
  fakeServer.use(
    http.get('*/api/admin/audit', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ entries, nextCursor: null });
    }),
  );
  const site = visitSite('/admin/footer');
  await screen.findByRole('form', { name: 'Footer' });
  await waitFor(() => expect(asked).toContain('?area=footer&limit=1'));
  return site;
}

it('leads admins to the audit log of the part', async () => {
  const { visitor, address } = await visitFooter(admin);
  await visitor.click(await screen.findByRole('link', { name: changeText }));
  expect(address()).toBe('/admin/users?tab=audit&area=footer');
});

it('shows managers the newest entries next to the screen, and gives the focus back', async () => {
  const { visitor, address } = await visitFooter(manager);
  const opener = await screen.findByRole('button', { name: changeText });
  await visitor.click(opener);
  const drawer = within(await screen.findByRole('dialog', { name: 'Letzte Änderungen' }));
  expect(await drawer.findByText('m.hoffmann hat den Footer geändert')).toBeInTheDocument();
  expect(drawer.getByText('Alt → Neu')).toBeInTheDocument();
  await visitor.keyboard('{Escape}');
  expect(opener).toHaveFocus();
  expect(address()).toBe('/admin/footer');
});

it('shows nothing for an object without changes', async () => {
  await visitFooter(manager, []);
  expect(screen.queryByText(/zuletzt geändert/)).not.toBeInTheDocument();
});
