import { MOST_FOUND } from '@manzil/contracts/content/find-rpc';
import { findDevelopments } from '@manzil/contracts/listings/find-rpc';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';

type Found = z.output<typeof findDevelopments.response>;

/** Finds projects by name and location, live or not. */
@Injectable()
export class FindDevelopments {
  constructor(private readonly dataSource: DataSource) {}

  @HandleRpc(findDevelopments)
  async find({ q }: z.output<typeof findDevelopments.request>): Promise<Found> {
    const words = q.split(/\s+/).filter(Boolean);
    const developments = await this.dataSource.query<Found['developments']>(
      `SELECT id, name, location FROM development
       WHERE NOT EXISTS (
         SELECT FROM unnest($1::text[]) AS word
         WHERE strpos(lower(name || ' ' || location), lower(word)) = 0
       )
       ORDER BY strpos(lower(name), lower($2)) <> 1, lower(name), id LIMIT $3`,
      [words, words.join(' '), MOST_FOUND],
    );
    return { developments };
  }
}
