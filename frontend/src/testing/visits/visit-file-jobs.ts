import { screen } from '@testing-library/react';
import { validIban } from '../fakes/create-iban-verdict.js';
import { JOB_ID } from '../fakes/file-jobs.js';
import { createInputFile } from '../create-input-file.js';
import { API_KEY, visitBulk } from './visit-bulk.js';

const ROWS = 1_500;

/** A file that is too large for the browser. */
export const largeCsv = ['Kunde;IBAN', ...Array.from({ length: ROWS }, (_, n) => `K${n};${validIban}`)].join('\n');
export const largeFile = () => createInputFile(largeCsv, 'kunden.csv', 'text/csv');

/** Fields of a finished job. */
export const endedJob = { done: ROWS, startedAt: '2026-11-28T10:01:00.000Z', endedAt: '2026-11-28T10:02:00.000Z' };

/** Chooses the file and has it uploaded. */
export async function sendLargeFile() {
  const visit = await visitBulk();
  await visit.type(API_KEY);
  await visit.choose(largeFile());
  await visit.press('Datei hochladen');
  return visit;
}

/** Opens the kept job as after a reload. */
export async function reopenJob() {
  sessionStorage.setItem('file-job', JOB_ID);
  const visit = await visitBulk();
  await visit.type(API_KEY);
  await visit.press('Auftrag öffnen');
  return visit;
}

/** The heading of the card that is shown. */
export const cardHeading = (name: string) => screen.findByRole('heading', { name, level: 3 });
