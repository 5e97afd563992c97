import { MOST_FOUND } from '@manzil/contracts/content/find-rpc';
import type { findDevelopments } from '@manzil/contracts/listings/find-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';

type Developments = z.output<typeof findDevelopments.response>['developments'];

/** Finds projects by name and location, live or not. */
@Injectable()
export class FindDevelopments {
  constructor(private readonly dataSource: DataSource) {}

  async find(q: string): Promise<Developments> {
    const words = q.split(/\s+/).filter(Boolean);
    return this.dataSource.query<Developments>(
      `SELECT id, name, location FROM development
       WHERE NOT EXISTS (
         SELECT FROM unnest($1::text[]) AS word
         WHERE strpos(lower(name || ' ' || location), lower(word)) = 0
       )
       ORDER BY strpos(lower(name), lower($2)) <> 1, lower(name), id LIMIT $3`,
      [words, words.join(' '), MOST_FOUND],
    );
  }
}
