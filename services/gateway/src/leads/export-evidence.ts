import { showLead, showConsentText } from '@manzil/contracts/http/leads';
import type { Consent } from '@manzil/contracts/leads/consent';
import type { Evidence, LedgerSlice } from '@manzil/contracts/leads/ledger';
import { readLedger } from '@manzil/contracts/leads/ledger-rpc';
import { type AsMember } from '@manzil/contracts/leads/rpc';
import { DomainError } from '@manzil/service-kit/errors';
import { RpcClient } from '@manzil/service-kit/rpc-client';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../http/caller/caller.js';
import { AuditLog } from '../http/ports.js';
import { HOW_TO_CHECK } from './how-to-check.js';

/** Collects all evidence of what happened to a lead, for a dispute. The audit trail records each export. */
@Injectable()
export class ExportEvidence {
  constructor(
    private readonly rpc: RpcClient,
    private readonly audit: AuditLog,
  ) {}

  async export(leadId: string, asMember: AsMember, actor: Actor): Promise<Evidence> {
    const lead = await this.rpc.request(showLead, { id: leadId, asMember });
    const consents: Evidence['consents'] = [];
    for (const consent of lead.consents)
      consents.push({ ...consent, text: await this.textOf(leadId, consent, asMember) });
    const ledger = await this.ledgerOf(leadId);
    const entity = {
      kind: 'lead',
      id: leadId,
      link: '/backend/leads',
      title: `${lead.kind} ${lead.receivedAt.slice(0, 10)}`,
    };
    await this.audit.record({ action: 'evidence-exported', entity, details: {}, ...actor });
    return { leadId, madeAt: new Date().toISOString(), ...ledger, consents, howToCheck: [...HOW_TO_CHECK] };
  }

  private async ledgerOf(leadId: string): Promise<Pick<Evidence, 'entries' | 'key' | 'head' | 'webhooks'>> {
    const entries: LedgerSlice['entries'] = [];
    for (let after = 0; ;) {
      const slice = await this.rpc.request(readLedger, { leadId, after });
      entries.push(...slice.entries);
      if (slice.next === null) return { head: slice.head, key: slice.key, entries, webhooks: slice.webhooks };
      after = slice.next;
    }
  }

  /** Returns null when only the hash is stored, because the lead had another sentence then. */
  private async textOf(leadId: string, { hash }: Consent, asMember: AsMember): Promise<string | null> {
    try {
      return (await this.rpc.request(showConsentText, { leadId, hash, asMember })).text;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }
}
