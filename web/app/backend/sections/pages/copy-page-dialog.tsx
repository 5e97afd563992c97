import type { PageSummary } from '@manzil/contracts/content/page';
import * as pages from '@manzil/contracts/http/pages';
import { FormProblem } from '../../kit/form/form-problem';
import { useContractForm } from '../../kit/form/use-contract-form';
import { callApi } from '../../kit/data/call-api';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { AreaField, SelectField, TextField } from '../../../shared/ui/field';
import { toasts } from '../../../shared/ui/toast-queue';
import type { CopyFields } from './page-calls';
import { slugOf } from './slug-of';

interface CopyPageProps {
  page: PageSummary;
  onClose: () => void;
  onCopied: (copy: PageSummary) => void;
}

/** A new page with the HTML and CSS of another: only what must differ has a field. */
export function CopyPageDialog({ page, onClose, onCopied }: CopyPageProps) {
  const form = useContractForm(pages.copyPage, {
    values: { ...firstFields(page), publish: 'no' },
    bodyOf: ({ publish, ...fields }) => ({ ...fields, publish: publish === 'yes' }),
    send: (body) => callApi(pages.copyPage, { params: { id: page.id }, body }),
    onSaved: ({ message, result }) => {
      toasts.done(message);
      onCopied(result);
    },
  });
  const { values, set } = form;
  const title = form.text('title');

  return (
    <Dialog title={`Copy “${page.title}”`} onClose={onClose} wide>
      <form className="backend-form" {...form.attributes}>
        <div className="backend-columns">
          <TextField
            {...title}
            label="Title"
            onText={(text) => {
              if (values.linkAddress === slugOf(values.title)) set('linkAddress', slugOf(text));
              title.onText(text);
            }}
          />
          <TextField
            label="Link"
            hint={`Visitors find it at /${values.linkAddress}`}
            {...form.text('linkAddress')}
          />
          <TextField label="SEO title" {...form.text('seoTitle')} />
          <TextField label="Keywords" {...form.text('keywords')} />
          <SelectField
            label="Kind"
            options={[
              ['pages', 'Page'],
              ['newproperty', 'New property page'],
            ]}
            {...form.text('pageVal')}
          />
          <SelectField
            label="Visitors"
            options={[
              ['no', 'Do not see it yet (draft)'],
              ['yes', 'See it at once'],
            ]}
            {...form.text('publish')}
          />
        </div>
        <AreaField label="Meta description" rows={3} {...form.text('metaDescription')} />
        <FormProblem form={form} />
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={form.busy}>
            Save copy
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}

function firstFields({ title, seoTitle, metaDescription, keywords, pageVal }: PageSummary): CopyFields {
  const copyTitle = `${title} copy`;
  return {
    title: copyTitle,
    linkAddress: slugOf(copyTitle),
    seoTitle,
    metaDescription,
    keywords,
    pageVal,
  };
}
