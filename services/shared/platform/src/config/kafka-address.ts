export const kafkaMechanisms = ['scram-sha-512', 'scram-sha-256', 'plain'] as const;
export type KafkaMechanism = (typeof kafkaMechanisms)[number];

/** How a Kafka is reached, and who we are there. */
export interface KafkaAddress {
  /** `host:port` each. */
  readonly brokers: readonly string[];
  readonly isEncrypted: boolean;
  /** None where the brokers ask for no password. */
  readonly login?: { readonly mechanism: KafkaMechanism; readonly username: string; readonly password: string };
}

const ADDRESS =
  /^(?:(?<scheme>kafka(?:\+ssl)?):\/\/(?:(?<user>[^:@/]+):(?<password>[^:@/]+)@)?)?(?<brokers>[^@/?]+)(?:\?mechanism=(?<mechanism>[a-z0-9-]+))?$/;
const MOST_BROKERS = 100;
const BROKER = /^[^\s:,]+:\d{1,5}$/;

/**
 * Reads `kafka://user:password@host:port,host:port?mechanism=scram-sha-256`; with `kafka+ssl://` the connections are encrypted.
 * User and password are percent-encoded. `host:port,host:port` alone is a Kafka without passwords.
 * @returns undefined when it is no such address, or when `plain` would send a password that everybody can read
 */
export function readKafkaAddress(text: string): KafkaAddress | undefined {
  const parts = ADDRESS.exec(text.trim())?.groups;
  if (!parts) return undefined;
  const { scheme, user, password, mechanism } = parts;
  const brokers = parts['brokers']!.split(',').map((broker) => broker.trim());
  const isEncrypted = scheme === 'kafka+ssl';
  if (brokers.length > MOST_BROKERS || !brokers.every((broker) => BROKER.test(broker))) return undefined;
  if (user === undefined || password === undefined) return mechanism ? undefined : { brokers, isEncrypted };
  const chosen = kafkaMechanisms.find((known) => known === (mechanism ?? kafkaMechanisms[0]));
  if (!chosen || (chosen === 'plain' && !isEncrypted)) return undefined;
  try {
    const login = { mechanism: chosen, username: decodeURIComponent(user), password: decodeURIComponent(password) };
    return { brokers, isEncrypted, login };
  } catch {
    return undefined;
  }
}

/** @throws Error that does not say what was given: a password stands in it */
export function kafkaAddressOf(text: string): KafkaAddress {
  const address = readKafkaAddress(text);
  if (!address) throw new Error('the address of Kafka cannot be read');
  return address;
}
