import type { ManagedListing } from '@manzil/contracts/gateway/managed-listing';
import { getManagedProperty } from '@manzil/contracts/listings/property-admin-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../http/ports.js';
import { readLocks } from './read-locks.js';

/** Maximum number of audit entries of a listing that are read. */
const MOST_ACTS = 200;

/** A listing for staff, hidden or not, with the member who set each lock. */
@Injectable()
export class ShowManagedListing {
  constructor(
    private readonly rpc: RpcClient,
    private readonly audit: AuditLog,
  ) {}

  async show(pagelink: string): Promise<ManagedListing> {
    const { property, managed } = await this.rpc.request(getManagedProperty, { pagelink });
    const entries = await this.audit.latest('listing-overridden', String(property.id), MOST_ACTS);
    const stored = new Set(managed.locks.map(({ field }) => field));
    const former = readLocks(managed.overrides, entries).filter(({ field }) => !stored.has(field));
    return { property, managed, locks: [...managed.locks, ...former] };
  }
}
