import { RecordTheSite, type ShownTable } from '@manzil/lifecycle/migrations/record-the-site';

const KIND = 'development';
const TABLES: readonly ShownTable[] = [
  { table: 'development', kind: KIND, entry: 'id', key: 'id', seen: ['live', 'true'] },
  { table: 'development_image', kind: KIND, entry: 'development_id', key: 'id' },
  { table: 'development_former_link', kind: KIND, entry: 'development_id', key: 'pagelink' },
  { table: 'development_heading', kind: 'development-heading', entry: 'id', key: 'id' },
];

/** Records what visitors see of projects from now on, and stores the links that show it. */
export class RecordTheSite1798830100000 extends RecordTheSite {
  protected readonly tables = TABLES;
}
