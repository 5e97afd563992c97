import { exportManagedProperties } from '@manzil/contracts/listings/property-admin-rpc';
import { BYTE_ORDER_MARK, csvLine } from '@manzil/service-kit/csv';
import { HandleRpc } from '@manzil/service-kit/handle-rpc';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { MANAGED_FIELDS, toManagedRow } from './managed-property.js';
import { applyManagedFilter, withNames } from './managed-filter.js';
import { PropertyEntity } from './property.entity.js';
import { PropertyMapper } from './property.mapper.js';

const SLICE_ROWS = 500;
/** A row has about 300 bytes; the longest possible names make it 5,000, and a message carries 1 MB. */
const SLICE_BYTES = 400 * 1024;

const HEADER = csvLine([
  ...['Reference', 'Title', 'Name', 'For', 'Type', 'Emirate', 'Community', 'Bedrooms', 'Bathrooms'],
  ...['Built-up area (sq ft)', 'Price (AED)', 'Featured', 'State', 'Adviser', 'Permit', 'Photos', 'Source'],
  ...['Locks', 'Listed', 'Last change', 'Address'],
]);

/** Returns a slice of the CSV file of the listings that match, in the order of their ids. */
@Injectable()
export class ExportManagedProperties {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mapper: PropertyMapper,
  ) {}

  @HandleRpc(exportManagedProperties)
  async export({
    origin,
    after,
    ...filter
  }: z.output<typeof exportManagedProperties.request>): Promise<{ csv: string; next: number | null }> {
    const query = this.dataSource
      .createQueryBuilder(PropertyEntity, 'p')
      .select(MANAGED_FIELDS.map((field) => `p.${field}`));
    const rows = await applyManagedFilter(query, await withNames(this.dataSource.manager, filter))
      .andWhere('p.id > :after', { after })
      .orderBy('p.id', 'ASC')
      .limit(SLICE_ROWS)
      .getMany();
    const lines = after === 0 ? [BYTE_ORDER_MARK, HEADER] : [];
    let bytes = 0;
    let last = after;
    for (const row of rows) {
      const line = this.lineOf(row, origin);
      bytes += Buffer.byteLength(JSON.stringify(line));
      if (bytes > SLICE_BYTES) return { csv: lines.join(''), next: last };
      lines.push(line);
      last = row.id;
    }
    return { csv: lines.join(''), next: rows.length === SLICE_ROWS ? last : null };
  }

  private lineOf(row: PropertyEntity, origin: string): string {
    const listing = toManagedRow(row, this.mapper);
    const text = (value: string | number | null): string => (value === null ? '' : String(value));
    return csvLine([
      ...[listing.reference, listing.title, listing.name, listing.adType, text(listing.unitType)],
      ...[listing.emirate, listing.community, text(listing.bedrooms), text(listing.bathrooms)],
      ...[text(listing.builtUpArea), text(listing.price), listing.featured ? 'yes' : 'no', listing.status],
      ...[row.agent?.name ?? '', text(listing.permitNumber), String(row.images.length), listing.source],
      ...[Object.keys(row.overrides).join(' '), listing.listedAt, listing.updatedAt],
      new URL(`/${listing.pagelink}`, origin).href,
    ]);
  }
}
