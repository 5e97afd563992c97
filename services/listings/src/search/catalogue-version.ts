import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { WRITES_SO_FAR } from './catalogue-stamp.js';
import { WriteListener } from './write-listener.js';

/** Identifies a version of the listings and of the places, as texts that are compared only. */
export interface PlacesStamp {
  catalogue: string;
  places: string;
}

/** Knows the version of the listings and places that the current request has to be answered from. */
@Injectable()
export class CatalogueVersion {
  private latest: { stamp: PlacesStamp; currentAt: number } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly writes: WriteListener,
  ) {}

  /** Reads the version from the database, unless the request allows stale reads and no write has been heard of since. */
  async current(): Promise<PlacesStamp> {
    const { latest, writes } = this;
    if (
      latest !== undefined &&
      writes.isUnwrittenSince(latest.currentAt) &&
      writes.mayAnswerFrom(latest.currentAt)
    )
      return latest.stamp;
    const currentAt = performance.now();
    const [stamp] = await this.dataSource.query<[PlacesStamp]>(
      `SELECT (SELECT ${WRITES_SO_FAR}::text FROM catalogue_write) AS catalogue,
         concat((SELECT sum(version) FROM place)) AS places`,
    );
    // Reads that run at the same time may end in another order than they began.
    if (this.latest === undefined || this.latest.currentAt < currentAt) this.latest = { stamp, currentAt };
    return stamp;
  }
}
