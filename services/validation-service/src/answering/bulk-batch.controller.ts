import { Controller, Res } from '@nestjs/common';
import { BulkBatch, bulkBatch, type InputOf } from '@pruefer/contracts';
import { buildJsonSchema, Handles } from '@pruefer/platform';
import type { FastifyReply } from 'fastify';
import { markUncharged } from '../recording/mark-uncharged.js';
import { AnswerCall } from './answer-call.js';

/** Endpoint for the gateways' bulk calls. */
@Controller()
export class BulkBatchController {
  constructor(private readonly answerCall: AnswerCall) {}

  @Handles(bulkBatch, { quiet: true, bodySchema: buildJsonSchema(BulkBatch) })
  async answer({ body }: InputOf<typeof bulkBatch>, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return markUncharged(reply, this.answerCall.run(body, reply.request.span));
  }
}
