import { showDevelopmentEntry } from '@manzil/contracts/http/development-editing';
import type { Result } from '@manzil/contracts/http/endpoint';
import { callApi } from '../lib/call-api';

/** A project with its gallery, and the version that a change of it is made on. */
export type StoredDevelopment = Result<typeof showDevelopmentEntry>;

export const loadDevelopment = (id: string): Promise<StoredDevelopment> =>
  callApi(showDevelopmentEntry, { params: { id } });
