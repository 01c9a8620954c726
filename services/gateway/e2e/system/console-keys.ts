import type { IssuedApiKey } from '@pruefer/contracts';
import { type Account, newAccount, send } from './accounts.js';
import type { RunningSystem } from './running-system.js';

/** A key that was just issued or renewed, with its secret. */
export type FreshKey = IssuedApiKey & { readonly apiKey: string };

/** The API keys of a system as a manager at the console deals with them. */
export class ConsoleKeys {
  private constructor(
    private readonly system: RunningSystem,
    readonly manager: Account,
  ) {}

  /** Signs a new manager in. */
  static async of(system: RunningSystem): Promise<ConsoleKeys> {
    return new ConsoleKeys(system, await newAccount(system, 'manager'));
  }

  /** Calls `/api/admin/api-keys` + path. */
  call<Body>(method: string, path: string, body?: object): Promise<{ status: number; body: Body }> {
    const { token } = this.manager;
    return send<Body>(this.system, method, `/api/admin/api-keys${path}`, { token, ...(body && { body }) });
  }

  /** Issues a key. @throws Error when that is refused */
  async issue(fields: object = {}): Promise<FreshKey> {
    const muster = { clientName: 'Musterkunde GmbH', clientEmail: 'test@example.com', quota: 1_000 };
    return fresh(await this.call<IssuedApiKey>('POST', '', { ...muster, ...fields }));
  }

  /** Renews a key. @throws Error when that is refused */
  async renew(id: string, body: object = {}): Promise<FreshKey> {
    return fresh(await this.call<IssuedApiKey>('POST', `/${id}/renew`, body));
  }

  /** Edits a key. @throws Error when that is refused */
  async change(id: string, edit: object): Promise<void> {
    const { status, body } = await this.call('PUT', `/${id}`, edit);
    if (status !== 200) throw new Error(`a change was answered ${status}: ${JSON.stringify(body)}`);
  }

  /** Books calls on top. @throws Error when that is refused */
  async topUp(id: string, addedQuota: number, orderNumber: string): Promise<void> {
    const { status, body } = await this.call('POST', `/${id}/top-up`, { addedQuota, orderNumber });
    if (status >= 300) throw new Error(`a top-up was answered ${status}: ${JSON.stringify(body)}`);
  }
}

function fresh({ status, body }: { status: number; body: IssuedApiKey }): FreshKey {
  if (!body.apiKey) throw new Error(`no key, but ${status}: ${JSON.stringify(body)}`);
  return { ...body, apiKey: body.apiKey };
}
