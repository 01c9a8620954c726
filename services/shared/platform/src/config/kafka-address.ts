export const kafkaMechanisms = ['scram-sha-512', 'scram-sha-256', 'plain'] as const;
export type KafkaMechanism = (typeof kafkaMechanisms)[number];

interface KafkaAddress {
  /** `host:port` each. */
  readonly brokers: readonly string[];
  readonly isEncrypted: boolean;
  /** Absent for brokers without authentication. */
  readonly login?: { readonly mechanism: KafkaMechanism; readonly username: string; readonly password: string };
}

const ADDRESS =
  /^(?:(?<scheme>kafka(?:\+ssl)?):\/\/(?:(?<user>[^:@/]+):(?<password>[^:@/]+)@)?)?(?<brokers>[^@/?]+)(?:\?mechanism=(?<mechanism>[a-z0-9-]+))?$/;
const MAX_BROKERS = 100;
const BROKER = /^[^\s:,]+:\d{1,5}$/;

/**
 * Parses `kafka://user:password@host:port,host:port?mechanism=scram-sha-256`; `kafka+ssl://` uses TLS. User and
 * password are percent-encoded. `host:port,host:port` is a Kafka without authentication.
 * @returns undefined for an invalid address, and for `plain` without TLS, which would send the password in the clear
 */
export function readKafkaAddress(text: string): KafkaAddress | undefined {
  const parts = ADDRESS.exec(text.trim())?.groups;
  if (!parts) return undefined;
  const { scheme, user, password, mechanism } = parts;
  const brokers = parts['brokers']!.split(',').map((broker) => broker.trim());
  const isEncrypted = scheme === 'kafka+ssl';
  if (brokers.length > MAX_BROKERS || !brokers.every((broker) => BROKER.test(broker))) return undefined;
  if (user === undefined || password === undefined) return mechanism ? undefined : { brokers, isEncrypted };
  const knownMechanism = kafkaMechanisms.find(
    (supportedMechanism) => supportedMechanism === (mechanism ?? kafkaMechanisms[0]),
  );
  if (!knownMechanism || (knownMechanism === 'plain' && !isEncrypted)) return undefined;
  try {
    const login = {
      mechanism: knownMechanism,
      username: decodeURIComponent(user),
      password: decodeURIComponent(password),
    };
    return { brokers, isEncrypted, login };
  } catch {
    return undefined;
  }
}

/** @throws Error without the address, because it contains a password */
export function parseKafkaAddress(text: string): KafkaAddress {
  const address = readKafkaAddress(text);
  if (!address) throw new Error('the address of Kafka cannot be read');
  return address;
}
