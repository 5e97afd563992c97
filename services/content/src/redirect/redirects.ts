import { recordPath } from '@manzil/contracts/content/record-path';
import { redirectKey, type FormerPath, type Redirect } from '@manzil/contracts/content/redirect';
import { followRedirect, listRedirects, listFormerPaths } from '@manzil/contracts/content/redirect-rpc';
import { deleteRedirect } from '@manzil/contracts/http/links';
import { DomainError } from '@manzil/service-kit/errors';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { AuditLog } from '../change/audit-log.js';
import { Clock } from '../clock.js';
import { auditedRedirect, RedirectEntity, toRedirect } from './redirect.entity.js';

const MOST_FORMER_PATHS = 500;

/** A former path and the entry it belonged to; `slug` is the current path of that entry. */
interface Former {
  kind: FormerPath['kind'];
  id: number;
  title: string;
  former: string;
  slug: string;
}

/** Reads, follows and deletes redirects. */
@Injectable()
export class Redirects {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly auditLog: AuditLog,
  ) {}

  @HandleRpc(listRedirects)
  async list({ offset, limit }: { offset: number; limit: number }): Promise<{
    redirects: Redirect[];
    total: number;
  }> {
    const [rows, total] = await this.dataSource.manager.findAndCount(RedirectEntity, {
      order: { fromPath: 'ASC' },
      skip: offset,
      take: limit,
    });
    return { redirects: rows.map(toRedirect), total };
  }

  /** Former paths that redirect to a live entry. */
  @HandleRpc(listFormerPaths)
  async formerPaths(): Promise<{ paths: FormerPath[]; total: number }> {
    const found = await this.dataSource.query<Former[]>(
      `SELECT 'page' AS kind, page.id, title, former.link_address AS former, page.link_address AS slug
         FROM page_link AS former JOIN page ON page.id = page_id WHERE live AND deleted_at IS NULL
       UNION ALL
       SELECT 'blog-post', post.id, title, former.slug, post.slug
         FROM blog_post_old_slug AS former JOIN blog_post AS post ON post.id = post_id
        WHERE state = 'published' AND deleted_at IS NULL
       UNION ALL
       SELECT 'team-member', member.id, name, former.slug, member.slug
         FROM team_member_old_slug AS former JOIN team_member AS member ON member.id = member_id
        WHERE live AND deleted_at IS NULL
       ORDER BY former`,
    );
    const paths = found.slice(0, MOST_FORMER_PATHS).map(({ kind, id, title, former, slug }) => {
      return { kind, id, title, from: recordPath(kind, former) ?? '', to: recordPath(kind, slug) ?? '' };
    });
    return { paths: paths.filter(({ from, to }) => from !== to), total: found.length };
  }

  @HandleRpc(followRedirect)
  async follow({ path }: { path: string }): Promise<z.output<typeof followRedirect.response>> {
    const [[found]] = await this.dataSource.query<[Pick<Redirect, 'to' | 'status'>[], number]>(
      `UPDATE redirect SET hits = hits + 1, last_hit_at = $2 WHERE from_path = $1
       RETURNING to_path AS to, status`,
      [redirectKey(path), this.clock.now()],
    );
    return { redirect: found ?? null };
  }

  @HandleRpc(deleteRedirect)
  delete({ id }: { id: number }): Promise<Redirect> {
    return this.dataSource.transaction(async (manager) => {
      const row = await manager.findOne(RedirectEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (row === null) throw new DomainError('NOT_FOUND', 'There is no such redirect');
      await manager.delete(RedirectEntity, { id });
      await this.auditLog.record(manager, {
        action: 'redirect-deleted',
        entity: { ...auditedRedirect(row), link: null },
      });
      return toRedirect(row);
    });
  }
}
