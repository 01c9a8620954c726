import { Controller, Header } from '@nestjs/common';
import {
  type ApiKeyDetails,
  type ApiKeyPage,
  type ApiKeyRecord,
  changeApiKey,
  createApiKey,
  type InputOf,
  type IssuedApiKey,
  listApiKeys,
  readApiKey,
  renewApiKey,
} from '@pruefer/contracts';
import { type Actor, CurrentActor, Handles, hasParameters } from '@pruefer/platform';
import { ChangeKey } from './change-key.js';
import { IssueKey } from './issue-key.js';
import { KeyQueries } from './key.queries.js';
import { ReadKey } from './read-key.js';
import { RenewKey } from './renew-key.js';

/** Endpoints for API keys. */
@Controller()
export class KeysController {
  constructor(
    private readonly queries: KeyQueries,
    private readonly readKey: ReadKey,
    private readonly issueKey: IssueKey,
    private readonly changeKey: ChangeKey,
    private readonly renewKey: RenewKey,
  ) {}

  /** One page if there are parameters, otherwise the newest 1,000 as a plain list. */
  @Handles(listApiKeys)
  list({ query }: InputOf<typeof listApiKeys>): Promise<ApiKeyRecord[] | ApiKeyPage> {
    return hasParameters(query) ? this.queries.page(query) : this.queries.list();
  }

  @Handles(readApiKey)
  read({ params: { id } }: InputOf<typeof readApiKey>): Promise<ApiKeyDetails> {
    return this.readKey.run(id);
  }

  @Handles(createApiKey)
  @Header('cache-control', 'no-store')
  create({ body }: InputOf<typeof createApiKey>, @CurrentActor() actor: Actor): Promise<IssuedApiKey> {
    return this.issueKey.run(body, actor);
  }

  @Handles(changeApiKey)
  change({ params: { id }, body }: InputOf<typeof changeApiKey>, @CurrentActor() actor: Actor): Promise<ApiKeyRecord> {
    return this.changeKey.run(id, body, actor);
  }

  @Handles(renewApiKey)
  @Header('cache-control', 'no-store')
  renew({ params: { id }, body }: InputOf<typeof renewApiKey>, @CurrentActor() actor: Actor): Promise<IssuedApiKey> {
    return this.renewKey.run(id, body.overlap ?? 'now', actor);
  }
}
