import type { z } from 'zod';
import { getDevelopment } from '@manzil/contracts/listings/rpc';
import { callApi } from '../lib/call-api';

/** A project with its gallery, and the version that a change of it is made on. */
export type StoredDevelopment = z.output<typeof getDevelopment.response>;

export const loadDevelopment = (id: string): Promise<StoredDevelopment> =>
  callApi(`/api/admin/developments/${encodeURIComponent(id)}`, getDevelopment.response);
