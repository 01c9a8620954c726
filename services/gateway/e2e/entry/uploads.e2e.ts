import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { listImages, MAX_IMAGE_BYTES, uploadImage } from '@pruefer/contracts';
import { bearer, someIpAddress } from '@pruefer/testkit';
import { FakeService } from './support/fake-service.js';
import { gatewayFixture } from './start-gateway.js';

/** Longer than all other calls may take; the HTTP client looks at its limits once a second. */
const DECODING_MS = 6_000;

describe('an image', () => {
  const received: { type: string | undefined; bytes: Buffer }[] = [];

  const cms = new FakeService((request, response) => {
    void buffer(request).then(async (bytes) => {
      received.push({ type: request.headers['content-type'], bytes });
      await sleep(DECODING_MS);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const { gateway } = gatewayFixture(({ url }) => ({ CMS_URL: url }), [], cms);

  const call = async (method: string, path: string, bytes?: Buffer) =>
    fetch(gateway.url + path, {
      method,
      headers: {
        ...(await bearer()),
        'x-forwarded-for': someIpAddress(),
        ...(bytes && { 'content-type': 'image/png' }),
      },
      ...(bytes && { body: new Uint8Array(bytes) }),
    });

  it('E1: as large as it may be reaches its service as it is, which may take its time', async () => {
    const image = Buffer.alloc(MAX_IMAGE_BYTES, '\u0000\u00ff');
    const [uploaded, listed] = await Promise.all([
      call('POST', `${uploadImage.path}?alt=a`, image),
      call('GET', listImages.path),
    ]);
    expect(uploaded.status).toBe(200);
    expect(received.find(({ type }) => type === 'image/png')?.bytes.equals(image)).toBe(true);
    // Calls without a time of their own keep to that of all.
    expect(listed.status).toBe(503);
  });

  it('E1: that is larger is refused, and of other calls every body that is', async () => {
    received.length = 0;
    expect((await call('POST', `${uploadImage.path}?alt=a`, Buffer.alloc(MAX_IMAGE_BYTES + 1))).status).toBe(413);
    expect((await call('PUT', '/api/admin/header/config', Buffer.alloc(40_000))).status).toBe(413);
    expect(received).toEqual([]);
  });
});
