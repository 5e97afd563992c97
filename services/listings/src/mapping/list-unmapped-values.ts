import type { UnmappedValue } from '@manzil/contracts/listings/feed-values';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { listUnmappedValues } from '@manzil/contracts/http/feed-mappings';

/**
 * Lists the unmapped terms of the last run that read a source's feed to its end, including dry and quarantined runs.
 */
@Injectable()
export class ListUnmappedValues {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(listUnmappedValues)
  async list({ source }: { source: string }): Promise<z.input<typeof listUnmappedValues.response>> {
    const [run] = await this.dataSource.query<{ id: string; requestedAt: Date; values: UnmappedValue[] }[]>(
      `SELECT id, requested_at AS "requestedAt", unmapped_values AS values FROM import_run
       WHERE source = $1 AND unmapped_values IS NOT NULL ORDER BY requested_at DESC LIMIT 1`,
      [source],
    );
    if (run === undefined) return { run: null, values: [] };
    return { run: { id: run.id, requestedAt: run.requestedAt.toISOString() }, values: run.values };
  }
}
