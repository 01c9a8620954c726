import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import { type ClassOf, type Endpoint, Problem } from '@pruefer/contracts';
import { fieldProblemsOf } from './field-problems-of.js';
import { isTooDeep } from './too-deep.js';
import { unstorableTexts } from './unstorable-texts.js';

/**
 * Checks what came in against the class of the contract, whatever the handler's signature says:
 * unknown fields are dropped, texts that cannot be stored and wrong ones answered with their German sentences.
 */
export class ContractPipe extends ValidationPipe {
  constructor(private readonly endpoint: Endpoint) {
    super({
      whitelist: true,
      transform: true,
      forbidUnknownValues: true,
      exceptionFactory: (errors) => new Problem('invalid_request', { errors: fieldProblemsOf(errors) }),
    });
  }

  /** @throws Problem `invalid_request` with a sentence for each wrong field */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // First, as some validators cannot bear such texts themselves. What is made by our own decorators is not input.
    const errors = metadata.type === 'custom' ? [] : unstorableTexts(value, metadata.data);
    if (errors.length > 0) throw new Problem('invalid_request', { errors });
    if (metadata.type === 'body' && isTooDeep(value)) throw new Problem('invalid_request');
    return super.transform(value, { ...metadata, metatype: this.classFor(metadata) ?? metadata.metatype });
  }

  private classFor({ type, data }: ArgumentMetadata): ClassOf<object> | undefined {
    return type === 'body' && data === undefined ? this.endpoint.body : undefined;
  }
}
