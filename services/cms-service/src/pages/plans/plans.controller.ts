import { Controller } from '@nestjs/common';
import {
  cancelPlan,
  type InputOf,
  listPlans,
  type PlannedPublication,
  type PlannedPublicationPage,
  planPublication,
} from '@pruefer/contracts';
import { Answers } from '@pruefer/platform';
import { CurrentEditor } from '../../editor.js';
import type { Editor } from '../../editor.js';
import { Plans } from './plans.js';

/** What shall happen to pages at a time. */
@Controller()
export class PlansController {
  constructor(private readonly plans: Plans) {}

  @Answers(listPlans)
  list({ query }: InputOf<typeof listPlans>): Promise<PlannedPublicationPage> {
    return this.plans.list(query);
  }

  @Answers(planPublication)
  create(
    { params: { id }, body }: InputOf<typeof planPublication>,
    @CurrentEditor() editor: Editor,
  ): Promise<PlannedPublication> {
    return this.plans.create(id, body, editor);
  }

  @Answers(cancelPlan)
  cancel({ params: { id } }: InputOf<typeof cancelPlan>, @CurrentEditor() editor: Editor): Promise<PlannedPublication> {
    return this.plans.cancel(id, editor);
  }
}
