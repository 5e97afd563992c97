import { DOCUMENT_FIELDS, type FieldKind } from '@manzil/contracts/content/document-fields';
import type { DocumentName } from '@manzil/contracts/content/documents';
import { focusField } from '@manzil/contracts/content/focal-point';
import { labelOf, partsOf } from '../../kit/labels/document-field-labels';

interface SectionField {
  name: string;
  kind: FieldKind;
  label: string;
  /** The field with the focal point of a photograph. */
  focus: string | undefined;
}

/**
 * Returns the fields of a page's texts by section (`sec1` …), in the order of the page. A row holds all fields of one
 * numbered item.
 */
export function sectionsOf(name: DocumentName): { number: number; rows: SectionField[][] }[] {
  const sections = new Map<number, Map<string, SectionField[]>>();
  const fields = DOCUMENT_FIELDS[name];
  for (const [field, kind] of Object.entries(fields)) {
    if (kind === 'focus') continue;
    const { number, place } = partsOf(field);
    const rows = sections.get(number) ?? new Map<string, SectionField[]>();
    // Fields of the whole section form two rows: one before its items and one after them.
    const key = place === '' && rows.size > 1 ? 'after' : place;
    const row = rows.get(key) ?? [];
    const focus = focusField(field) in fields ? focusField(field) : undefined;
    row.push({ name: field, kind, label: labelOf(field).label, focus });
    rows.set(key, row);
    sections.set(number, rows);
  }
  return [...sections].map(([number, rows]) => ({ number, rows: [...rows.values()] }));
}
