import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PlaceEntity } from '../place/place.entity.js';
import { CatalogueVersion } from '../search/catalogue-version.js';
import { buildDirectory, type Directory, type HomeCount } from './directory.js';

/** Reads the places that have pages, again only after a change of the places or of the listings. */
@Injectable()
export class PlaceDirectory {
  private known: { stamp: string; directory: Promise<Directory> } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly version: CatalogueVersion,
  ) {}

  async current(): Promise<Directory> {
    const { catalogue, places } = await this.version.current();
    const stamp = `${String(catalogue)}/${places}`;
    if (this.known?.stamp === stamp) return this.known.directory;
    const reading = { stamp, directory: this.read() };
    this.known = reading;
    reading.directory.catch(() => {
      if (this.known === reading) this.known = undefined;
    });
    return reading.directory;
  }

  private async read(): Promise<Directory> {
    const stored = await this.dataSource.manager.find(PlaceEntity, { order: { name: 'ASC' } });
    const counts = await this.dataSource.query<HomeCount[]>(
      `SELECT ad_type AS "adType", community, unit_type AS "unitType", count(*)::int AS count,
         max(updated_at) AS "updatedAt", array_agg(DISTINCT emirate) AS emirates,
         percentile_cont(0.5) WITHIN GROUP (ORDER BY latitude) AS latitude,
         percentile_cont(0.5) WITHIN GROUP (ORDER BY longitude) AS longitude
       FROM property WHERE withdrawn_at IS NULL GROUP BY ad_type, community, unit_type`,
    );
    return buildDirectory(stored, counts);
  }
}
