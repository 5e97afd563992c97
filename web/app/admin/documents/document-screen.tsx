import { documentFieldIssues } from '@manzil/contracts/content/document-fields';
import type { DocumentEntry, DocumentName } from '@manzil/contracts/content/documents';
import { useMemo, useState } from 'react';
import { useDraft } from '../lib/use-draft';
import { DraftNote } from '../saving/draft-note';
import { LeaveQuestion } from '../saving/leave-question';
import { SaveBar } from '../saving/save-bar';
import { useSave } from '../saving/use-save';
import { SectionHead } from '../ui/section-head';
import { useToasts } from '../ui/toasts';
import { DocumentField } from './document-field';
import { readDocument } from './document-calls';
import { sectionsOf } from './sections-of';
import styles from './documents.module.css';

interface DocumentScreenProps {
  name: DocumentName;
  loaded: DocumentEntry;
  title: string;
  intro: string;
  publicPath: string;
  /** What its sections are called, by their numbers. */
  sectionTitles: Readonly<Record<number, string>>;
  hints?: Readonly<Record<string, string>>;
  /** Words of success. */
  saved: string;
  send: (name: DocumentName, fields: Record<string, string>, version: number) => Promise<DocumentEntry>;
}

type Fields = Record<string, string>;

/** The texts and images of a page, section by section. Only what was changed is sent. */
export function DocumentScreen({ name, loaded, title, intro, publicPath, ...rest }: DocumentScreenProps) {
  const { sectionTitles, hints = {}, saved, send } = rest;
  const sections = useMemo(() => sectionsOf(name), [name]);
  const [stored, setStored] = useState(loaded);
  const first = useMemo(() => formOf(name, stored), [name, stored]);
  const draft = useDraft<Fields>(`document:${name}`, first, String(stored.version));
  const toasts = useToasts();
  const settle = (entry: DocumentEntry): void => {
    setStored(entry);
    draft.settle(formOf(name, entry), String(entry.version));
  };
  const save = useSave({
    check: () => {
      const fields = changed(draft.values, first);
      const issues = documentFieldIssues(name, fields);
      return issues.length > 0 ? { issues } : { fields };
    },
    send: (fields, onVersion) => send(name, fields, onVersion ?? Number(draft.base)),
    onSaved: (entry) => {
      settle(entry);
      toasts.done(saved);
    },
    onIssues: draft.setIssues,
  });
  const takeTheirs = async (): Promise<void> => {
    settle(await readDocument(name));
    save.clear();
  };
  return (
    <>
      <SectionHead title={title} intro={intro}>
        <a className="backend-link" href={publicPath} target="_blank" rel="noreferrer">
          See it on the site
        </a>
      </SectionHead>
      <form
        className="backend-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save.run();
        }}
      >
        <DraftNote recovered={draft.recovered && draft.dirty} onDiscard={draft.discard} />
        <nav className={styles.jumps} aria-label="Sections of the page">
          {sections.map(({ number }) => (
            <a key={number} href={`#section-${number}`}>
              {number}. {sectionTitles[number]}
            </a>
          ))}
        </nav>
        {sections.map(({ number, fields }) => (
          <section
            key={number}
            id={`section-${number}`}
            className={`backend-panel ${styles.section ?? ''}`}
            aria-labelledby={`section-${number}-title`}
          >
            <h2 id={`section-${number}-title`}>
              {number}. {sectionTitles[number]}
            </h2>
            <div className="backend-columns">
              {fields.map(({ name: field, kind, label }) => (
                <DocumentField
                  key={field}
                  kind={kind}
                  label={label}
                  hint={hints[field]}
                  value={draft.values[field] ?? ''}
                  issue={draft.issueOf(field)}
                  onChange={(value) => {
                    draft.set(field, value);
                  }}
                />
              ))}
            </div>
          </section>
        ))}
        <SaveBar
          save={save}
          dirty={draft.dirty}
          stored={stored}
          onDiscard={draft.discard}
          onTakeTheirs={() => void takeTheirs()}
        />
      </form>
      {draft.dirty && <LeaveQuestion />}
    </>
  );
}

/** Every field that the page has, also those that nobody has filled in yet. */
const formOf = (name: DocumentName, { fields }: DocumentEntry): Fields =>
  Object.fromEntries(
    sectionsOf(name).flatMap((section) =>
      section.fields.map((field) => [field.name, fields[field.name] ?? '']),
    ),
  );

const changed = (values: Fields, before: Fields): Fields =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== before[field]));
