import { type DynamicModule, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { SERVICE_NAME, within } from '@pruefer/platform';
import { KeysDatabaseConfig } from '../config.js';
import { KeysModule } from '../keys/keys.module.js';

/** A connection takes milliseconds; beyond this nobody is there. */
const CONNECT_LIMIT_MS = 5_000;

/** The use cases of the service without its HTTP side. */
@Module({})
class KeysCliModule {
  static using(config: KeysDatabaseConfig): DynamicModule {
    const providers = [
      { provide: KeysDatabaseConfig, useValue: config },
      { provide: SERVICE_NAME, useValue: 'keys-cli' },
    ];
    return {
      module: KeysCliModule,
      global: true,
      imports: [KeysModule.using(KeysDatabaseConfig)],
      providers,
      exports: providers.map(({ provide }) => provide),
    };
  }
}

/**
 * Lends the use cases, connected to the database, and lets go of it afterwards.
 * @throws Error when the database does not answer
 */
export async function withUseCases(
  config: KeysDatabaseConfig,
  work: (useCases: Pick<INestApplicationContext, 'get'>) => Promise<void>,
): Promise<void> {
  const options = { logger: false, abortOnError: false } as const;
  const context = await within(
    CONNECT_LIMIT_MS,
    NestFactory.createApplicationContext(KeysCliModule.using(config), options),
  );
  try {
    await work(context);
  } finally {
    await context.close();
  }
}
