/**
 * A port of this machine that nobody uses now and nobody else is given while this process lives: the launcher's own
 * choice, which is plain JavaScript that no package exports.
 */
export async function freePort(): Promise<number> {
  const module = new URL('../../../../infra/start/process/free-ports.mjs', import.meta.url).href;
  const ports = (await import(module)) as { freePort(): Promise<number> };
  return ports.freePort();
}
