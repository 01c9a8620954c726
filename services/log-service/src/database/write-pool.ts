import { Inject, Injectable } from '@nestjs/common';
import { SeparatePool, SERVICE_NAME } from '@pruefer/platform';
import { LogConfig } from '../config.js';

/** Connections for consumers and upkeep alone: many open screens never stop them from storing. */
@Injectable()
export class WritePool extends SeparatePool {
  constructor(config: LogConfig, @Inject(SERVICE_NAME) name: string) {
    super(config, { applicationName: `${name} (writing)`, max: 4 });
  }
}
