import { type DynamicModule, type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Registry } from 'prom-client';
import { SERVICE_NAME } from '../service-name.js';
import { withTimeout } from '../with-timeout.js';

/** A connection takes milliseconds; after this time the server is unavailable. */
const CONNECT_TIMEOUT_MS = 5_000;

interface ProgramOptions {
  readonly name: string;
  readonly config: object;
  readonly module: DynamicModule | Type;
}

@Module({})
class ProgramModule {
  static with({ name, config, module }: ProgramOptions): DynamicModule {
    const providers = [
      { provide: config.constructor as Type, useValue: config },
      { provide: SERVICE_NAME, useValue: name },
      { provide: Registry, useValue: new Registry() },
    ];
    return {
      module: ProgramModule,
      global: true,
      imports: [module],
      providers,
      exports: providers.map(({ provide }) => provide),
    };
  }
}

/** Runs work with the use cases of a service, connected to the database, and closes the connection. @throws Error when the database does not answer */
export async function withUseCases(
  program: ProgramOptions,
  work: (useCases: Pick<INestApplicationContext, 'get'>) => Promise<void>,
): Promise<void> {
  const context = await withTimeout(
    CONNECT_TIMEOUT_MS,
    NestFactory.createApplicationContext(ProgramModule.with(program), { logger: false, abortOnError: false }),
  );
  try {
    await work(context);
  } finally {
    await context.close();
  }
}
