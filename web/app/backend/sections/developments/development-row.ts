import type { DevelopmentRow as WireRow } from '@manzil/contracts/http/wire/development-rows';

/** A project in the list for staff. */
export interface DevelopmentRow {
  id: number;
  position: number;
  name: string;
  location: string;
  /** AED; null for a price on request. */
  price: number | null;
  image: string;
  pagelink: string;
  live: boolean;
}

export const fromWireRow = (row: WireRow): DevelopmentRow => ({
  id: row.id,
  position: row.position,
  name: row.propertyname,
  location: row.propertylocation,
  price: row.price,
  image: row.bannerimage,
  pagelink: row.pagelink,
  live: row.live === 'on',
});

/** The wire format for changing a project from its row. */
export const toWireRow = ({ id, name }: DevelopmentRow, live: boolean) => ({
  id,
  propertyname: name,
  live: live ? 'on' : 'off',
});
