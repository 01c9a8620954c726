import { BANK_DATA_ZONE, dayIn, type ServiceState, type SystemPart } from '@pruefer/contracts';
import type { AllReplicas, ReplicaState } from '@pruefer/platform';

/** State of every part; null: unknown. */
export type SystemStatus = Readonly<Record<SystemPart, ServiceState | null>>;

/** Services that every check needs. */
const CHECKING = ['gateway', 'validation-service'];

/**
 * Calculates the state of all parts from the replicas alone, so that all processes get the same result.
 * @param now to detect expired bank data
 */
export function computeSystemStatus({ heard, silent }: AllReplicas, now: Date): SystemStatus {
  return {
    api: apiState({ heard, silent }),
    database: computeState(heard.flatMap(({ checks }) => checks['postgres'] ?? [])),
    bankData: bankDataState({ heard, silent }, dayIn(BANK_DATA_ZONE, now)),
    kafka: kafkaState(heard.filter(({ service }) => service === 'log-service')),
  };
}

/** Names of the services with a replica that is silent or not ready, sorted. */
export function affectedServices({ heard, silent }: AllReplicas): string[] {
  const affected = [...silent, ...heard.filter(({ ready }) => !ready)].map(({ service }) => service);
  return [...new Set(affected)].sort();
}

/** Operational when all replicas are good, down when none is, otherwise degraded. */
function computeState(goods: readonly boolean[]): ServiceState | null {
  if (goods.length === 0) return null;
  if (goods.every(Boolean)) return 'operational';
  return goods.some(Boolean) ? 'degraded' : 'down';
}

function apiState(replicas: AllReplicas): ServiceState | null {
  if (replicas.heard.length === 0) return null;
  const isChecking = (serviceName: string) =>
    replicas.heard.some(({ service, ready }) => service === serviceName && ready);
  if (!CHECKING.every(isChecking)) return 'down';
  return affectedServices(replicas).length === 0 ? 'operational' : 'degraded';
}

/** Every validation-service holds the bank data in memory. */
function bankDataState({ heard, silent }: AllReplicas, today: string): ServiceState | null {
  const holders = heard.filter(({ service }) => service === 'validation-service');
  const silentReplicas = silent.filter(({ service }) => service === 'validation-service');
  const isGood = ({ facts: { dataVersion, dataValidUntil } }: ReplicaState) =>
    typeof dataVersion === 'string' && !(typeof dataValidUntil === 'string' && dataValidUntil < today);
  const state = computeState([...holders.map(isGood), ...silentReplicas.map(() => false)]);
  // Data that has ended still answers, with a warning in every verdict.
  const hasData = holders.some(({ facts }) => typeof facts['dataVersion'] === 'string');
  return state === 'down' && hasData ? 'degraded' : state;
}

function kafkaState(readers: readonly ReplicaState[]): ServiceState | null {
  const state = computeState(readers.flatMap(({ checks }) => checks['requestEvents'] ?? []));
  const isBehind = readers.some(({ checks }) => checks['lag'] === false);
  return state === 'operational' && isBehind ? 'degraded' : state;
}
