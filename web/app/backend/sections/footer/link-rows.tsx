import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/field';
import { MoveButtons } from './move-buttons';
import styles from './footer.module.css';

export interface LinkRow {
  name: string;
  url: string;
}

interface LinkRowsProps {
  /** Label of the name field, for example 'Title'. */
  nameLabel: string;
  rows: readonly LinkRow[];
  most: number;
  issueOf: (index: number, part: keyof LinkRow) => string | undefined;
  onChange: (rows: LinkRow[]) => void;
}

/** A list of links, each with a name and a target. */
export function LinkRows({ nameLabel, rows, most, issueOf, onChange }: LinkRowsProps) {
  const set = (index: number, part: keyof LinkRow, value: string): void => {
    onChange(rows.map((row, at) => (at === index ? { ...row, [part]: value } : row)));
  };
  return (
    <div className={styles.rows}>
      {rows.map((row, index) => (
        <div key={index} className={styles.row}>
          <TextField
            label={nameLabel}
            value={row.name}
            issue={issueOf(index, 'name')}
            onText={(value) => {
              set(index, 'name', value);
            }}
          />
          <TextField
            label="Address"
            value={row.url}
            issue={issueOf(index, 'url')}
            onText={(value) => {
              set(index, 'url', value);
            }}
          />
          <MoveButtons
            name={row.name || 'this link'}
            items={rows}
            index={index}
            remove="Remove"
            onChange={onChange}
          />
        </div>
      ))}
      <div>
        <Button
          disabled={rows.length >= most}
          onClick={() => {
            onChange([...rows, { name: '', url: '' }]);
          }}
        >
          Add link
        </Button>
      </div>
    </div>
  );
}
