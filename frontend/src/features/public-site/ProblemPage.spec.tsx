import { screen, within } from '@testing-library/react';
import type { ProblemBody } from '@pruefer/contracts/problem';
import { type ProblemCode, problems } from '@pruefer/contracts/problems';
import { adviceOnProblems } from '@pruefer/contracts/problem-advice';
import { visitSite } from '~/testing/visit-site.js';

const codes = Object.keys(problems) as ProblemCode[];

it.each(codes)('%s has a page with its sentence, what happened, what to do and an example', async (code) => {
  const { unmount } = visitSite(`/fehler/${code}`);
  const title = problems[code].text.slice(0, -1);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(document.title).toBe(title);
  const page = within(screen.getByRole('main'));
  expect(page.getByText(adviceOnProblems[code].happened)).toBeInTheDocument();
  expect(page.getByText(adviceOnProblems[code].todo)).toBeInTheDocument();
  expect(page.getByText(code)).toBeInTheDocument();
  expect(page.getByText(new RegExp(`^${problems[code].status} [A-Z]`))).toBeInTheDocument();
  unmount();
});

it.each(['gibt-es-nicht', 'toString', '__proto__', 'QUOTA_EXCEEDED'])('/fehler/%s is not there', async (code) => {
  visitSite(`/fehler/${code}`);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
});

it('shows the response that programs get', async () => {
  visitSite('/fehler/quota_exceeded');
  const example = await screen.findByLabelText('Beispielantwort', { selector: 'pre' });
  const [head, body] = example.textContent.split('\n\n');
  expect(head).toBe('HTTP/1.1 429 Too Many Requests\nContent-Type: application/problem+json');
  expect(JSON.parse(body!) as ProblemBody).toMatchObject({ type: '/fehler/quota_exceeded', code: 'quota_exceeded' });
});

it('lets the code wrap behind its underscores only', async () => {
  visitSite('/fehler/quota_exceeded');
  expect((await screen.findByText('quota_exceeded')).innerHTML).toBe('quota_<wbr>exceeded');
});

it('leads to all errors in the documentation', async () => {
  visitSite('/fehler/key_unknown');
  const link = await screen.findByRole('link', { name: 'Alle Fehler der API' });
  expect(link).toHaveAttribute('href', '/api/docs/de/errors');
});

it('leads home', async () => {
  const { visitor } = visitSite('/fehler/key_unknown');
  await visitor.click(await screen.findByRole('link', { name: 'Zur Startseite' }));
  expect(await screen.findByRole('heading', { name: 'Stimmt diese IBAN?', level: 1 })).toBeInTheDocument();
});
