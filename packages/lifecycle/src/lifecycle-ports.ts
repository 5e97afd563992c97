import type { LifecycleKind } from '@manzil/contracts/content/lifecycle';
import type { LifecycleRpcs } from '@manzil/contracts/lifecycle-rpcs';
import type { EntityManager } from 'typeorm';
import type { auditRecord } from '@manzil/service-kit/audit-record';
import type { LifecyclePort } from './lifecycle-port.js';

/** The ports of all kinds of a service that go through the lifecycle. */
export abstract class LifecyclePorts {
  abstract readonly kinds: readonly LifecycleKind[];
  /** The requests that the service handles. */
  abstract readonly rpcs: LifecycleRpcs;
  /** Subjects of the RPCs whose replies may show a draft. */
  abstract readonly subjects: RegExp;
  abstract of(kind: LifecycleKind): LifecyclePort;
}

/** Writes audit records of a service, in the transaction of the change that they describe. */
export abstract class LifecycleAudit {
  abstract record(manager: EntityManager, act: Parameters<typeof auditRecord>[0]): Promise<void>;
}
