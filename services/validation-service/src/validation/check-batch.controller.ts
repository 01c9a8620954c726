import { Controller, Res } from '@nestjs/common';
import { CheckBatch, checkBatch, type InputOf, NOT_CHARGED_HEADER, Problem } from '@pruefer/contracts';
import { Answers, jsonSchemaOf } from '@pruefer/platform';
import type { FastifyReply } from 'fastify';
import { OutcomeUnknown } from '../recording/outcome-unknown.js';
import { AnswerBatch } from './answer-batch.js';

/** Where gateways send their checks. The body is checked by Fastify's JSON schema: the class-validator pipe costs more than all the rest. */
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
