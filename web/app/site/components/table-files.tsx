import { useReady } from '../../shared/lib/use-ready';
import button from '../../shared/ui/link-button.module.css';
import { useCalculatorTexts } from '../lib/calculator-texts';
import { csvHref, type CsvRow } from '../lib/csv-href';
import css from './table-files.module.css';

export interface TableFilesProps {
  /** File name without its extension. */
  name: string;
  rows: readonly CsvRow[];
}

/** Downloads a table as CSV, and prints the page. */
export function TableFiles({ name, rows }: TableFilesProps) {
  const { tools } = useCalculatorTexts();
  const isReady = useReady();
  return (
    <p className={css.files}>
      <a href={csvHref(rows)} download={`${name}.csv`} className={button.secondary}>
        {tools.csv}
      </a>
      {isReady && (
        <button
          type="button"
          className={button.secondary}
          onClick={() => {
            window.print();
          }}
        >
          {tools.print}
        </button>
      )}
    </p>
  );
}
