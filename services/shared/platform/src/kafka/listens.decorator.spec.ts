import { Controller } from '@nestjs/common';
import {
  BanksImportedV1,
  type KeyChanged,
  KeyChangedV1,
  type RequestRefused,
  RequestRefusedV1,
  type ValidationAnswered,
  ValidationAnsweredV1,
} from '@pruefer/contracts';
import type { EventBatch } from './consumer-plan.js';
import { Listens, ListensToStates } from './listens.decorator.js';

type Changed<State> = ReadonlyMap<string, State>;

/** The events of a listener give the type of its parameter. TypeScript reports every `@ts-expect-error` whose line compiles. */
@Controller()
class Listeners {
  @Listens(KeyChangedV1, { reader: 'one' })
  async one(_batch: EventBatch<KeyChanged>): Promise<void> {}

  @Listens([ValidationAnsweredV1, RequestRefusedV1], { reader: 'several' })
  async several(_batch: EventBatch<ValidationAnswered | RequestRefused>): Promise<void> {}

  @Listens(BanksImportedV1, { reader: 'none' })
  async withoutBatch(): Promise<void> {}

  @ListensToStates(KeyChangedV1, { reader: 'states' })
  async states(_changed: Changed<KeyChanged>): Promise<void> {}

  // @ts-expect-error the batch of another event
  @Listens(ValidationAnsweredV1, { reader: 'other' })
  async other(_batch: EventBatch<KeyChanged>): Promise<void> {}

  // @ts-expect-error the batches of one event alone
  @Listens([ValidationAnsweredV1, RequestRefusedV1], { reader: 'half' })
  async half(_batch: EventBatch<ValidationAnswered>): Promise<void> {}

  // @ts-expect-error nothing to wait for: the offset would move on before anything is stored
  @Listens(KeyChangedV1, { reader: 'unawaited' })
  unawaited(_batch: EventBatch<KeyChanged>): void {}

  // @ts-expect-error states that another event carries
  @ListensToStates(KeyChangedV1, { reader: 'otherStates' })
  async otherStates(_changed: Changed<RequestRefused & { version: number }>): Promise<void> {}

  // @ts-expect-error an event whose records are no states
  @ListensToStates(RequestRefusedV1, { reader: 'noStates' })
  async noStates(): Promise<void> {}
}

it('decorates methods of a controller', () => expect(Listeners).toBeDefined());
