import { listLeadImports } from '@manzil/contracts/http/lead-imports';
import { MOST_PAST_IMPORTS, type PastImport } from '@manzil/contracts/leads/past-import';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

interface ImportRow {
  id: string;
  at: Date;
  made_by: string;
  imported: number;
  undone_at: Date | null;
  left: number;
}

/** Lists the last imports, newest first, with the number of leads that an undo would find. */
@Injectable()
export class ListImports {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listLeadImports)
  async list(): Promise<{ imports: PastImport[] }> {
    const rows = await this.dataSource.query<ImportRow[]>(
      `SELECT lead_import.*, (SELECT count(*)::int FROM lead WHERE import_id = lead_import.id) AS left
       FROM lead_import ORDER BY at DESC, id LIMIT $1`,
      [MOST_PAST_IMPORTS],
    );
    return {
      imports: rows.map(({ id, at, made_by, imported, left, undone_at }) => ({
        id,
        at: at.toISOString(),
        by: made_by,
        imported,
        left,
        undoneAt: undone_at?.toISOString() ?? null,
      })),
    };
  }
}
