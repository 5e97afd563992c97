import type { LifecycleChange, LifecycleKind } from '@manzil/contracts/content/lifecycle';
import * as content from '@manzil/contracts/content/lifecycle-rpc';
import * as http from '@manzil/contracts/http/content-lifecycle';
import { showDevelopmentEntry } from '@manzil/contracts/http/development-editing';
import { developmentLifecycle } from '@manzil/contracts/listings/development-lifecycle-rpc';
import { staleByDevelopment } from '@manzil/contracts/listings/events';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { CacheInvalidation, PublishingRights } from '../../http/ports.js';
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
    private readonly cache: CacheInvalidation,
    private readonly publishing: PublishingRights,
    private readonly mail: MailApproval,
  ) {}

  @Endpoint(http.saveDraft)
  async saveDraft({ params, body, session: { username: by, role } }: Input<typeof http.saveDraft>) {
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
