import type {
  AdminPage,
  CreatePageBody,
  CreateSectionBody,
  FooterConfig,
  HeaderConfig,
  HomepageMeta,
  PageRows,
  Section,
} from '@pruefer/contracts';
import { until } from '@pruefer/testkit';
import { randomBytes } from 'node:crypto';
import { type Account, newAccount, send } from '../accounts.js';
import type { RunningSystem } from '../running-system.js';

const pages = '/api/admin/content/pages';
const sections = '/api/admin/homepage/sections';

/** Records with one row, with the address of their public copy. */
const singles = {
  header: { seen: '/api/header/config', save: '/api/admin/header/config' },
  footer: { seen: '/api/footer/config', save: '/api/admin/footer/config' },
  meta: { seen: '/api/homepage/meta', save: '/api/admin/homepage/meta' },
} as const;
interface Singles {
  readonly header: HeaderConfig;
  readonly footer: FooterConfig;
  readonly meta: HomepageMeta;
}

/** A manager who edits the public site and can restore it. */
export class SiteEditor {
  private readonly pageIds: string[] = [];
  private readonly sectionIds: string[] = [];
  private readonly before = new Map<keyof Singles, object>();

  private constructor(
    private readonly system: RunningSystem,
    readonly manager: Account,
  ) {}

  static async of(system: RunningSystem): Promise<SiteEditor> {
    return new SiteEditor(system, await newAccount(system, 'manager'));
  }

  /** The status with the answer: for what may be refused. */
  call<Body>(method: string, path: string, body?: object): Promise<{ status: number; body: Body }> {
    return send<Body>(this.system, method, path, { token: this.manager.token, ...(body && { body }) });
  }

  /** A page under an address that no other one has. @throws Error when it is refused */
  async createPage(fields: Partial<CreatePageBody> = {}): Promise<AdminPage> {
    const slug = `seite-${randomBytes(4).toString('hex')}`;
    const body = { slug, title: `Seite ${slug}`, content: 'Ein Satz.\n', isPublished: true, ...fields };
    const page = await this.expected<AdminPage>('POST', pages, body);
    this.pageIds.push(page.id);
    return page;
  }

  /** Pages that came in another way, to take them away as well. @param search part of their addresses */
  async adoptPages(search: string): Promise<AdminPage[]> {
    const { items } = await this.expected<PageRows>('GET', `${pages}?search=${search}&limit=100`);
    const savedPages = await Promise.all(items.map(({ id }) => this.expected<AdminPage>('GET', `${pages}/${id}`)));
    this.pageIds.push(...savedPages.map(({ id }) => id));
    return savedPages;
  }

  savePage(id: string, fields: object): Promise<AdminPage> {
    return this.expected('PUT', `${pages}/${id}`, fields);
  }

  async createSection(fields: CreateSectionBody): Promise<Section> {
    const section = await this.expected<Section>('POST', sections, fields);
    this.sectionIds.push(section.id);
    return section;
  }

  /** Saves some fields on top of what there was before. @throws Error when they are refused */
  async save<Name extends keyof Singles>(name: Name, fields: Partial<Singles[Name]>): Promise<void> {
    const { status, body } = await this.tryToSave(name, fields);
    if (status !== 200) throw new Error(`${name}: answered ${status}: ${JSON.stringify(body)}`);
  }

  /** Saves like `save`, but returns a refusal instead of throwing. */
  async tryToSave<Name extends keyof Singles>(name: Name, fields: Partial<Singles[Name]>) {
    const before = this.before.get(name) ?? (await this.expected<object>('GET', singles[name].seen));
    this.before.set(name, before);
    return this.call<{ version: number }>('PUT', singles[name].save, { ...before, ...fields, version: undefined });
  }

  /** Deletes the created records, saves the earlier state again and waits until visitors see it. */
  async restore(): Promise<void> {
    for (const id of this.pageIds.splice(0)) {
      await this.call('DELETE', `${pages}/${id}`);
      await this.call('DELETE', `/api/admin/content/trash/${id}`);
    }
    for (const id of this.sectionIds.splice(0)) await this.call('DELETE', `${sections}/${id}`);
    for (const [name, before] of this.before) {
      const { body } = await this.tryToSave<typeof name>(name, before);
      const readPublished = () => this.expected<{ version: number }>('GET', singles[name].seen);
      await until(`visitors see the ${name} of before`, async () => (await readPublished()).version >= body.version);
    }
  }

  private async expected<Body>(method: string, path: string, body?: object): Promise<Body> {
    const answer = await this.call<Body>(method, path, body);
    if (answer.status !== 200)
      throw new Error(`${method} ${path}: answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
}
