import type { LifecycleKind } from '@manzil/contracts/content/lifecycle';
import * as content from '@manzil/contracts/content/lifecycle-rpc';
import type { LifecycleRpcs } from '@manzil/contracts/lifecycle-rpcs';
import { developmentLifecycle } from '@manzil/contracts/listings/development-lifecycle-rpc';

/** Returns the requests of the lifecycle to the service that has the kind. */
export const rpcsOf = (kind: LifecycleKind): LifecycleRpcs =>
  kind === 'development' ? developmentLifecycle : content;
