import { contentAuditRecorded } from '@manzil/contracts/audit';
import {
  addSavedBlock,
  renameSavedBlock,
  deleteSavedBlock,
  restoreSavedBlock,
} from '@manzil/contracts/http/saved-blocks';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  MAX_SAVED_BLOCKS_BYTES,
  MOST_SAVED_BLOCKS,
  SAVED_BLOCK_RESTORE_DAYS,
} from '@manzil/contracts/content/saved-block';
import * as rpc from '@manzil/contracts/content/saved-block-rpc';
import { MAX_PAGE_CSS_BYTES } from '@manzil/contracts/content/page';
import { claimReferences } from '@manzil/contracts/media/commands';
import { NatsLink } from '@manzil/messaging/connection/nats-link';
import { waitFor } from '@manzil/testing/wait-for';
import { watchSubject } from '@manzil/testing/watch-subject';
import type { z } from 'zod';
import { ClaimAllFiles } from '../src/jobs/claim-all-files.js';
import { PurgeSavedBlocks } from '../src/saved-block/purge-saved-blocks.js';
import { startContentUnderTest, type ContentUnderTest } from './content-under-test.js';

type Claim = z.output<typeof claimReferences.payload>;
type Act = z.output<typeof contentAuditRecorded.payload>;

const takenName = { code: 'CONFLICT', extra: { issues: [{ field: 'name' }] } };
const noSuchBlock = { code: 'NOT_FOUND', message: 'There is no such block' };

