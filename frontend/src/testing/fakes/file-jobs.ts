import type { FileJob, FileJobState, FilePreflight, FileReading } from '@pruefer/contracts';
import { http, HttpResponse } from 'msw';
import { validIban } from './create-iban-verdict.js';
import { fakeServer } from './server.js';

export const JOB_ID = '0b9a3f52-8a1e-4c1d-9d52-6f0d3f1f7a11';
const address = '*/api/v1/jobs';

const reading: FileReading = {
  format: 'csv',
  encoding: 'utf-8',
  delimiter: ';',
  hasHeader: true,
  columns: ['Kunde', 'IBAN'],
  ibanColumn: 'IBAN',
  ibanColumns: [],
  bicColumn: null,
  referenceColumn: 'Kunde',
};

const preflight: FilePreflight = {
  reading,
  rows: 1_500,
  rejected: 0,
  price: 1_500,
  preview: [{ line: 2, iban: validIban, bic: 'COBADEFFXXX', reference: 'K0' }],
  rejectedLines: [],
};

const newJob: FileJob = {
  id: JOB_ID,
  kind: 'validate',
  name: 'kunden.csv',
  state: 'uploading',
  bytes: 0,
  received: 0,
  failure: null,
  preflight: null,
  available: 10_000,
  done: 0,
  counts: null,
  createdAt: '2026-11-28T10:00:00.000Z',
  startedAt: null,
  endedAt: null,
  deletedAt: '2026-12-05T10:00:00.000Z',
};

type Refuse = (call: string) => Response | undefined | Promise<undefined>;

/** A service with one file job. What `job` is set to is what the next call reads. */
export class FakeFileJobs {
  job: FileJob = newJob;
  /** What the service understands when the whole file has arrived. */
  preflight: FilePreflight = preflight;
  /** Method and step of each call, such as `PATCH file 0`. */
  readonly calls: string[] = [];
  readonly keys = new Set<string | null>();
  /** Idempotency keys of the calls that register a file. */
  readonly registrations: (string | null)[] = [];
  /** Instead of an answer; undefined where the service answers, a promise where it does so later. */
  refuse: Refuse = () => undefined;

  constructor() {
    fakeServer.use(
      http.post<never, { name: string; bytes: number }>(address, async ({ request }) => {
        this.registrations.push(request.headers.get('Idempotency-Key'));
        const { name, bytes } = await request.json();
        return this.answer(request, '', () => (this.job = { ...newJob, name, bytes }));
      }),
      http.patch(`${address}/:id/file`, async ({ request }) => {
        const { byteLength } = await request.arrayBuffer();
        const offset = Number(request.headers.get('Upload-Offset'));
        return this.answer(request, `file ${offset}`, () => this.acceptPiece(offset + byteLength));
      }),
      http.get(`${address}/:id/file`, ({ request }) => this.answer(request, 'file', () => this.job)),
      http.get(`${address}/:id`, ({ request }) => this.answer(request, '', () => this.read())),
      http.post<{ step: string }>(`${address}/:id/:step`, async ({ request, params: { step } }) => {
        const body = await request.text();
        return this.answer(request, [step, body].filter(Boolean).join(' '), () => this.do(step, body));
      }),
      http.delete(`${address}/:id`, ({ request }) => this.answer(request, '', () => this.job)),
      http.get<{ file: string }>(`${address}/:id/:file`, ({ request, params: { file } }) => {
        this.calls.push(`GET ${file}`);
        this.keys.add(request.headers.get('X-API-Key'));
        return HttpResponse.text(file, { headers: { 'Content-Disposition': `attachment; filename="${file}-1.csv"` } });
      }),
    );
  }

  become(state: FileJobState, about: Partial<FileJob> = {}): void {
    this.job = { ...this.job, state, ...about };
  }

  understand(about: Partial<FilePreflight>, read: Partial<FileReading> = {}): void {
    this.preflight = { ...preflight, ...about, reading: { ...reading, ...read } };
  }

  private async answer(request: Request, step: string, work: () => FileJob): Promise<Response> {
    const call = `${request.method} ${step}`.trim();
    this.calls.push(call);
    this.keys.add(request.headers.get('X-API-Key'));
    return (await this.refuse(call)) ?? HttpResponse.json(work());
  }

  private acceptPiece(received: number): FileJob {
    return (this.job = { ...this.job, received, state: received < this.job.bytes ? 'uploading' : 'checking' });
  }

  /** A complete file is being read once, and then it is ready. */
  private read(): FileJob {
    const read = this.job;
    if (read.state === 'checking') this.become('ready', { preflight: this.preflight });
    return read;
  }

  private do(step: string, body: string): FileJob {
    const { ibanColumn } = (step === 'preflight' ? JSON.parse(body) : {}) as { ibanColumn?: string };
    if (ibanColumn) {
      this.preflight = { ...this.preflight, reading: { ...this.preflight.reading, ibanColumn } };
      this.become('checking');
    }
    if (step === 'start') this.become('running', { counts: { valid: 0, invalid: 0, failed: 0, charged: 1_500 } });
    return this.job;
  }
}
