import { exportLeads } from '@manzil/contracts/leads/rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { readCsvSlice } from '../record/csv-slice.js';
import { leadHeader, leadLine } from './lead-csv.js';
import { applyFilter } from '../record/lead-filter.js';
import { LeadEntity } from '../record/lead.entity.js';
import { People } from '../record/people.js';
import { visibleTo } from '../record/visible-leads.js';
import { readNotes } from '../pipeline/timeline/timeline.repository.js';

/** Returns one slice of the CSV file of all leads that match, newest first. */
@Injectable()
export class ExportLeads {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(exportLeads)
  export({
    cursor,
    ...filter
  }: z.output<typeof exportLeads.request>): Promise<{ csv: string; next: string | null }> {
    const query = applyFilter(this.dataSource.manager.createQueryBuilder(LeadEntity, 'lead'), filter);
    const visible = visibleTo(filter.asMember, 'lead');
    query.andWhere(visible.sql, visible.parameters);
    return readCsvSlice(query, {
      cursor,
      header: leadHeader,
      linesOf: async (leads) => {
        const notes = await readNotes(this.dataSource.manager, leads);
        const people = await People.read(this.dataSource.manager);
        return leads.map((lead) => leadLine(lead, { notes: notes.get(lead.id) ?? '', people }));
      },
    });
  }
}
