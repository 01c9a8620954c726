import { problemBody, type ProblemCode } from '@pruefer/contracts/problem';

const request = { requestId: '8c0f6a3e-51d2-4c8b-9f10-2b7d4e6a9c31', instance: '/api/…' };

/** An answer with this problem, as it comes over the wire; made by what makes the real ones. */
export function exampleOf(code: ProblemCode): string {
  const body = problemBody(code, request);
  return `HTTP/1.1 ${body.status}\nContent-Type: application/problem+json\n\n${JSON.stringify(body, null, 2)}`;
}
