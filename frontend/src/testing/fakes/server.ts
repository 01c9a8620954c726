import { defaultHeaderConfig, type ValidateIbanBody } from '@pruefer/contracts';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createIbanVerdict } from './create-iban-verdict.js';

const address = '*/api/validate-iban';

/** Answers like the gateway, by the real engine; the header is as it is before staff has saved one. */
export const fakeServer = setupServer(
  http.post<never, ValidateIbanBody>(address, async ({ request }) => {
    const { iban } = await request.json();
    return HttpResponse.json(createIbanVerdict(iban));
  }),
  http.get('*/api/header/config', () => HttpResponse.json(defaultHeaderConfig)),
);

/** Starts the server around every test of a file and takes back what a test has changed. */
export function startFakeServer(): void {
  const end = new AbortController();
  beforeAll(() => {
    fakeServer.listen({ onUnhandledRequest: 'error' });
    endFetchesWith(end.signal);
  });
  afterEach(() => fakeServer.resetHandlers());
  afterAll(() => {
    end.abort();
    fakeServer.close();
  });
}

/** Aborts requests without an answer at the end: one that comes later is handled, and logged, when the page is gone. */
function endFetchesWith(end: AbortSignal): void {
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    send(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, end]) : end });
}

/** The next checks are answered like this. */
export function answerWith(answer: (request: Request) => Response | Promise<Response>): void {
  fakeServer.use(http.post(address, ({ request }) => answer(request)));
}

/** An error answer as `application/problem+json`. */
export function problem(status: number, code: string, message: string, headers: Record<string, string> = {}): Response {
  return HttpResponse.json({ status, code, message, detail: message, requestId: 'b7c2-0042' }, { status, headers });
}

/** The refusal of one field of a form. */
export function refusedField(field: string, code: string, message: string, status = 400): Response {
  return HttpResponse.json({ status, code, message, errors: [{ field, code, message }] }, { status });
}
