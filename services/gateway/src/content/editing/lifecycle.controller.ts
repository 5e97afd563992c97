import type { LifecycleChange } from '@manzil/contracts/content/lifecycle';
import * as rpc from '@manzil/contracts/content/lifecycle-rpc';
import * as http from '@manzil/contracts/http/content-lifecycle';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Controller } from '@nestjs/common';
import { Endpoint } from '../../http/endpoint.decorator.js';
import type { Input } from '../../http/input.js';
import { EditContent } from './edit-content.js';

/** Drafts, versions and schedules of entries. Only what visitors may see makes cached responses stale. */
@Controller()
export class LifecycleController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly edit: EditContent,
  ) {}

  @Endpoint(http.createDraft)
  createDraft({ params, body, session: { username: by } }: Input<typeof http.createDraft>) {
    return this.rpc.request(rpc.createDraft, { ...params, ...body, by });
  }

  @Endpoint(http.saveDraft)
  saveDraft({ params, body, session: { username: by } }: Input<typeof http.saveDraft>) {
    return this.rpc.request(rpc.saveDraft, { ...params, ...body, by });
  }

  @Endpoint(http.discardDraft)
  discardDraft({ params, session: { username: by } }: Input<typeof http.discardDraft>) {
    return this.rpc.request(rpc.discardDraft, { ...params, by });
  }

  @Endpoint(http.withdrawEntry)
  withdraw({ params, session: { username: by } }: Input<typeof http.withdrawEntry>) {
    return this.seen(params, () => this.rpc.request(rpc.withdrawEntry, { ...params, by }));
  }

  @Endpoint(http.scheduleEntry)
  schedule({ params, body, session: { username: by } }: Input<typeof http.scheduleEntry>) {
    return this.rpc.request(rpc.scheduleEntry, { ...params, ...body, by });
  }

  @Endpoint(http.listVersions)
  listVersions({ params, query }: Input<typeof http.listVersions>) {
    return this.rpc.request(rpc.listVersions, { ...params, ...query });
  }

  @Endpoint(http.showVersion)
  showVersion({ params }: Input<typeof http.showVersion>) {
    return this.rpc.request(rpc.getVersion, params);
  }

  @Endpoint(http.diffVersion)
  diffVersion({ params, query }: Input<typeof http.diffVersion>) {
    return this.rpc.request(rpc.diffVersion, { ...params, ...query });
  }

  @Endpoint(http.restoreVersion)
  restoreVersion({ params, body, session: { username: by } }: Input<typeof http.restoreVersion>) {
    return this.seen(params, () => this.rpc.request(rpc.restoreVersion, { ...params, ...body, by }));
  }

  private seen(
    { kind, id }: { kind: string; id: number },
    change: () => Promise<LifecycleChange>,
  ): Promise<LifecycleChange> {
    return this.edit.edit(change, () => ({ kind, id }));
  }
}
