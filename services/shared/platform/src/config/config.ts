import type { ClassOf } from '@pruefer/contracts';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

/** What is wrong with one variable; never its value. */
export interface ConfigProblem {
  readonly variable: string;
  /** German, with the variable's name in it. */
  readonly sentence: string;
}

/** The environment is not as a config class wants it: one line per variable, without its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly ConfigProblem[]) {
    super(problems.map(({ sentence }) => sentence).join('\n'));
  }
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
    throw new ConfigError(
      errors.flatMap(({ property, constraints = {} }) =>
        Object.values(constraints).map((sentence) => ({ variable: property, sentence })),
      ),
    );
  }
  return config;
}
