/**
 * Says that a server does not answer, and by which error; never with the password of its address.
 * @param server such as `Redis`
 * @param place host and port
 */
export function away(server: string, place: string, error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return `${server} ist unter ${place} nicht erreichbar (${code ?? message ?? String(error)}).`;
}
