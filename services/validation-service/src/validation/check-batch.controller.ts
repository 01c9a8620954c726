import { Body, Controller, Header } from '@nestjs/common';
import { CheckBatch, checkBatch } from '@pruefer/contracts';
import { Answers, jsonSchemaOf } from '@pruefer/platform';
import { AnswerBatch } from './answer-batch.js';

/** 1,000 of the longest checks. */
const MAX_BODY_BYTES = 1_024 * 1_024;

/** Where gateways send their checks. The body is checked by Fastify's JSON schema: the class-validator pipe costs more than all the rest. */
@Controller()
export class CheckBatchController {
  constructor(private readonly answerBatch: AnswerBatch) {}

  @Answers(checkBatch, { quiet: true, maxBodyBytes: MAX_BODY_BYTES, bodySchema: jsonSchemaOf(CheckBatch) })
  @Header('content-type', 'application/x-ndjson')
  answer(@Body() batch: CheckBatch): Promise<string> {
    return this.answerBatch.run(batch);
  }
}
