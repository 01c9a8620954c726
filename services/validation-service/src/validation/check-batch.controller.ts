import { Controller, Res } from '@nestjs/common';
import { CheckBatch, checkBatch, type InputOf, NOT_CHARGED_HEADER, Problem } from '@pruefer/contracts';
import { Answers, jsonSchemaOf } from '@pruefer/platform';
import type { FastifyReply } from 'fastify';
import { OutcomeUnknown } from '../recording/outcome-unknown.js';
import { AnswerBatch } from './answer-batch.js';

/** Endpoint for the gateways' checks. Fastify's JSON schema validates the body: the class-validator pipe would take longer than all the rest. */
@Controller()
export class CheckBatchController {
  constructor(private readonly answerBatch: AnswerBatch) {}

  @Answers(checkBatch, { quiet: true, bodySchema: jsonSchemaOf(CheckBatch) })
  async answer(
    { body: batch }: InputOf<typeof checkBatch>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    try {
      return await this.answerBatch.run(batch, reply.request.span);
    } catch (error) {
      if (error instanceof Problem && !(error instanceof OutcomeUnknown)) void reply.header(NOT_CHARGED_HEADER, 'true');
      throw error;
    }
  }
}
