import { randomBytes } from 'node:crypto';
import { faqs } from '@manzil/contracts/http/content-editing';
import * as rpc from '@manzil/contracts/content/lifecycle-rpc';
import { encodePreviewKey, type SiteKey } from '@manzil/contracts/content/preview';
import { runWithRequest, showDraft } from '@manzil/messaging/request-context';
import { waitFor } from '@manzil/testing/wait-for';
import type { ContentUnderTest } from './content-under-test.js';
import { publicBytes } from './lifecycle-kinds.js';

const by = 'leila';

/** Returns the current instant, once it has passed, so that no later change can have the same one. */
export async function instant(): Promise<Date> {
  const now = new Date();
  await waitFor('the next instant', () => Date.now() > now.getTime());
  return now;
}

/** Helpers for suites that read the site at other instants; `content` is a function, because it starts later. */
export function siteInstants(content: () => ContentUnderTest) {
  async function linkTo(at: Date, recorded = false): Promise<SiteKey> {
    const token = randomBytes(32).toString('base64url');
    await content().client.request(rpc.createSitePreview, { at: at.toISOString(), token, by, recorded });
    return { kind: 'site', id: at.getTime(), token };
  }

  const within = <T>(key: SiteKey, work: () => Promise<T>): Promise<T> =>
    runWithRequest(undefined, () => {
      showDraft(encodePreviewKey(key));
      return work();
    });
  const live = (): Promise<string> => publicBytes(content().client);
  const shownWith = (key: SiteKey): Promise<string> => within(key, live);
  const shownAt = async (at: Date): Promise<string> => shownWith(await linkTo(at));

  const changesBetween = async (from: Date, to: Date) =>
    content().client.request(rpc.listSiteChanges, { from: from.toISOString(), to: to.toISOString() });

  /** All rows of all tables except messages, so that anything a preview leaves behind is noticed. */
  async function everything(): Promise<unknown> {
    const { dataSource } = content();
    const tables = await dataSource.query<{ name: string }[]>(
      `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT LIKE 'outbox%'
       AND table_name <> 'published_messages' ORDER BY 1`,
    );
    const rows = [];
    for (const { name } of tables)
      rows.push(await dataSource.query(`SELECT '${name}' AS of, t::text FROM "${name}" t ORDER BY 2`));
    return rows;
  }

  const addQuestion = (question: string) =>
    content().client.request(faqs.create, { fields: { question, answer: '<p>Yes.</p>' }, by });
  return { linkTo, within, live, shownWith, shownAt, changesBetween, everything, addQuestion };
}
