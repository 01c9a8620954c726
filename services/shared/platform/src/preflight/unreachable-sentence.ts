/** German sentence without the password of the address. @param server such as `Redis` @param place host and port */
export function unreachableSentence(server: string, place: string, error: unknown): string {
  const { code, message = '' } = error as { code?: string; message?: string };
  const reason = /no answer|time ?out|timed out/i.test(message) ? 'keine Antwort' : (code ?? message);
  return `${server} ist unter ${place} nicht erreichbar (${reason}).`;
}