describe('saved blocks', () => {
  let content: ContentUnderTest;
  const unwatch: (() => void)[] = [];
  let claims: Claim[] = [];
  const acts: Act[] = [];
  beforeAll(async () => {
    content = await startContentUnderTest();
    const { connection } = content.service.app.get(NatsLink);
    unwatch.push(
      await watchSubject(connection, claimReferences.subject, (claim) => claims.push(claim as Claim)),
      await watchSubject(connection, contentAuditRecorded.subject, (act) => acts.push(act as Act)),
    );
  });
  beforeEach(() => content.dataSource.query('DELETE FROM saved_block'));
  afterAll(async () => {
    for (const stop of unwatch) stop();
    await content.stop();
  });

  const add = (name: string, html = '<p>Nine to six</p>', css = '') =>
    content.client.request(addSavedBlock, { name, html, css, by: 'leila' });
  const rename = (id: number, name: string) => content.client.request(renameSavedBlock, { id, name });
  const remove = (id: number) => content.client.request(deleteSavedBlock, { id });
  const restore = (id: number) => content.client.request(restoreSavedBlock, { id });
  const list = (offset = 0) => content.client.request(rpc.listSavedBlocks, { offset });
  const names = async () => (await list()).blocks.map(({ name }) => name);
  /** Adds rows directly in the database, because the service would take long for so many. */
  const fill = (count: number, html: string) =>
    content.dataSource.query(
      `INSERT INTO saved_block (name, html, css, version, saved_by, saved_at)
       SELECT 'Block ' || n, $2, '', 1, 'leila', now() FROM generate_series(1, $1) AS n`,
      [count, html],
    );
  const claimOf = (id: number, version: number) =>
    waitFor(`the claim of block ${id} at ${version}`, () =>
      claims.find((claim) => claim.owner === `saved-block:${id}` && claim.version === version),
    );

  it('are sanitised as a page is, and live blocks stay', async () => {
    const { id } = await add(
      'Hours',
      '<section class="hours" onclick="steal()"><script>steal()</script><div data-live="faqs" data-count="99"></div></section>',
      '.hours{color:red;behavior:url(/uploads/x.htc)}',
    );
    const { blocks, total } = await list();
    expect(total).toBe(1);
    expect(blocks).toMatchObject([{ id, name: 'Hours', savedBy: 'leila' }]);
    const html = blocks[0]?.html;
    const css = blocks[0]?.css.replaceAll(/\s|;/g, '');
    expect(html).toMatch(/^<section class="hours"><div data-live="faqs"[^>]*><\/div><\/section>$/);
    expect(html).not.toContain('99');
    expect(css).toBe('.hours{color:red}');
  });

  it.each([
    ['pictures of other sites', '<img src="https://other.example/a.png">', '', 'html'],
    ['pictures of other sites in CSS', '<p>A</p>', 'p{background:url(https://other.example/a.png)}', 'css'],
    ['HTML of which nothing is left', '<script>steal()</script>', '', 'html'],
    ['CSS that is too long', '<p>A</p>', `/*${'x'.repeat(MAX_PAGE_CSS_BYTES)}*/`, 'css'],
  ])('refuse %s by the name of the field', async (_what, html, css, field) => {
    await expect(add('Refused', html, css)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      extra: { issues: [{ field }] },
    });
    expect(await names()).toEqual([]);
  });

  it('refuse CSS that cannot be read by its line, without repeating it', async () => {
    const issues = [{ field: 'css', message: 'Unknown word (line 1)' }];
    await expect(add('Refused', '<p>A</p>', '<i>a</i>')).rejects.toMatchObject({ extra: { issues } });
  });

  it.each(['', '   ', 'x'.repeat(61)])('refuse the name %j', async (name) => {
    const refusal = { code: 'VALIDATION_FAILED', extra: { issues: [{ field: 'name' }] } };
    await expect(add(name)).rejects.toMatchObject(refusal);
  });

  it('have a name of their own whatever its case, however many are saved at once', async () => {
    const answers = await Promise.allSettled(['Hours', 'HOURS', 'hours', 'Hours '].map((name) => add(name)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(add('hOurs')).rejects.toMatchObject(takenName);
    const { id } = await add('Prices');
    await expect(rename(id, 'HoUrs')).rejects.toMatchObject(takenName);
    expect(await rename(id, 'PRICES')).toMatchObject({ id, name: 'PRICES', savedBy: 'leila' });
  });

  it('are listed by name, in parts that fit into messages', async () => {
    await fill(3, `<p>${'x'.repeat(300_000)}</p>`);
    const first = await list();
    expect(first.blocks.map(({ name }) => name)).toEqual(['Block 1', 'Block 2']);
    expect(first.total).toBe(3);
    expect((await list(2)).blocks.map(({ name }) => name)).toEqual(['Block 3']);
    expect((await list(3)).blocks).toEqual([]);
  });

  it('are 100 at most, and so many bytes together', async () => {
    await fill(MOST_SAVED_BLOCKS - 1, '<p>A</p>');
    const { id } = await add('The last one');
    const full = { code: 'CONFLICT', message: 'There are 100 saved blocks already; delete one first' };
    await expect(add('One more')).rejects.toMatchObject(full);
    await remove(id);
    await add('In its place');
    await expect(restore(id)).rejects.toMatchObject(full);
    await content.dataSource.query('DELETE FROM saved_block');
    await fill(1, 'x'.repeat(MAX_SAVED_BLOCKS_BYTES - 10));
    await expect(add('Too much')).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'The saved blocks are too large together; delete one first',
    });
  });

  it('that are deleted are gone until they are restored, unless their name is taken by then', async () => {
    const { id } = await add('Hours');
    await remove(id);
    expect(await names()).toEqual([]);
    await expect(remove(id)).rejects.toMatchObject(noSuchBlock);
    await expect(rename(id, 'Other')).rejects.toMatchObject(noSuchBlock);
    const other = await add('HOURS');
    await expect(restore(id)).rejects.toMatchObject({
      ...takenName,
      message: 'There is a block with the name “Hours” already',
    });
    await rename(other.id, 'Opening hours');
    await restore(id);
    expect(await names()).toEqual(['Hours', 'Opening hours']);
    await expect(restore(id)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This block is not deleted',
    });
    await expect(restore(id + 1_000)).rejects.toMatchObject(noSuchBlock);
  });

  it('claim their pictures until they are purged, 30 days after they were deleted', async () => {
    const { id } = await add(
      'Team',
      '<img src="/uploads/noor.webp" alt="">',
      '.a{background:url(/uploads/sea.webp)}',
    );
    expect(await claimOf(id, 1)).toMatchObject({
      label: 'Block: Team',
      filenames: ['noor.webp', 'sea.webp'],
    });
    await rename(id, 'People');
    expect(await claimOf(id, 2)).toMatchObject({ label: 'Block: People' });
    await remove(id);
    claims = [];
    await content.service.app.get(ClaimAllFiles).claimAll();
    expect((await claimOf(id, 2)).filenames).toEqual(['noor.webp', 'sea.webp']);
    const purge = content.service.app.get(PurgeSavedBlocks);
    const day = 86_400_000;
    content.clock.now = () => new Date(Date.now() + (SAVED_BLOCK_RESTORE_DAYS - 1) * day);
    expect(await purge.purge()).toBe(0);
    content.clock.now = () => new Date(Date.now() + SAVED_BLOCK_RESTORE_DAYS * day);
    expect(await purge.purge()).toBe(1);
    content.clock.now = () => new Date();
    expect((await claimOf(id, 3)).filenames).toEqual([]);
    await expect(restore(id)).rejects.toMatchObject(noSuchBlock);
  });

  it('leave a row of the audit trail for each act, and none for what is refused', async () => {
    const { id } = await add('Hours');
    await expect(add('Hours')).rejects.toMatchObject(takenName);
    await rename(id, 'Opening hours');
    await remove(id);
    await restore(id);
    const own = await waitFor('the acts', () => {
      const rows = acts.filter(({ entity }) => entity.kind === 'saved-block' && entity.id === String(id));
      return rows.length >= 4 ? rows : undefined;
    });
    expect(own.map(({ action, entity, changes }) => [action, entity.title, changes])).toEqual([
      ['saved-block-created', 'Hours', [{ field: 'name', before: null, after: 'Hours' }]],
      ['saved-block-renamed', 'Opening hours', [{ field: 'name', before: 'Hours', after: 'Opening hours' }]],
      ['saved-block-deleted', 'Opening hours', []],
      ['saved-block-restored', 'Opening hours', []],
    ]);
  });
});
