import type { FooterFields } from '@manzil/contracts/content/collection-fields';
import type { ContractForm } from '../../kit/form/use-contract-form';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/field';
import { LinkRows } from './link-rows';
import { MoveButtons } from './move-buttons';
import styles from './footer.module.css';

type Column = FooterFields['columns'][number];

const MOST_COLUMNS = 6;
const MOST_LINKS = 12;

/** Up to six columns of up to twelve links. */
export function FooterColumns({ form }: { form: ContractForm<FooterFields> }) {
  const { columns } = form.values;
  const set = (index: number, column: Column): void => {
    form.set(
      'columns',
      columns.map((one, at) => (at === index ? column : one)),
    );
  };
  return (
    <>
      {columns.map((column, index) => (
        <section key={index} className="backend-panel backend-form" aria-label={`Column ${index + 1}`}>
          <div className={styles.head}>
            <TextField
              label={`Heading of column ${index + 1}`}
              value={column.heading}
              issue={form.issueOf(`columns.${index}.heading`)}
              onText={(heading) => {
                set(index, { ...column, heading });
              }}
            />
            <MoveButtons
              name={`column ${index + 1}`}
              items={columns}
              index={index}
              remove="Remove column"
              onChange={(moved) => {
                form.set('columns', moved);
              }}
            />
          </div>
          <LinkRows
            nameLabel="Title"
            rows={column.links.map(({ title, url }) => ({ name: title, url }))}
            most={MOST_LINKS}
            issueOf={(at, part) =>
              form.issueOf(`columns.${index}.links.${at}.${part === 'name' ? 'title' : 'url'}`)
            }
            onChange={(rows) => {
              set(index, { ...column, links: rows.map(({ name, url }) => ({ title: name, url })) });
            }}
          />
        </section>
      ))}
      <div>
        <Button
          disabled={columns.length >= MOST_COLUMNS}
          onClick={() => {
            form.set('columns', [...columns, { heading: '', links: [] }]);
          }}
        >
          Add column
        </Button>
      </div>
    </>
  );
}
