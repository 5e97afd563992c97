import { Button } from '../../../../shared/ui/button';
import { Dialog } from '../../../../shared/ui/dialog';
import { useFilledHtml } from '../live/use-filled-html';
import { pageDocument } from '../page-document';
import { PAGE_TEMPLATES, type PageTemplate } from './page-templates';
import styles from './template-dialog.module.css';

interface TemplateDialogProps {
  onChoose: (template: PageTemplate) => void;
  onClose: () => void;
}

/** Page templates, each shown as visitors would see it today. */
export const TemplateDialog = ({ onChoose, onClose }: TemplateDialogProps) => (
  <Dialog wide title="Choose a template" onClose={onClose}>
    <p>All of it can be changed. Homes, projects and people come from the site.</p>
    <ul className={styles.templates}>
      {PAGE_TEMPLATES.map((template) => (
        <li key={template.id}>
          <Picture template={template} />
          <h3>{template.title}</h3>
          <p>{template.about}</p>
          <Button
            aria-label={`Use ${template.title}`}
            onClick={() => {
              onChoose(template);
            }}
          >
            Use
          </Button>
        </li>
      ))}
    </ul>
  </Dialog>
);

function Picture({ template: { content } }: { template: PageTemplate }) {
  const shown = pageDocument(useFilledHtml(content), '');
  return (
    <div className={styles.picture} inert aria-hidden="true">
      <iframe title="" sandbox="allow-same-origin" srcDoc={shown} tabIndex={-1} />
    </div>
  );
}
