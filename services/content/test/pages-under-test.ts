import { randomBytes } from 'node:crypto';
import type { DeletedPage, Page } from '@manzil/contracts/content/page';
import { createPage, deletePage, getPage, updatePage } from '@manzil/contracts/content/page-rpc';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { startNats } from '@manzil/testing/nats';
import { createDatabase, startPostgres } from '@manzil/testing/postgres';
import { DataSource } from 'typeorm';
import { startContent } from './start-content.js';

/** What a change is refused with when a page has the address. */
export const LINK_TAKEN = {
  code: 'CONFLICT',
  extra: { issues: [{ field: 'linkAddress' }], details: { reason: 'link-taken' } },
};

/** An address that no page has or had. */
export const newLink = (): string => `page-${randomBytes(6).toString('hex')}`;

export const draft = (linkAddress = newLink()) => ({
  title: 'Golden visa',
  seoTitle: 'Golden visa by property',
  metaDescription: 'Who may have one',
  keywords: 'visa, residence',
  linkAddress,
  html: '<h1>Golden visa</h1><p class="lead">Ten years.</p>',
  css: '.lead { color: #123456 }',
  by: 'Noor',
});

/** The content service as it really starts, and short words for what is asked of it most. */
export class PagesUnderTest {
  private constructor(
    readonly service: RunningService,
    readonly client: RpcClient,
    readonly stop: () => Promise<void>,
  ) {}

  static async start(): Promise<PagesUnderTest> {
    const postgres = await startPostgres();
    const [nats, database] = await Promise.all([startNats(), createDatabase(postgres.adminUrl)]);
    const service = await startContent(database.url, nats.url, undefined);
    return new PagesUnderTest(service, service.app.get(RpcClient), async () => {
      await service.stop();
      await Promise.all([nats.stop(), database.drop()]);
    });
  }

  create(linkAddress?: string): Promise<Page> {
    return this.client.ask(createPage, draft(linkAddress));
  }

  rename({ id, version }: Page, linkAddress: string): Promise<Page> {
    return this.client.ask(updatePage, { ...draft(linkAddress), id, expectedVersion: version });
  }

  remove({ id }: Page): Promise<DeletedPage> {
    return this.client.ask(deletePage, { id, by: 'Omar' });
  }

  at(linkAddress: string): Promise<{ page: Page } | { redirectTo: string }> {
    return this.client.ask(getPage, { linkAddress });
  }

  rows<T>(sql: string, parameters: unknown[] = []): Promise<T[]> {
    return this.service.app.get(DataSource).query<T[]>(sql, parameters);
  }

  /** The version that the last fact about pages carries. */
  async told(): Promise<number> {
    const sql = "SELECT version FROM collection_version WHERE kind = 'page'";
    return (await this.rows<{ version: number }>(sql))[0]?.version ?? 0;
  }
}
