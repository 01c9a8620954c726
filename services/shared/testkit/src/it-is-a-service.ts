import { bearer } from './bearer-token.js';
import type { ServiceFolder } from './service-folder.js';
import { type ServiceProcess, startProcess } from './start-process.js';

/**
 * Common tests of services, run against the build in a separate process: health on both ports, metrics only on the private one, JSON problems for
 * unknown paths, clean shutdown. Call it inside a `describe`.
 */
export function itIsAService(folder: ServiceFolder, environment: () => Record<string, string>): void {
  let service: ServiceProcess;
  beforeAll(async () => void (service = await startProcess(folder, environment())));
  afterAll(() => service.stop());

  it('is alive and ready, on both ports', async () => {
    for (const url of [service.url, service.opsUrl]) {
      expect(await (await fetch(`${url}/health/live`)).json()).toEqual({ live: true });
      expect(await (await fetch(`${url}/health/ready`)).json()).toMatchObject({ ready: true });
    }
  });

  it('serves metrics only on the private port', async () => {
    const metrics = await fetch(`${service.opsUrl}/metrics`);
    expect(await metrics.text()).toContain('process_resident_memory_bytes');
    expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
  });

  it('A3: answers unknown paths as JSON, also for an admin', async () => {
    const response = await fetch(`${service.url}/api/admin/nowhere`, { headers: await bearer({ role: 'admin' }) });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found', instance: '/api/admin/nowhere' });
  });

  it('exits with code 0 on SIGTERM', async () => {
    expect(await service.stop()).toBe(0);
  });
}
