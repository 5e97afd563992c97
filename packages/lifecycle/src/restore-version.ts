import type { LifecycleChange } from '@manzil/contracts/content/lifecycle';
import type { LifecycleRequest } from '@manzil/contracts/lifecycle-rpcs';
import { Injectable } from '@nestjs/common';
import { assertVersion } from '@manzil/service-kit/version-conflict';
import { HandleLifecycle } from './handle-lifecycle.js';
import { LifecyclePorts } from './lifecycle-ports.js';
import { withKept } from './publish-and-withdraw.js';
import { ensureLiveVersion, RecordChange } from './record-change.js';
import { lastSave, requireVersion } from './version.repository.js';

/**
 * Restores a version by saving it as a new version, so that a restore can be undone by another one. The slug is kept,
 * because the old slug may be in use by now. An entry that is not live stays hidden.
 */
@Injectable()
export class RestoreVersion {
  constructor(
    private readonly ports: LifecyclePorts,
    private readonly recordChange: RecordChange,
  ) {}

  @HandleLifecycle('restoreVersion')
  restore(request: LifecycleRequest<'restoreVersion'>): Promise<LifecycleChange> {
    const { kind, id, version, expectedVersion, by } = request;
    const port = this.ports.of(kind);
    return port.change(async (context) => {
      const { manager } = context;
      const record = await port.require(manager, id);
      assertVersion(`This ${port.noun}`, await lastSave(manager, kind, record), expectedVersion);
      const earlier = await requireVersion(manager, { kind, id, version });
      await ensureLiveVersion(manager, port, record);
      const fields = withKept(port, earlier.fields, record.fields);
      await port.save(context, { id, fields, version: record.version + 1, live: record.live, by });
      const details = { version };
      return this.recordChange.record(manager, port, { action: 'content-version-restored', id, details });
    });
  }
}
