import type { RpcClient } from '@manzil/service-kit/rpc-client';
import type { Swap } from './swap-file.js';

/**
 * Reads a record, swaps the file in it and saves it on the version that was read, unless the record does not name the
 * file any more. CONFLICT when somebody saved in between; NOT_FOUND or GONE for a record that is deleted.
 */
export type Rewrite = (rpc: RpcClient, id: string, swap: Swap, by: string) => Promise<void>;
