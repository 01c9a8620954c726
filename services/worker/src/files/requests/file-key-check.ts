import { Injectable } from '@nestjs/common';
import { type ChargeRefusal, Problem } from '@pruefer/contracts';
import { ApiKeyCheck } from '@pruefer/platform';
import { FileCharges } from '../table/file-charges.js';

/** Admits holders of valid API keys to their file jobs. */
@Injectable()
export class FileKeyCheck extends ApiKeyCheck {
  constructor(private readonly charges: FileCharges) {
    super();
  }

  override async refusalOf(keyHash: string, address: string): Promise<ChargeRefusal | null> {
    try {
      await this.charges.read({ keyHash, address });
      return null;
    } catch (error) {
      if (error instanceof Problem) return error.code as ChargeRefusal;
      throw error;
    }
  }
}
