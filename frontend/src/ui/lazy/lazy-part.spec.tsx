import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Suspense } from 'react';
import { fakeServer, startFakeServer } from '~/testing/fake-server.js';
import { lazyPart, loadPart } from './lazy-part.js';

startFakeServer();

const Part = () => <output />;

/** The server answers its probe, the first time only after a lost connection. */
function probes(...answers: readonly (() => Response)[]): () => number {
  let count = 0;
  const answer = () => (answers[count++] ?? (() => new HttpResponse()))();
  fakeServer.use(http.head('*/favicon.svg', answer));
  return () => count;
}

describe('a part that is loaded late', () => {
  it('is loaded again after its first load was refused', async () => {
    probes();
    let loads = 0;
    const load = () => (loads++ === 0 ? Promise.reject(new Error('refused')) : Promise.resolve(Part));
    const Late = lazyPart(load);
    render(
      <Suspense fallback="lädt">
        <Late />
      </Suspense>,
    );
    await screen.findByRole('status');
    expect(loads).toBe(2);
  });

  it('waits until the server answers before it loads again', async () => {
    const probeCount = probes(() => HttpResponse.error());
    let loads = 0;
    const load = () => (loads++ === 0 ? Promise.reject(new Error('refused')) : Promise.resolve(probeCount()));
    expect(await loadPart(load)).toBe(2);
  });

  it('is not asked for without a connection', async () => {
    const probeCount = probes();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const probesBefore: number[] = [];
    await loadPart(async () => probesBefore.push(probeCount()));
    expect(probesBefore).toEqual([1]);
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
