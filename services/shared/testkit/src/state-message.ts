import type { EventDefinition } from '@pruefer/contracts';
import { type StateMessage, StateProofs } from '@pruefer/platform';
import { internalSecret } from './service-environment.js';

/** A message of a record's owner, for services that run in `serviceEnvironment`. */
export function stateMessage(event: EventDefinition, key: string, state: object, epoch = 1): StateMessage {
  return new StateProofs(internalSecret).buildMessage(event, { key, state, epoch });
}
