import type { ClassOf } from '@pruefer/contracts';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

export interface ConfigProblem {
  readonly variable: string;
  readonly sentence: string;
}

/** The environment does not match a config class: one line per variable, without its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly ConfigProblem[]) {
    super(problems.map(({ sentence }) => sentence).join('\n'));
  }
}

/**
 * Reads the config of a service from the environment. Empty variables count as not set.
 * @param ConfigClass its decorated fields name the variables; a field's initial value is the default
 * @throws ConfigError
 */
export function loadConfig<Config extends object>(
  ConfigClass: ClassOf<Config>,
  env: NodeJS.ProcessEnv = process.env,
): Config {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const config = plainToInstance(ConfigClass, variables, { exposeDefaultValues: true });
  const errors = validateSync(config, { whitelist: true, stopAtFirstError: true });
  if (errors.length > 0) {
    throw new ConfigError(
      errors.flatMap(({ property, constraints = {} }) =>
        Object.values(constraints).map((sentence) => ({ variable: property, sentence })),
      ),
    );
  }
  return config;
}
