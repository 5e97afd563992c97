import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faqs, listFaqEntries } from '@manzil/contracts/http/content-editing';
import * as rpc from '@manzil/contracts/content/lifecycle-rpc';
import { AddLifecycle1795600000000 } from '../src/migrations/1795600000000-add-lifecycle.js';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';
import { publicBytes } from './lifecycle-kinds.js';

const by = 'leila';

/** Rows as the previous release writes them, without a lifecycle. */
const ROWS = `
  INSERT INTO faq (question, answer, position) VALUES ('Old question?', 'Yes.', 90);
  INSERT INTO team_member (name, designation, photo, position) VALUES ('Old member', 'a', '/uploads/p.webp', 90);
  INSERT INTO testimonial (name, review, stars, position) VALUES ('Old customer', 'Kind', 5, 90);
  INSERT INTO blog_post (title, slug, excerpt, content, publish_at)
    VALUES ('Old post', 'old-post', '', '', now())`;

describe('an installation of the release before', () => {
  let content: ContentUnderTest;
  beforeAll(async () => {
    content = await startContentUnderTest();
  });
  afterAll(async () => {
    await content.stop();
  });

  it('shows visitors the same after the upgrade, also what a replica of that release goes on adding', async () => {
    const migration = new AddLifecycle1795600000000();
    const runner = content.dataSource.createQueryRunner();
    await migration.down(runner);
    await runner.query(ROWS);
    await migration.up(runner);
    await runner.query(ROWS.replaceAll('Old', 'Late').replaceAll('old-post', 'late-post'));
    await runner.release();
    const shown = await publicBytes(content.client);
    for (const name of ['question?', 'member', 'customer', 'post'])
      for (const when of ['Old', 'Late']) expect(shown).toContain(`${when} ${name}`);
  });

  it('gets what was withdrawn in the bin when the upgrade is taken back', async () => {
    const fields = { question: 'Withdrawn?', answer: 'Yes.' };
    const { id } = await content.client.request(faqs.create, { fields, by });
    await content.client.request(rpc.withdrawEntry, { kind: 'faq', id, by });
    const migration = new AddLifecycle1795600000000();
    const runner = content.dataSource.createQueryRunner();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
    const { deleted } = await content.client.request(listFaqEntries, {});
    expect(deleted).toMatchObject([{ id, title: 'Withdrawn?' }]);
  });
});
