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
import { type Actor, Answers, CurrentActor } from '@pruefer/platform';
import { ChangeKey } from './change-key.js';
import { IssueKey } from './issue-key.js';
import { ListKeys } from './list-keys.js';
import { RenewKey } from './renew-key.js';
import { ShowKey } from './show-key.js';

/** Endpoints for API keys. */
@Controller()
export class KeysController {
  constructor(
    private readonly listKeys: ListKeys,
    private readonly showKey: ShowKey,
    private readonly issueKey: IssueKey,
    private readonly changeKey: ChangeKey,
    private readonly renewKey: RenewKey,
  ) {}

  @Answers(listApiKeys)
  list({ query }: InputOf<typeof listApiKeys>): Promise<ApiKeyRecord[] | ApiKeyPage> {
    return this.listKeys.run(query);
  }

  @Answers(readApiKey)
  read({ params: { id } }: InputOf<typeof readApiKey>): Promise<ApiKeyDetails> {
    return this.showKey.run(id);
  }

  @Answers(createApiKey)
  @Header('cache-control', 'no-store')
  create({ body }: InputOf<typeof createApiKey>, @CurrentActor() actor: Actor): Promise<IssuedApiKey> {
    return this.issueKey.run(body, actor);
  }

  @Answers(changeApiKey)
  change({ params: { id }, body }: InputOf<typeof changeApiKey>, @CurrentActor() actor: Actor): Promise<ApiKeyRecord> {
    return this.changeKey.run(id, body, actor);
  }

  @Answers(renewApiKey)
  @Header('cache-control', 'no-store')
  renew({ params: { id }, body }: InputOf<typeof renewApiKey>, @CurrentActor() actor: Actor): Promise<IssuedApiKey> {
    return this.renewKey.run(id, body.overlap ?? 'now', actor);
  }
}
