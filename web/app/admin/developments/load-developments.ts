import { listDevelopmentRows, showDevelopmentsHeading } from '@manzil/contracts/http/developments';
import { callApi } from '../lib/call-api';
import { fromWireRow, type DevelopmentRow } from './development-row';

export interface DevelopmentList {
  rows: DevelopmentRow[];
  heading: string;
}

export async function loadDevelopments(): Promise<DevelopmentList> {
  const [rows, headings] = await Promise.all([
    callApi(listDevelopmentRows),
    callApi(showDevelopmentsHeading),
  ]);
  return { rows: rows.map(fromWireRow), heading: headings[0]?.newtext ?? '' };
}
