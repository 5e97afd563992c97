import type { FooterEntry } from '@manzil/contracts/content/collection-entries';
import { footerFieldsSchema, type FooterFields } from '@manzil/contracts/content/collection-fields';
import { DraftNote } from '../saving/draft-note';
import { LeaveQuestion } from '../saving/leave-question';
import { SaveBar } from '../saving/save-bar';
import { useSingle } from '../saving/use-single';
import { AreaField, TextField } from '../ui/field';
import { SectionHead } from '../ui/section-head';
import { useToasts } from '../ui/toasts';
import { footerFormOf, readFooter, saveFooter } from './footer';
import { FooterColumns } from './footer-columns';
import { LinkRows } from './link-rows';

const MOST_NETWORKS = 10;
const LINES: readonly (readonly [field: Exclude<keyof FooterFields, 'columns' | 'social'>, label: string])[] =
  [
    ['address', 'Address'],
    ['phone', 'Phone'],
    ['email', 'Email'],
    ['licence', 'ORN (licence)'],
    ['copyright', 'Copyright line'],
  ];

export function FooterScreen({ loaded }: { loaded: FooterEntry }) {
  const toasts = useToasts();
  const { stored, draft, save, takeTheirs } = useSingle({
    key: 'footer',
    loaded,
    formOf: footerFormOf,
    fieldsSchema: footerFieldsSchema,
    read: readFooter,
    send: saveFooter,
    onSaved: () => {
      toasts.done('Saved. The site shows it now.');
    },
  });
  const { values, set, issueOf } = draft;
  return (
    <>
      <SectionHead title="Footer" intro="What stands at the end of every page." />
      <form
        className="backend-form"
        noValidate
        aria-label="Footer"
        onSubmit={(event) => {
          event.preventDefault();
          void save.run();
        }}
      >
        <DraftNote recovered={draft.recovered && draft.dirty} onDiscard={draft.discard} />
        <div className="backend-panel backend-form">
          <AreaField
            label="About the agency"
            value={values.about}
            issue={issueOf('about')}
            onText={(about) => {
              set('about', about);
            }}
          />
          <div className="backend-columns">
            {LINES.map(([field, label]) => (
              <TextField
                key={field}
                label={label}
                value={values[field]}
                issue={issueOf(field)}
                onText={(value) => {
                  set(field, value);
                }}
              />
            ))}
          </div>
        </div>
        <FooterColumns draft={draft} />
        <section className="backend-panel backend-form" aria-labelledby="footer-social">
          <h2 id="footer-social">Social networks</h2>
          <LinkRows
            nameLabel="Network"
            rows={values.social.map(({ network, url }) => ({ name: network, url }))}
            most={MOST_NETWORKS}
            issueOf={(index, part) => issueOf(`social.${index}.${part === 'name' ? 'network' : 'url'}`)}
            onChange={(rows) => {
              set(
                'social',
                rows.map(({ name, url }) => ({ network: name, url })),
              );
            }}
          />
        </section>
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
