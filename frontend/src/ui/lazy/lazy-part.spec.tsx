import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Suspense } from 'react';
import { fakeServer, startFakeServer } from '~/testing/fakes/server.js';
import { lazyPart, loadPart } from './lazy-part.js';

startFakeServer();

const Part = () => <output />;

/** The server answers its probe, after a lost connection when one is given first. Tells whether it has answered: parts of other suites may ask too. */
function probes(...failures: readonly (() => Response)[]): () => boolean {
  let [count, hasAnswered] = [0, false];
  fakeServer.use(
    http.head('*/favicon.svg', () => {
      const failure = failures[count++];
      hasAnswered ||= failure === undefined;
      return failure?.() ?? new HttpResponse();
    }),
  );
  return () => hasAnswered;
}

describe('a part that is loaded late', () => {
  it('is loaded again after its first load was refused', async () => {
    probes();
    let loads = 0;
    const load = () => (loads++ === 0 ? Promise.reject(new Error('refused')) : Promise.resolve({ Part }));
    const Late = lazyPart(load, 'Part');
    render(
      <Suspense fallback="lädt">
        <Late />
      </Suspense>,
    );
    await screen.findByRole('status');
    expect(loads).toBe(2);
  });

  it('waits until the server answers before it loads again', async () => {
    const hasAnswered = probes(() => HttpResponse.error());
    let loads = 0;
    const load = () => (loads++ === 0 ? Promise.reject(new Error('refused')) : Promise.resolve(hasAnswered()));
    expect(await loadPart(load)).toBe(true);
  });

  it('is not asked for without a connection', async () => {
    const hasAnswered = probes();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await loadPart(async () => hasAnswered())).toBe(true);
    online.mockRestore();
  });

  it('gives up with the error of its second load', async () => {
    probes();
    let loads = 0;
    const given = await loadPart<never>(
      () => Promise.reject(new Error(`load ${++loads}`)),
      (error) => Promise.reject(error as Error),
    ).catch((error: Error) => error.message);
    expect(given).toBe('load 2');
  });
});
