import type { exportLeads } from '@manzil/contracts/leads/rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { BYTE_ORDER_MARK } from '@manzil/service-kit/csv';
import { leadHeader, leadLine } from './lead-csv.js';
import { applyFilter } from './lead-filter.js';
import { LeadEntity } from './lead.entity.js';
import { visibleTo } from './visible-leads.js';

type ExportRequest = z.output<typeof exportLeads.request>;

/** A slice has at most this many leads. */
const SLICE_ROWS = 1_000;
/** A slice has at most this many bytes as JSON; the limit of a NATS message is about twice as high. */
const SLICE_BYTES = 512 * 1024;

/**
 * Returns one slice of the CSV file of all leads that match, newest first. A slice continues after the last lead of
 * the one before it, so leads that arrive or change during an export are neither repeated nor lost.
 */
@Injectable()
export class ExportLeads {
  constructor(private readonly dataSource: DataSource) {}

  async export({ cursor, ...filter }: ExportRequest): Promise<{ csv: string; next: string | null }> {
    const leads = await this.readAfter(cursor, filter);
    const lines = cursor === undefined ? [BYTE_ORDER_MARK, leadHeader] : [];
    let bytes = 0;
    for (const [index, lead] of leads.entries()) {
      const line = leadLine(lead);
      bytes += Buffer.byteLength(JSON.stringify(line));
      const before = leads[index - 1];
      if (bytes > SLICE_BYTES && before !== undefined) return { csv: lines.join(''), next: cursorOf(before) };
      lines.push(line);
    }
    const last = leads.length === SLICE_ROWS ? leads.at(-1) : undefined;
    return { csv: lines.join(''), next: last === undefined ? null : cursorOf(last) };
  }

  private async readAfter(
    cursor: string | undefined,
    { asMember, ...filter }: ExportRequest,
  ): Promise<LeadEntity[]> {
    const query = applyFilter(this.dataSource.manager.createQueryBuilder(LeadEntity, 'lead'), {
      ...{ ...filter, asMember },
    });
    const visible = visibleTo(asMember, 'lead');
    query.andWhere(visible.sql, visible.parameters);
    if (cursor !== undefined) {
      const [at, id] = cursor.split('_');
      query.andWhere('(lead.received_at, lead.id) < (CAST(:at AS timestamptz), CAST(:id AS uuid))', {
        at,
        id,
      });
    }
    return query.orderBy('lead.receivedAt', 'DESC').addOrderBy('lead.id', 'DESC').limit(SLICE_ROWS).getMany();
  }
}

const cursorOf = ({ receivedAt, id }: LeadEntity): string => `${receivedAt.toISOString()}_${id}`;
