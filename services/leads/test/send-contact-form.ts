import { randomUUID } from 'node:crypto';
import { submitEnquiry } from '@manzil/contracts/leads/rpc';
import type { RpcClient } from '@manzil/service-kit/rpc-client';

/** Sends a contact form, and returns the id of the lead. */
export async function sendContactForm(client: RpcClient, email = 'layla@example.com'): Promise<string> {
  const id = randomUUID();
  const form = { id, kind: 'contact', name: 'Layla', email, message: 'Hello', page: '/' } as const;
  await client.request(submitEnquiry, form);
  return id;
}
