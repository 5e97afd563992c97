import { documentFieldIssues } from '@manzil/contracts/content/document-fields';
import { saveDocument } from '@manzil/contracts/http/document-editing';
import { DOCUMENT_IDS, type DocumentEntry, type DocumentName } from '@manzil/contracts/content/documents';
import { useCallback, useMemo, type ReactNode } from 'react';
import { SingleForm } from '../../kit/lifecycle/single-form';
import { useSingle } from '../../kit/lifecycle/use-single';
import { SectionHead } from '../../kit/layout/section-head';
import { DocumentField, type FieldChoices } from './document-field';
import type { PreviewState } from './preview-labels';
import { readDocument, type OpenDocument } from './document-calls';
import { labelOf } from '../../kit/labels/document-field-labels';
import { sectionsOf } from './sections-of';
import styles from './documents.module.css';

type Fields = Record<string, string>;
type Hints = Readonly<Record<string, string>>;
type Titles = Readonly<Record<number, string>>;

interface DocumentScreenProps {
  name: DocumentName;
  loaded: OpenDocument;
  title: string;
  intro: string;
  publicPath: string;
  /** Shown beside the link to the page. */
  more?: ReactNode;
  sectionTitles: Titles | ((values: Fields) => Titles);
  /** False if visitors of the page do not see numbered sections. */
  isNumbered?: boolean;
  /** Shown below their fields; some depend on the typed values. */
  hints?: Hints | ((values: Fields) => Hints);
  /** Options of select fields; the first one is the default, with an empty value. */
  choices?: FieldChoices;
  /** Success message, if the specification defines one. */
  saved?: string;
  send: (name: DocumentName, fields: Fields, version: number) => Promise<DocumentEntry>;
  /** Preview of the page with these texts. */
  preview?: (fields: Fields, state: PreviewState) => ReactNode;
}

/** The texts and images of a page, section by section. Only changed fields are sent. */
export function DocumentScreen({ name, loaded, title, intro, publicPath, ...rest }: DocumentScreenProps) {
  const { sectionTitles, isNumbered = true, hints = {}, choices = {}, more, saved, send, preview } = rest;
  const sections = useMemo(() => sectionsOf(name), [name]);
  /** Fields that belong to no section of the page have no number. */
  const titleIn = useCallback(
    (values: Fields, number: number): string => {
      const titles = typeof sectionTitles === 'function' ? sectionTitles(values) : sectionTitles;
      return `${number === 0 || !isNumbered ? '' : `${number}. `}${titles[number] ?? ''}`;
    },
    [sectionTitles, isNumbered],
  );
  const fieldName = useCallback(
    (field: string): string => {
      const { number, label } = labelOf(field);
      return `${titleIn(loaded.fields, number)}: ${label}`;
    },
    [titleIn, loaded],
  );
  const single = useSingle(saveDocument, {
    key: `document:${name}`,
    loaded,
    valuesOf: (entry: OpenDocument) => valuesOf(name, entry.fields),
    bodyOf: (values, { stored, ...replaced }) => ({
      fields: changedSince(values, replaced.values, valuesOf(name, stored.live ?? stored.fields)),
      expectedVersion: replaced.version,
    }),
    // The schema of the endpoint does not include the fields of each page and their kinds.
    check: (values, before) => documentFieldIssues(name, changed(values, before)),
    fieldOf: (field) => field.replace(/^fields\./, ''),
    read: () => readDocument(name),
    send: ({ fields }, version) => send(name, fields, version),
    saved,
    published: {
      entry: { kind: 'document', id: DOCUMENT_IDS[name] },
      draftOf: ({ fields }) => fields,
      fieldName,
    },
  });
  const { form, stored } = single;
  const draft = stored.lifecycle?.draft ?? null;
  const titleOf = (number: number): string => titleIn(form.values, number);
  const shownHints = typeof hints === 'function' ? hints(form.values) : hints;
  return (
    <>
      <SectionHead title={title} intro={intro}>
        {more}
        <a className="backend-link" href={publicPath} target="_blank" rel="noreferrer">
          See it on the site
        </a>
      </SectionHead>
      <div className={preview && styles.beside}>
        {preview?.(form.values, {
          unsaved: form.dirty,
          savedAt: draft?.savedAt ?? stored.updatedAt,
          isDraft: draft !== null,
        })}
        <SingleForm label={title} single={single}>
          {sections.length > 1 && (
            <nav className={styles.jumps} aria-label="Sections of the page">
              {sections.map(({ number }) => (
                <a key={number} href={`#section-${number}`}>
                  {titleOf(number)}
                </a>
              ))}
            </nav>
          )}
          {sections.map(({ number, rows }) => (
            <section
              key={number}
              id={`section-${number}`}
              className={`backend-panel ${styles.section ?? ''}`}
              aria-labelledby={`section-${number}-title`}
            >
              <h2 id={`section-${number}-title`}>{titleOf(number)}</h2>
              {rows.map((fields) => (
                <div key={fields[0]?.name} className="backend-columns">
                  {fields.map(({ name: field, kind, label, focus }) => (
                    <DocumentField
                      key={field}
                      kind={kind}
                      label={label}
                      hint={shownHints[field]}
                      choices={choices[field]}
                      value={form.values[field] ?? ''}
                      issue={form.issueOf(field)}
                      onChange={(value) => {
                        form.set(field, value);
                        // The focal point belongs to the previous picture.
                        if (focus !== undefined) form.set(focus, '');
                      }}
                      focus={
                        focus === undefined
                          ? undefined
                          : {
                              value: form.values[focus] ?? '',
                              issue: form.issueOf(focus),
                              onChange: (value) => {
                                form.set(focus, value);
                              },
                            }
                      }
                    />
                  ))}
                </div>
              ))}
            </section>
          ))}
        </SingleForm>
      </div>
    </>
  );
}

/** Every field of the page, including the empty ones. */
const valuesOf = (name: DocumentName, fields: Fields): Fields =>
  Object.fromEntries(
    sectionsOf(name).flatMap((section) =>
      section.rows
        .flat()
        .flatMap(({ name, focus }) => [name, ...(focus === undefined ? [] : [focus])])
        .map((field) => [field, fields[field] ?? '']),
    ),
  );

const changed = (values: Fields, ...befores: Fields[]): Fields =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => befores.some((before) => value !== before[field])),
  );

/**
 * Returns the fields that differ from the stored or the live ones, so that a save publishes the whole draft;
 * all fields when none differs.
 */
function changedSince(values: Fields, stored: Fields, live: Fields): Fields {
  const differences = changed(values, stored, live);
  return Object.keys(differences).length === 0 ? values : differences;
}
