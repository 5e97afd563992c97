import { findContent, MOST_FOUND } from '@manzil/contracts/content/find-rpc';
import { isPermitted, type Permission } from '@manzil/contracts/gateway/permissions';
import type { Result } from '@manzil/contracts/http/endpoint';
import type { findRecords, Found } from '@manzil/contracts/http/find';
import { listLeads } from '@manzil/contracts/http/leads';
import { searchManagedListings } from '@manzil/contracts/http/managed-listings';
import { listAssets } from '@manzil/contracts/http/media';
import { leadQuerySchema } from '@manzil/contracts/leads/lead';
import { findDevelopments } from '@manzil/contracts/listings/find-rpc';
import { managedSearchSchema } from '@manzil/contracts/listings/property-admin-rpc';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import { asMember } from '../http/caller/as-member.js';
import type { MemberSession } from '../http/caller/caller.js';
import { valueOf } from '../http/value-of.js';

type Answer = Result<typeof findRecords>;

interface Part {
  name: Answer['missing'][number];
  needs: Permission;
  find: (q: string, session: MemberSession) => Promise<Found[]>;
}

/**
 * Finds records of all services by a few letters. Only services with records that the member may read are queried.
 */
@Injectable()
export class FindRecords {
  constructor(private readonly rpc: RpcClient) {}

  /** A service that does not answer is named in `missing`, and the others are shown. */
  async find(q: string, session: MemberSession): Promise<Answer> {
    const parts = this.parts.filter(({ needs }) => isPermitted(session.role, needs));
    const settled = await Promise.allSettled(parts.map(({ find }) => find(q, session)));
    return {
      found: settled.flatMap((part) => valueOf(part) ?? []),
      missing: parts.filter((_part, place) => settled[place]?.status === 'rejected').map(({ name }) => name),
    };
  }

  private readonly parts: readonly Part[] = [
    { name: 'listings', needs: 'listings.read', find: (q) => this.listings(q) },
    { name: 'leads', needs: 'leads.read', find: (q, session) => this.leads(q, session) },
    { name: 'developments', needs: 'content.read', find: (q) => this.developments(q) },
    { name: 'content', needs: 'content.read', find: (q) => this.content(q) },
    { name: 'files', needs: 'content.read', find: (q) => this.files(q) },
  ];

  private async listings(q: string): Promise<Found[]> {
    const search = managedSearchSchema.parse({ q, pageSize: MOST_FOUND });
    const { items } = await this.rpc.request(searchManagedListings, search);
    return items.map(({ pagelink, title, reference, community }) => ({
      kind: 'listing',
      key: pagelink,
      title,
      detail: [reference, community].filter(Boolean).join(', '),
    }));
  }

  private async leads(q: string, session: MemberSession): Promise<Found[]> {
    const search = leadQuerySchema.parse({ q, exceptStatus: 'spam', pageSize: MOST_FOUND });
    const { items } = await this.rpc.request(listLeads, { ...search, asMember: asMember(session) });
    return items.map(({ id, name, phone, email }) => {
      const ways = [phone, email].filter((way) => way !== null && way !== '');
      return { kind: 'lead', key: id, title: name || (ways[0] ?? ''), detail: ways.join(', ') };
    });
  }

  private async developments(q: string): Promise<Found[]> {
    const { developments } = await this.rpc.request(findDevelopments, { q });
    return developments.map(({ id, name, location }) => ({
      kind: 'development',
      key: String(id),
      title: name,
      detail: location,
    }));
  }

  private async content(q: string): Promise<Found[]> {
    const { entries } = await this.rpc.request(findContent, { q });
    return entries.map(({ kind, id, title }) => ({ kind, key: String(id), title, detail: '' }));
  }

  private async files(q: string): Promise<Found[]> {
    const { items } = await this.rpc.request(listAssets, { q, page: 1 });
    return items.slice(0, MOST_FOUND).map(({ filename, originalName, alt }) => ({
      kind: 'file',
      key: filename,
      title: originalName,
      detail: alt,
    }));
  }
}
