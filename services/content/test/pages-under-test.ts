import { randomBytes } from 'node:crypto';
import type { DeletedPage, Page } from '@manzil/contracts/content/page';
import { createPage, deletePage, getPage, updatePage } from '@manzil/contracts/content/page-rpc';
import type { RunningService } from '@manzil/service-kit/bootstrap';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { startNats } from '@manzil/testing/nats';
import { createServiceDatabase, startPostgres } from '@manzil/testing/postgres';
import { DataSource } from 'typeorm';
import { startContent } from './start-content.js';

/** The error of a change when another page has the path. */
export const LINK_TAKEN = {
  code: 'CONFLICT',
  extra: { issues: [{ field: 'linkAddress' }], details: { reason: 'link-taken' } },
};

/** Returns a path that no page has used. */
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

/** The real content service, with short methods for frequent requests. */
export class PagesUnderTest {
  private constructor(
    readonly service: RunningService,
    readonly client: RpcClient,
    readonly stop: () => Promise<void>,
  ) {}

  static async start(): Promise<PagesUnderTest> {
    const postgres = await startPostgres();
    const [nats, database] = await Promise.all([
      startNats(),
      createServiceDatabase(postgres.adminUrl, 'content'),
    ]);
    const service = await startContent(database.url, nats.url, undefined);
    return new PagesUnderTest(service, service.app.get(RpcClient), async () => {
      await service.stop();
      await Promise.all([nats.stop(), database.drop()]);
    });
  }

  create(linkAddress?: string): Promise<Page> {
    return this.client.request(createPage, draft(linkAddress));
  }

  rename({ id, version }: Page, linkAddress: string): Promise<Page> {
    return this.client.request(updatePage, { ...draft(linkAddress), id, expectedVersion: version });
  }

  remove({ id }: Page): Promise<DeletedPage> {
    return this.client.request(deletePage, { id, by: 'Omar' });
  }

  at(linkAddress: string): Promise<{ page: Page } | { redirectTo: string }> {
    return this.client.request(getPage, { linkAddress });
  }

  rows<T>(sql: string, parameters: unknown[] = []): Promise<T[]> {
    return this.service.app.get(DataSource).query<T[]>(sql, parameters);
  }

  /** The version in the last event about pages. */
  async publishedVersion(): Promise<number> {
    const sql = "SELECT version FROM collection_version WHERE kind = 'page'";
    return (await this.rows<{ version: number }>(sql))[0]?.version ?? 0;
  }
}
