import type { Binned, BinKind } from '@manzil/contracts/content/bin';
import { listBin } from '@manzil/contracts/content/bin-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock.js';
import { tableOf } from '../editing/entry.repository.js';
import { purgeLimitAt } from '../editing/restore-time.js';
import { BinPorts } from './bin-ports.js';

interface Part {
  offset: number;
  limit: number;
}

interface Key {
  kind: BinKind;
  id: number;
}

/** Lists deleted content of all kinds, last deleted first. */
@Injectable()
export class ListBin {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ports: BinPorts,
    private readonly clock: Clock,
  ) {}

  @HandleRpc(listBin)
  async list({ offset, limit }: Part): Promise<{ entries: Binned[]; total: number }> {
    const { manager } = this.dataSource;
    const ports = this.ports.all();
    const deleted = ports
      .map(
        ([kind, { entity }]) =>
          `SELECT '${kind}' AS kind, id, deleted_at FROM ${tableOf(manager, entity)} WHERE deleted_at > $1`,
      )
      .join(' UNION ALL ');
    const since = purgeLimitAt(this.clock.now());
    const [keys, [counted]] = await Promise.all([
      manager.query<Key[]>(
        `SELECT kind, id FROM (${deleted}) AS deleted
         ORDER BY deleted_at DESC, kind, id DESC OFFSET $2 LIMIT $3`,
        [since, offset, limit],
      ),
      manager.query<[{ total: number }]>(`SELECT count(*)::int AS total FROM (${deleted}) AS deleted`, [
        since,
      ]),
    ]);
    const found = await Promise.all(
      ports.map(async ([kind, port]) => {
        const ids = keys.filter((key) => key.kind === kind).map(({ id }) => id);
        return ids.length === 0 ? [] : await port.find(manager, ids);
      }),
    );
    const byKey = new Map(found.flat().map((entry) => [keyOf(entry), entry]));
    // One that was restored between the two queries is left out.
    const entries = keys.map((key) => byKey.get(keyOf(key))).filter((entry) => entry !== undefined);
    return { entries, total: counted.total };
  }
}

const keyOf = ({ kind, id }: Key): string => `${kind}:${id}`;
