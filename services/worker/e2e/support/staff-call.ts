import type { JobDetails } from '@pruefer/contracts';
import { bearer, until } from '@pruefer/testkit';

interface CallOptions {
  readonly body?: object | Buffer | undefined;
  readonly role?: 'admin' | 'manager' | undefined;
}

/** Calls a worker as staff do, for example with "POST database/backups". */
export async function staffCall(url: string, request: string, { body, role = 'admin' }: CallOptions = {}) {
  const [method = 'GET', path] = request.split(' ');
  const type = Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';
  return fetch(`${url}/api/admin/${path}`, {
    method,
    headers: { ...(await bearer({ role })), ...(body && { 'content-type': type }) },
    ...(body && { body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body) }),
  });
}

/** The same, for the answer alone. */
export async function staffAnswer<Body>(url: string, request: string, options?: CallOptions) {
  const response = await staffCall(url, request, options);
  return { status: response.status, body: (await response.json()) as Body };
}

/** Waits for the end of a job. */
export async function endedJob(url: string, id: string): Promise<JobDetails> {
  let job: JobDetails | undefined;
  const hasEnded = async () => {
    ({ body: job } = await staffAnswer<JobDetails>(url, `GET database/jobs/${id}`));
    return job.endedAt !== null;
  };
  await until(() => `job ended, is ${JSON.stringify(job)}`, hasEnded, 60_000);
  return job!;
}
