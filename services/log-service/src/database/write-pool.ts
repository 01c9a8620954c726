import { Inject, Injectable } from '@nestjs/common';
import { SeparatePool, SERVICE_NAME } from '@pruefer/platform';
import { LogConfig } from '../config.js';

/** Separate connections for consumers and upkeep, so that many open screens never block writes. */
@Injectable()
export class WritePool extends SeparatePool {
  constructor(config: LogConfig, @Inject(SERVICE_NAME) name: string) {
    super(config, { applicationName: `${name} (writing)`, max: 4 });
  }
}
