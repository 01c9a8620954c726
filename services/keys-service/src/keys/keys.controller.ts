import { Body, Controller, Header, Param, Query } from '@nestjs/common';
import {
  type ApiKeyDetails,
  type ApiKeyPage,
  type ApiKeyRecord,
  ApiKeysQuery,
  ChangeApiKey,
  changeApiKey,
  CreateApiKey,
  createApiKey,
  type IssuedApiKey,
  listApiKeys,
  readApiKey,
  RenewApiKey,
  renewApiKey,
} from '@pruefer/contracts';
import { Answers } from '@pruefer/platform';
import { ChangeKey } from './change-key.js';
import { CurrentDeed } from '../current-deed.decorator.js';
import type { Deed } from '../deed.js';
import { IssueKey } from './issue-key.js';
import { ListKeys } from './list-keys.js';
import { RenewKey } from './renew-key.js';
import { ShowKey } from './show-key.js';

/** What staff does about API keys. */
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
  list(@Query() query: ApiKeysQuery): Promise<ApiKeyRecord[] | ApiKeyPage> {
    return this.listKeys.run(query);
  }

  @Answers(readApiKey)
  read(@Param('id') id: string): Promise<ApiKeyDetails> {
    return this.showKey.run(id);
  }

  @Answers(createApiKey)
  @Header('cache-control', 'no-store')
  create(@Body() key: CreateApiKey, @CurrentDeed() deed: Deed): Promise<IssuedApiKey> {
    return this.issueKey.run(key, deed);
  }

  @Answers(changeApiKey)
  change(@Param('id') id: string, @Body() edit: ChangeApiKey, @CurrentDeed() deed: Deed): Promise<ApiKeyRecord> {
    return this.changeKey.run(id, edit, deed);
  }

  @Answers(renewApiKey)
  @Header('cache-control', 'no-store')
  renew(
    @Param('id') id: string,
    @Body() body: RenewApiKey | undefined,
    @CurrentDeed() deed: Deed,
  ): Promise<IssuedApiKey> {
    return this.renewKey.run(id, body?.overlap ?? 'now', deed);
  }
}
