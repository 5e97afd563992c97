import type { LedgerSlice } from '@manzil/contracts/leads/ledger';
import { readLedger } from '@manzil/contracts/leads/ledger-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource, MoreThan } from 'typeorm';
import type { z } from 'zod';
import { requireLead } from '../../record/lead.repository.js';
import { findSentWebhooks } from '../../integrations/find-sent-webhooks.js';
import { decryptContent } from './encrypted-content.js';
import { LedgerEntryEntity } from './ledger-entry.entity.js';
import { LedgerKeyEntity } from './ledger-key.entity.js';

/** Entries per message; fits even with the longest ones. */
const SLICE = 10;

/** Returns the ledger entries of a lead, in slices. */
@Injectable()
export class ReadLedger {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(readLedger)
  async read({ leadId, after }: z.output<typeof readLedger.request>): Promise<LedgerSlice> {
    const { manager } = this.dataSource;
    await requireLead(manager, leadId);
    const found = await manager.find(LedgerEntryEntity, {
      where: { leadId, seq: MoreThan(String(after)) },
      order: { seq: 'ASC' },
      take: SLICE + 1,
    });
    const key = (await manager.findOneBy(LedgerKeyEntity, { leadId }))?.key;
    const entries = found.slice(0, SLICE).map(({ seq, at, content, ...link }) => ({
      ...link,
      seq: Number(seq),
      at: at.toISOString(),
      encrypted: content.toString('base64'),
      content: key === undefined ? null : decryptContent(content, key),
    }));
    const [head] = await manager.find(LedgerEntryEntity, { order: { seq: 'DESC' }, take: 1 });
    return {
      entries,
      next: found.length > SLICE ? (entries.at(-1)?.seq ?? null) : null,
      key: key?.toString('base64') ?? null,
      head: head === undefined ? null : { seq: Number(head.seq), at: head.at.toISOString(), hash: head.hash },
      webhooks: await findSentWebhooks(manager, leadId),
    };
  }
}
