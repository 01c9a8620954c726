import { type Endpoint, type Language, problemBody, type ProblemBody, type ProblemCode } from '@pruefer/contracts';
import type { CheckAnswer } from '../dispatch/batch-answer.js';

/** An answer of validation-service, whose refusals name the check call, with the path of another call in its refusal. */
export function answerAtPath(
  answer: CheckAnswer,
  { path }: Pick<Endpoint, 'path'>,
  { requestId, language }: { readonly requestId: string; readonly language?: Language | undefined },
): CheckAnswer {
  if (answer.status === 200) return answer;
  const { code } = JSON.parse(answer.body.toString()) as ProblemBody;
  const problem = problemBody(code as ProblemCode, { requestId, instance: path }, {}, language);
  return { ...answer, body: Buffer.from(JSON.stringify(problem)) };
}
