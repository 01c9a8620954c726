import { signalAll, stopFamily, until } from '@pruefer/testkit';
import type { RunningSystem } from './running-system.js';

/** Kills a server with all its processes at once, as a power failure would, and waits until the launcher has started it again. */
export async function killServer(system: RunningSystem, name: 'postgres' | 'redis'): Promise<void> {
  const { pid } = system.part(name);
  signalAll(await stopFamily(pid), 'SIGKILL');
  await until(`${name} is another process`, () => system.part(name).pid !== pid, 30_000);
  const isBack = () =>
    system.rows('SELECT').then(
      () => true,
      () => false,
    );
  await until('PostgreSQL answers', isBack, 30_000, 100);
  await system.recovered();
}
