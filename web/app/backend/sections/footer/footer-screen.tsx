import type { FooterEntry } from '@manzil/contracts/content/collection-entries';
import { saveFooter } from '@manzil/contracts/http/content-editing';
import { showDocumentEntry } from '@manzil/contracts/http/document-editing';
import type { FooterFields } from '@manzil/contracts/content/collection-fields';
import { useQuery } from '@tanstack/react-query';
import { differencesFromAgency } from '../../kit/labels/contact-differences';
import { endpointQuery } from '../../kit/data/query-client';
import { callApi } from '../../kit/data/call-api';
import { SingleForm } from '../../kit/lifecycle/single-form';
import { useSingle } from '../../kit/lifecycle/use-single';
import { AreaField, TextField } from '../../../shared/ui/field';
import { SectionHead } from '../../kit/layout/section-head';
import { FOOTER, footerFieldsOf, readFooter } from './footer';
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
  const single = useSingle(saveFooter, {
    key: 'footer',
    loaded,
    valuesOf: footerFieldsOf,
    bodyOf: (values, { version }) => ({ ...values, expectedVersion: version }),
    read: readFooter,
    send: (body) => callApi(saveFooter, { body }),
    published: { entry: FOOTER, draftOf: ({ expectedVersion: _version, ...fields }) => fields },
  });
  const { form } = single;
  const { values, set, issueOf } = form;
  const { data: agency } = useQuery(endpointQuery(showDocumentEntry, { params: { name: 'commondb' } }));
  const hints = differencesFromAgency(values, agency?.fields);
  return (
    <>
      <SectionHead title="Footer" intro="Shown at the end of every page.">
        <a className="backend-link" href="/" target="_blank" rel="noreferrer">
          See it on the site
        </a>
      </SectionHead>
      <SingleForm label="Footer" single={single}>
        <div className="backend-panel backend-form">
          <AreaField label="About the agency" {...form.text('about')} />
          <div className="backend-columns">
            {LINES.map(([field, label]) => (
              <TextField key={field} label={label} hint={hints[field]} {...form.text(field)} />
            ))}
          </div>
        </div>
        <FooterColumns form={form} />
        <section className="backend-panel backend-form" aria-labelledby="footer-social">
          <h2 id="footer-social" className="backend-title">
            Social networks
          </h2>
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
      </SingleForm>
    </>
  );
}
