import { LOGGER } from '@manzil/service-kit/kit-module';
import type { PinoLogger } from '@manzil/service-kit/logger';
import { Inject, Injectable } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { ColumnsBuilder, type CatalogueColumns } from './catalogue-columns.js';
import { readCatalogue } from './catalogue-rows.js';
import { readStamp } from './catalogue-stamp.js';

export interface CurrentCopy {
  /** Undefined while the copy is older than the database: the database then answers itself. */
  columns: CatalogueColumns | undefined;
  /** The given text in the database's lower case. */
  lowered: string;
}

/**
 * A copy of what lists and counts look at, in memory. It is never shown when it is old: each request asks the
 * database for its stamp first, so that a change is seen by the very next request, in every replica. A copy that
 * turns out old is made anew beside the requests.
 */
@Injectable()
export class CatalogueCopy {
  private held: { stamp: string; columns: CatalogueColumns } | undefined;
  private renewing: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(LOGGER) private readonly logger: PinoLogger,
  ) {}

  async current(text = ''): Promise<CurrentCopy> {
    const { stamp, lowered } = await readStamp(this.dataSource, text);
    if (this.held?.stamp === stamp) return { columns: this.held.columns, lowered };
    this.renewing ??= this.renew()
      .catch((error: unknown) => {
        this.logger.warn({ err: error }, 'the catalogue could not be copied');
      })
      .finally(() => {
        this.renewing = undefined;
      });
    return { columns: undefined, lowered };
  }

  /** Resolves when no copy is being made. */
  async settled(): Promise<void> {
    await this.renewing;
  }

  private async renew(): Promise<void> {
    const { stamp } = await readStamp(this.dataSource);
    const builder = new ColumnsBuilder();
    for await (const rows of readCatalogue(this.dataSource)) {
      for (const row of rows) builder.add(row);
      // Whoever waits is answered first.
      await turn();
    }
    // Slices are of different moments: only if nothing was written meanwhile do they belong together.
    if ((await readStamp(this.dataSource)).stamp === stamp) this.held = { stamp, columns: builder.build() };
  }
}
