import { Controller } from '@nestjs/common';
import {
  cancelPlan,
  type InputOf,
  listPlans,
  type PlannedPublication,
  type PlannedPublicationList,
  planPublication,
} from '@pruefer/contracts';
import { CurrentActor, Handles, type SignedInActor } from '@pruefer/platform';
import { Plans } from './plans.js';

/** Planned publications of pages. */
@Controller()
export class PlansController {
  constructor(private readonly plans: Plans) {}

  @Handles(listPlans)
  list({ query }: InputOf<typeof listPlans>): Promise<PlannedPublicationList> {
    return this.plans.list(query);
  }

  @Handles(planPublication)
  create(
    { params: { id }, body }: InputOf<typeof planPublication>,
    @CurrentActor() actor: SignedInActor,
  ): Promise<PlannedPublication> {
    return this.plans.create(id, body, actor);
  }

  @Handles(cancelPlan)
  cancel(
    { params: { id } }: InputOf<typeof cancelPlan>,
    @CurrentActor() actor: SignedInActor,
  ): Promise<PlannedPublication> {
    return this.plans.cancel(id, actor);
  }
}
