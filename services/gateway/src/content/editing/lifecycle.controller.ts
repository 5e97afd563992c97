import type { EntryFields, LifecycleChange, LifecycleKind } from '@manzil/contracts/content/lifecycle';
import * as content from '@manzil/contracts/content/lifecycle-rpc';
import { getPage } from '@manzil/contracts/content/page-rpc';
import * as http from '@manzil/contracts/http/content-lifecycle';
import { showDevelopmentEntry } from '@manzil/contracts/http/development-editing';
import { developmentLifecycle } from '@manzil/contracts/listings/development-lifecycle-rpc';
import { staleByDevelopment } from '@manzil/contracts/listings/events';
import { isReservedPath } from '@manzil/contracts/reserved-paths';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { CacheInvalidation, PublishingRights } from '../../http/ports.js';
import { AssertPathIsFree } from '../../shared/assert-path-is-free.js';
import { lifecycleOf } from '@manzil/contracts/lifecycle-of-kind';
import { shownIn } from '../../shared/shown-in.js';
import { EditContent } from './edit-content.js';
import { MailApproval } from './mail-approval.js';

/** Drafts, versions and schedules of entries. Only public changes invalidate cached responses. */
@Controller()
export class LifecycleController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly edit: EditContent,
    private readonly assertFree: AssertPathIsFree,
    private readonly cache: CacheInvalidation,
    private readonly publishing: PublishingRights,
    private readonly mail: MailApproval,
  ) {}

  @Endpoint(http.createDraft)
  async createDraft({ params, body, session: { username: by } }: Input<typeof http.createDraft>) {
    await this.assertAddressIsFree(params, body.fields);
    return this.rpc.request(lifecycleOf(params.kind).createDraft, { ...params, ...body, by });
  }

  @Endpoint(http.saveDraft)
  async saveDraft({ params, body, session: { username: by, role } }: Input<typeof http.saveDraft>) {
    await this.assertAddressIsFree(params, body.fields);
    const mayPublish = await this.publishing.mayPublish(role);
    return this.rpc.request(lifecycleOf(params.kind).saveDraft, { ...params, ...body, by, mayPublish });
  }

  @Endpoint(http.discardDraft)
  async discardDraft({ params, session: { username: by, role } }: Input<typeof http.discardDraft>) {
    const mayPublish = await this.publishing.mayPublish(role);
    return this.rpc.request(lifecycleOf(params.kind).discardDraft, { ...params, by, mayPublish });
  }

  @Endpoint(http.publishEntry)
  async publish({ params, body, session: { username: by } }: Input<typeof http.publishEntry>) {
    if (params.kind === 'development') await this.assertDraftIsFree(params.id);
    const { publishDraft } = lifecycleOf(params.kind);
    return this.seen(params, () => this.rpc.request(publishDraft, { ...params, ...body, by }));
  }

  @Endpoint(http.withdrawEntry)
  withdraw({ params, session: { username: by } }: Input<typeof http.withdrawEntry>) {
    return this.seen(params, () =>
      this.rpc.request(lifecycleOf(params.kind).withdrawEntry, { ...params, by }),
    );
  }

  @Endpoint(http.restoreVersion)
  restoreVersion({ params, body, session: { username: by } }: Input<typeof http.restoreVersion>) {
    return this.seen(params, () =>
      this.rpc.request(lifecycleOf(params.kind).restoreVersion, { ...params, ...body, by }),
    );
  }

  @Endpoint(http.listApprovals)
  async listApprovals() {
    const services = [content.listApprovals, developmentLifecycle.listApprovals];
    const lists = await Promise.all(services.map((list) => this.rpc.request(list, {})));
    const approvals = lists.flatMap((list) => list.approvals);
    return { approvals: approvals.toSorted((a, b) => (a.requestedAt < b.requestedAt ? -1 : 1)) };
  }

  @Endpoint(http.requestApproval)
  async requestApproval({ params, body, session: { username: by } }: Input<typeof http.requestApproval>) {
    const requested = await this.rpc.request(lifecycleOf(params.kind).requestApproval, {
      ...params,
      ...body,
      by,
    });
    await this.mail.requested(params);
    return requested;
  }

  @Endpoint(http.approveRequest)
  async approve({ params, body, session: { username: by } }: Input<typeof http.approveRequest>) {
    if (params.kind === 'development') await this.assertDraftIsFree(params.id);
    const { approveRequest } = lifecycleOf(params.kind);
    return this.answer(params, { by, note: '', isApproved: true }, () =>
      this.seen(params, () => this.rpc.request(approveRequest, { ...params, ...body, by })),
    );
  }

  @Endpoint(http.sendBackRequest)
  sendBack({ params, body, session: { username: by } }: Input<typeof http.sendBackRequest>) {
    const { sendBackRequest } = lifecycleOf(params.kind);
    return this.answer(params, { by, note: body.note, isApproved: false }, () =>
      this.rpc.request(sendBackRequest, { ...params, ...body, by }),
    );
  }

  /** Reads the request first, because approval deletes it. */
  private async answer(
    entry: { kind: LifecycleKind; id: number },
    answer: { by: string; note: string; isApproved: boolean },
    change: () => Promise<LifecycleChange>,
  ): Promise<LifecycleChange> {
    const request = await this.mail.waiting(entry);
    const changed = await change();
    if (request !== undefined) await this.mail.answered(request, answer);
    return changed;
  }

  /** Refuses an unpublished page or development whose path another page, listing or development has. */
  private async assertAddressIsFree(
    { kind, id }: { kind: LifecycleKind; id?: number },
    { linkAddress: link, pagelink }: EntryFields,
  ): Promise<void> {
    if (kind === 'development') await this.assertPagelinkIsFree(pagelink, id);
    if (kind !== 'page' || typeof link !== 'string') return;
    const current = id === undefined ? undefined : await this.rpc.request(getPage, { id, drafts: true });
    if (current !== undefined && 'page' in current && current.page.linkAddress === link) return;
    await this.assertFree.assertFree({ link, wantedFor: 'page', field: 'linkAddress' });
  }

  /** A page may have taken the path since the draft was saved. */
  private async assertDraftIsFree(id: number): Promise<void> {
    const { version, lifecycle } = await this.rpc.request(showDevelopmentEntry, { id });
    if ((lifecycle?.draft ?? null) === null) return;
    const draft = { kind: 'development', id, version } as const;
    const { fields } = await this.rpc.request(developmentLifecycle.getVersion, draft);
    await this.assertPagelinkIsFree(fields.pagelink, id);
  }

  /** Listings knows its own links, and refuses reserved ones. */
  private async assertPagelinkIsFree(link: EntryFields[string] | undefined, id?: number): Promise<void> {
    if (typeof link !== 'string' || isReservedPath(link)) return;
    if (id !== undefined) {
      const { development } = await this.rpc.request(showDevelopmentEntry, { id });
      if (development.pagelink === link) return;
    }
    await this.assertFree.assertFree({ link, wantedFor: 'development', field: 'pagelink' });
  }

  private async seen(
    { kind, id }: { kind: LifecycleKind; id: number },
    change: () => Promise<LifecycleChange>,
  ): Promise<LifecycleChange> {
    if (kind !== 'development') return this.edit.edit(change, () => shownIn(kind, id));
    const changed = await change();
    const { development } = await this.rpc.request(showDevelopmentEntry, { id });
    this.cache.invalidate(staleByDevelopment(development));
    return changed;
  }
}
