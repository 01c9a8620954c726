import { problemBody, type ProblemCode, problems } from '@pruefer/contracts/problem';

const request = { requestId: '8c0f6a3e-51d2-4c8b-9f10-2b7d4e6a9c31', instance: '/api/…' };

/** As HTTP names them. */
export const statusReasons: Readonly<Record<(typeof problems)[ProblemCode]['status'], string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** An answer with this problem, as it comes over the wire; made by what makes the real ones. */
export function exampleOf(code: ProblemCode): string {
  const body = problemBody(code, request);
  return `HTTP/1.1 ${body.status} ${statusReasons[problems[code].status]}\nContent-Type: application/problem+json\n\n${JSON.stringify(body, null, 2)}`;
}
