import { NOT_CHARGED_HEADER, Problem } from '@pruefer/contracts';
import type { FastifyReply } from 'fastify';
import { OutcomeUnknown } from './outcome-unknown.js';

/** Waits for the answer to a batch; a refusal says in its headers when nothing was charged. */
export async function markUncharged(reply: FastifyReply, answer: Promise<string>): Promise<string> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Problem && !(error instanceof OutcomeUnknown)) void reply.header(NOT_CHARGED_HEADER, 'true');
    throw error;
  }
}
