import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import { type ClassOf, type Endpoint, Problem } from '@pruefer/contracts';
import { fieldProblemsOf } from './field-problems-of.js';

/**
 * Checks what came in against the class of the contract, whatever the handler's signature says:
 * unknown fields are dropped, wrong ones answered with their German sentences.
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

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return super.transform(value, { ...metadata, metatype: this.classFor(metadata) ?? metadata.metatype });
  }

  private classFor({ type, data }: ArgumentMetadata): ClassOf<object> | undefined {
    return type === 'body' && data === undefined ? this.endpoint.body : undefined;
  }
}
