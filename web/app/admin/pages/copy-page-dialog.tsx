import { useState } from 'react';
import type { PageSummary } from '@manzil/contracts/content/page';
import { ApiProblem, messageOf, type FieldIssue } from '../lib/call-api';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { AreaField, SelectField, TextField } from '../../ui/field';
import { useToasts } from '../../ui/toasts';
import { copyPage, type CopyFields } from './page-calls';
import { slugOf } from './slug-of';

interface CopyPageProps {
  page: PageSummary;
  onClose: () => void;
  onCopied: (copy: PageSummary) => void;
}

/** A new page with the HTML and CSS of another: only what must differ is asked for. */
export function CopyPageDialog({ page, onClose, onCopied }: CopyPageProps) {
  const [fields, setFields] = useState<CopyFields>(() => firstFields(page));
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  const [busy, setBusy] = useState(false);
  const toasts = useToasts();

  const set = <K extends keyof CopyFields>(field: K, value: CopyFields[K]): void => {
    setFields((now) => ({ ...now, [field]: value }));
    setIssues((now) => now.filter((issue) => issue.field !== field));
  };
  const setTitle = (title: string): void => {
    if (fields.linkAddress === slugOf(fields.title)) set('linkAddress', slugOf(title));
    set('title', title);
  };
  const issueOf = (field: keyof CopyFields): string | undefined =>
    issues.find((issue) => issue.field === field)?.message;
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const { message, result } = await copyPage(page.id, fields);
      toasts.done(message);
      onCopied(result);
    } catch (error) {
      if (error instanceof ApiProblem && error.issues.length > 0) setIssues(error.issues);
      else toasts.failed(messageOf(error));
    }
    setBusy(false);
  };

  return (
    <Dialog title={`Copy “${page.title}”`} onClose={onClose} wide>
      <form
        className="backend-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void save();
        }}
      >
        <div className="backend-columns">
          <TextField label="Title" issue={issueOf('title')} value={fields.title} onText={setTitle} />
          <TextField
            label="Link"
            hint={`Visitors find it at /${fields.linkAddress}`}
            issue={issueOf('linkAddress')}
            value={fields.linkAddress}
            onText={(value) => {
              set('linkAddress', value);
            }}
          />
          <TextField
            label="SEO title"
            issue={issueOf('seoTitle')}
            value={fields.seoTitle}
            onText={(value) => {
              set('seoTitle', value);
            }}
          />
          <TextField
            label="Keywords"
            issue={issueOf('keywords')}
            value={fields.keywords}
            onText={(value) => {
              set('keywords', value);
            }}
          />
          <SelectField
            label="Kind"
            value={fields.pageVal}
            onText={(value) => {
              set('pageVal', value === 'newproperty' ? value : 'pages');
            }}
            options={[
              ['pages', 'Page'],
              ['newproperty', 'New property page'],
            ]}
          />
        </div>
        <AreaField
          label="Meta description"
          rows={3}
          issue={issueOf('metaDescription')}
          value={fields.metaDescription}
          onText={(value) => {
            set('metaDescription', value);
          }}
        />
        <div className="backend-actions">
          <Button type="submit" kind="primary" busy={busy}>
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
