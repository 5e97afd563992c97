import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adviserNameSchema, viewingHoursSchema } from '@manzil/contracts/leads/viewing';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';

const demoHoursSchema = z.array(z.object({ adviser: adviserNameSchema, hours: viewingHoursSchema }));

/** Gives the advisers of the demo opening hours, unless any are stored. */
@Injectable()
export class AddDemoHours {
  constructor(private readonly dataSource: DataSource) {}

  async add(folder: string): Promise<void> {
    const text = await readFile(join(folder, 'content', 'viewing-hours.json'), 'utf8');
    const schedules = demoHoursSchema.parse(JSON.parse(text));
    await this.dataSource.query(
      `INSERT INTO viewing_schedule (adviser, hours, version)
       SELECT each->>'adviser', each->'hours', 1 FROM jsonb_array_elements($1::jsonb) AS each
       WHERE NOT EXISTS (SELECT FROM viewing_schedule)
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(schedules)],
    );
  }
}
