import { Button } from '../../../shared/ui/button';
import { moveItem } from '../../kit/table/move-item';
import styles from './footer.module.css';

interface MoveButtonsProps<Item> {
  /** Used in accessible names, for example 'Instagram' or 'column 2'. */
  name: string;
  items: readonly Item[];
  index: number;
  /** Label of the button that removes it. */
  remove: string;
  onChange: (items: Item[]) => void;
}

/** Moves an item one position up or down, or removes it. */
export function MoveButtons<Item>({ name, items, index, remove, onChange }: MoveButtonsProps<Item>) {
  const move = (to: number): void => {
    onChange(moveItem(items, index, to));
  };
  return (
    <div className={styles.tools}>
      <Button
        kind="quiet"
        aria-label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => {
          move(index - 1);
        }}
      >
        ↑
      </Button>
      <Button
        kind="quiet"
        aria-label={`Move ${name} down`}
        disabled={index === items.length - 1}
        onClick={() => {
          move(index + 1);
        }}
      >
        ↓
      </Button>
      <Button
        kind="quiet"
        aria-label={`Remove ${name}`}
        onClick={() => {
          onChange(items.toSpliced(index, 1));
        }}
      >
        {remove}
      </Button>
    </div>
  );
}
