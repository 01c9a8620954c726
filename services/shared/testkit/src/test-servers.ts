/** Addresses of the real servers of the tests; `npm test` starts them and sets the variables. */
interface TestServers {
  readonly postgresUrl: string;
  readonly redisUrl: string;
  readonly kafkaBrokers: string;
}

/** @throws Error with the missing variable */
export function testServers(): TestServers {
  return {
    postgresUrl: required('TEST_POSTGRES_URL'),
    redisUrl: required('TEST_REDIS_URL'),
    kafkaBrokers: required('TEST_KAFKA_BROKERS'),
  };
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests with "npm test", which starts the servers they need`);
  return value;
}
