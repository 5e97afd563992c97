import type { LifecycleKind } from './content/lifecycle.js';
import * as content from './content/lifecycle-rpc.js';
import type { LifecycleRpcs } from './lifecycle-rpcs.js';
import { developmentLifecycle } from './listings/development-lifecycle-rpc.js';

/** Returns the lifecycle RPCs of the service that owns the kind. */
export const lifecycleOf = (kind: LifecycleKind): LifecycleRpcs =>
  kind === 'development' ? developmentLifecycle : content;
