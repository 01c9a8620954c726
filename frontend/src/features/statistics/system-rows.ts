import type { LiveFigures, PartState, ServiceState, SystemPart, Times } from '@pruefer/contracts';
import { tc } from '~/texts/de-console.js';
import type { StatusTone } from '~/ui/panel/StatusLabel.js';

const t = tc.statistics.system;

const tones: Readonly<Record<ServiceState, StatusTone>> = { operational: 'ok', degraded: 'warning', down: 'error' };

/** One part of the system in words. */
export interface SystemRow extends PartState {
  readonly name: string;
  /** Null: unknown. */
  readonly label: { readonly tone: StatusTone; readonly text: string } | null;
  /** Figures that belong to it; null when there are none. */
  readonly details: string | null;
}

/** The parts in their order, each with its known details. */
export function systemRows(figures: LiveFigures, times: Times): SystemRow[] {
  return figures.system.map((part) => ({
    ...part,
    name: t.parts[part.part],
    label: part.state && { tone: tones[part.state], text: t.states[part.state] },
    details: describePart(part.part, figures, times),
  }));
}

function describePart(part: SystemPart, figures: LiveFigures, times: Times): string | null {
  const { gateways, validators, databaseConnections, dataVersion, dataValidUntil, kafkaLag } = figures;
  switch (part) {
    case 'api':
      return gateways + validators === 0 ? null : t.replicas(gateways, validators);
    case 'database':
      return databaseConnections === null ? null : t.connections(databaseConnections);
    case 'bankData':
      return dataVersion === null
        ? null
        : t.data(formatVersionDay(dataVersion, times), dataValidUntil && formatVersionDay(dataValidUntil, times));
    case 'kafka':
      return kafkaLag === null ? null : t.lag(kafkaLag);
  }
}

/** A version of bank data begins with the day since which it is in force. */
function formatVersionDay(text: string, times: Times): string {
  return times.ofDay(text.slice(0, 'YYYY-MM-DD'.length));
}
