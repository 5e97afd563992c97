import type { LifecycleRpc, LifecycleRpcs } from '@manzil/contracts/lifecycle-rpcs';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { LifecyclePorts } from './lifecycle-ports.js';

type Decorator<Name extends keyof LifecycleRpcs> = ReturnType<
  typeof HandleRpc<LifecycleRpc<Name>['request'], LifecycleRpc<Name>['response']>
>;

/** Handles the RPC of this name on the service's own subject, taken from its {@link LifecyclePorts}. */
export const HandleLifecycle = <Name extends keyof LifecycleRpcs>(name: Name): Decorator<Name> =>
  HandleRpc((app): LifecycleRpc<Name> => app.get(LifecyclePorts, { strict: false }).rpcs[name] as never);
