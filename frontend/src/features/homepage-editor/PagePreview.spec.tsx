// Loaded before the first test: the script takes longer than a test waits.
import './HomepagePage.js';
import type { Section } from '@pruefer/contracts';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { manager, signIn, startFakeConsole } from '~/testing/fakes/console.js';
import { sections, serveContent } from '~/testing/fakes/content.js';
import { fakeServer } from '~/testing/fakes/server.js';
import { visitSite } from '~/testing/visit-site.js';

startFakeConsole();

const [hero, safe, call] = sections as [Section, Section, Section];

it('renders each text of the preview once, also when another section is added', async () => {
  signIn(manager);
  serveContent({ sections: [hero, { ...safe, content: 'Eins' }, { ...call, content: 'Zwei' }] });
  const texts: string[] = [];
  fakeServer.use(
    http.post<never, { text: string }>('*/api/admin/content/render', async ({ request }) => {
      const { text } = await request.json();
      texts.push(text);
      return HttpResponse.json({ html: `<p>${text} als HTML</p>` });
    }),
  );
  const { visitor } = visitSite('/admin/homepage');
  await screen.findByText('Eins als HTML');
  expect(texts).toEqual(['Eins']);
  await visitor.click(screen.getByRole('button', { name: 'Jetzt anfangen Call-to-Action' }));
  expect(await screen.findByText('Zwei als HTML')).toBeInTheDocument();
  expect(screen.getByText('Eins als HTML')).toBeInTheDocument();
  expect(texts).toEqual(['Eins', 'Zwei']);
});
