import { Controller, Res } from '@nestjs/common';
import { CheckBatch, checkBatch, type InputOf } from '@pruefer/contracts';
import { buildJsonSchema, Handles } from '@pruefer/platform';
import type { FastifyReply } from 'fastify';
import { markUncharged } from '../recording/mark-uncharged.js';
import { AnswerBatch } from './answer-batch.js';

/** Endpoint for the gateways' checks. Fastify's JSON schema validates the body: the class-validator pipe would take longer than all the rest. */
@Controller()
export class CheckBatchController {
  constructor(private readonly answerBatch: AnswerBatch) {}

  @Handles(checkBatch, { quiet: true, bodySchema: buildJsonSchema(CheckBatch) })
  async answer(
    { body: batch }: InputOf<typeof checkBatch>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return markUncharged(reply, this.answerBatch.run(batch, reply.request.span));
  }
}
