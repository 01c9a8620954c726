// Loaded before the first test: the script takes longer than a test waits.
import '~/features/database/DatabasePage.js';
import type { Job } from '@pruefer/contracts';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { admin, signIn, startFakeConsole } from '../fakes/console.js';
import { databaseAnswers, jobs } from '../fakes/database.js';
import { eventStream } from '../fakes/figures.js';
import { fakeServer } from '../fakes/server.js';
import { visitSite } from '../visit-site.js';

/** Writes into the event stream, once the screen has opened it. */
let send: ((name: string, data: object) => void) | undefined;

/** Starts the server around every test of a file, and begins each one signed out and without jobs. */
export function startFakeDatabase(): void {
  startFakeConsole();
  beforeEach(() => {
    jobs.length = 0;
    send = undefined;
  });
}

/** The section as an admin comes to it. @param answers to calls that differ from the usual */
export async function visitDatabase(query = '', ...answers: Parameters<typeof fakeServer.use>) {
  signIn(admin);
  fakeServer.use(
    ...answers,
    ...databaseAnswers,
    http.get('*/api/admin/events', () => eventStream((sender) => (send = sender))),
  );
  const site = visitSite(`/admin/database${query}`);
  const first = query.includes('tab=jobs')
    ? 'Zeitplan'
    : /privacy|erase/.test(query)
      ? 'IBAN löschen'
      : 'Logs bereinigen';
  await screen.findByRole('region', { name: first, hidden: true });
  return site;
}

/** The server stores this state of a job and sends its event. */
export function announceJob(job: Job): void {
  const index = jobs.findIndex(({ id }) => id === job.id);
  if (index === -1) jobs.unshift(job);
  else jobs[index] = job;
  send?.('jobs', [job]);
}

/**
 * The server begins a job when this call comes.
 * @returns the bodies sent
 */
export function answerWithJob(path: string, job: Job): unknown[] {
  const bodies: unknown[] = [];
  fakeServer.use(
    http.post(`*${path}`, async ({ request }) => {
      const text = await request.text();
      bodies.push(text === '' ? undefined : JSON.parse(text));
      jobs.unshift(job);
      return HttpResponse.json({ job });
    }),
  );
  return bodies;
}

export const panel = (name: string) => within(screen.getByRole('region', { name }));
export { button, toast } from '../visit-site.js';
