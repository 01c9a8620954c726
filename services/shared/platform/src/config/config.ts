import type { ClassOf } from '@pruefer/contracts';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

/** The environment is not as a config class wants it: one line per variable, without its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads a service's config from the environment. Empty variables count as not set.
 * @param ConfigClass its decorated fields name the variables; a field's initial value is the default
 * @throws ConfigError
 */
export function loadConfig<Config extends object>(
  ConfigClass: ClassOf<Config>,
  env: NodeJS.ProcessEnv = process.env,
): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const config = plainToInstance(ConfigClass, given, { exposeDefaultValues: true });
  const errors = validateSync(config, { whitelist: true, stopAtFirstError: true });
  if (errors.length > 0) {
    throw new ConfigError(errors.flatMap(({ constraints = {} }) => Object.values(constraints)).join('\n'));
  }
  return config;
}
