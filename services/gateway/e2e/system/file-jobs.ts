import { createFileJob, type FileChoice, type FileJob, type FileJobState, MAX_PIECE_BYTES } from '@pruefer/contracts';
import { patientFetch, until } from '@pruefer/testkit';
import type { RunningSystem } from './running-system.js';
import { ibanNumber } from './sample-ibans.js';
import { seedKeys } from './seed-keys.js';

interface FileAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: FileJob & { readonly code?: string; readonly detail?: string; readonly available?: number };
}

const unfinishedStates: ReadonlySet<FileJobState> = new Set(['uploading', 'checking', 'running']);

/** A customer's program that sends files. */
export class FileCustomer {
  constructor(
    private readonly system: Pick<RunningSystem, 'url'>,
    readonly key: string,
    private readonly language?: string,
  ) {}

  /** A customer with a contract of their own. */
  static async withQuota(system: RunningSystem, quota = 10_000): Promise<FileCustomer> {
    const [key = ''] = await seedKeys(system, 1, quota);
    return new FileCustomer(system, key);
  }

  /** Calls `/api/v1/jobs` with this path behind it. */
  async call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<FileAnswer> {
    const isPiece = body instanceof Uint8Array;
    const response = await patientFetch(this.system.url + createFileJob.path + path, {
      method,
      headers: {
        'x-api-key': this.key,
        ...(this.language && { 'accept-language': this.language }),
        ...(body && { 'content-type': isPiece ? 'application/offset+octet-stream' : 'application/json' }),
        ...headers,
      },
      ...(body && { body: isPiece ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text ? JSON.parse(text) : {}) as FileAnswer['body'],
    };
  }

  /** Registers a file without its content. */
  async register(bytes: number, name = 'kunden.csv'): Promise<FileAnswer> {
    return this.call('POST', '', { kind: 'validate', name, bytes });
  }

  async upload(id: string, piece: Uint8Array, offset: number): Promise<FileAnswer> {
    return this.call('PATCH', `/${id}/file`, piece, { 'upload-offset': String(offset), 'tus-resumable': '1.0.0' });
  }

  /** Uploads a file and waits until it was read. */
  async send(content: string | Uint8Array, name = 'kunden.csv'): Promise<FileJob> {
    const file = Buffer.from(content);
    const { body: job } = await this.register(file.length, name);
    for (let at = 0; at < file.length; at += MAX_PIECE_BYTES)
      await this.upload(job.id, file.subarray(at, at + MAX_PIECE_BYTES), at);
    return this.settled(job.id);
  }

  async reread(id: string, choice: FileChoice): Promise<FileJob> {
    await this.call('POST', `/${id}/preflight`, choice);
    return this.settled(id);
  }

  async start(id: string): Promise<FileAnswer> {
    return this.call('POST', `/${id}/start`);
  }

  /** Waits until nothing happens to a job any more. */
  async settled(id: string, timeoutMs = 60_000): Promise<FileJob> {
    let job: FileJob | undefined;
    const isSettled = async () => {
      const answer = await this.call('GET', `/${id}`).catch(() => undefined);
      if (answer?.status === 200) job = answer.body;
      return job !== undefined && !unfinishedStates.has(job.state);
    };
    await until(() => `the job ends: ${JSON.stringify(job)}`, isSettled, timeoutMs, 100);
    return job!;
  }

  /** The result or the errors of an ended job, with its byte order mark. */
  async download(id: string, file: 'result' | 'errors' = 'result'): Promise<string> {
    const response = await patientFetch(`${this.system.url}${createFileJob.path}/${id}/${file}`, {
      headers: { 'x-api-key': this.key },
    });
    return Buffer.from(await response.arrayBuffer()).toString();
  }
}

/** A CSV file of different IBANs, as German spreadsheets write it. */
export function createIbanCsv(rows: number): string {
  return ['Kunde;IBAN;Betrag', ...Array.from({ length: rows }, (_, n) => `K${n};${ibanNumber(n)};1,50`)].join('\r\n');
}
