import { bearer } from './bearer-token.js';
import type { ServiceFolder } from './service-folder.js';
import { type ServiceProcess, startProcess } from './start-process.js';

/**
 * What holds for every service, run against its build in a process of its own: health on both ports, metrics on the private one alone,
 * JSON problems where there is nothing, a clean end. Called inside a `describe`.
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

  it('shows its metrics on the private port alone', async () => {
    const metrics = await fetch(`${service.opsUrl}/metrics`);
    expect(await metrics.text()).toContain('process_resident_memory_bytes');
    expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
  });

  it('A3: answers an unknown call as JSON, for an admin too', async () => {
    const answer = await fetch(`${service.url}/api/admin/nowhere`, { headers: await bearer({ role: 'admin' }) });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found', instance: '/api/admin/nowhere' });
  });

  it('ends with code 0 when told to', async () => {
    expect(await service.stop()).toBe(0);
  });
}
