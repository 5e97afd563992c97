import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTexts } from '../lib/texts';
import styles from './sortable-list.module.css';

interface SortableRowProps {
  id: string;
  name: string;
  /** Counts from 0. */
  place: number;
  count: number;
  /** True in a grid. */
  isCard: boolean;
  /** True when it is lifted by the keyboard. */
  isLifted: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onLeave: () => void;
  onMove: (to: number) => void;
  children: ReactNode;
}

/** A row with a handle to drag or lift it by, and buttons that move it one place. */
export function SortableRow({
  id,
  name,
  place,
  count,
  isCard,
  isLifted,
  onKeyDown,
  onLeave,
  onMove,
  children,
}: SortableRowProps) {
  const { attributes, listeners, node, setNodeRef, transform, transition, isDragging } = useSortable({ id });
  const { sorting: words } = useTexts();
  useEffect(() => {
    if (isLifted) node.current?.scrollIntoView({ block: 'nearest' });
  }, [isLifted, place, node]);

  const still = isCard ? styles.card : styles.row;
  const moved = isCard ? styles.draggedCard : styles.dragged;
  return (
    <li
      ref={setNodeRef}
      className={isDragging || isLifted ? moved : still}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <button
        type="button"
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-pressed={isLifted || isDragging || undefined}
        aria-label={words.move({ name })}
        onKeyDown={onKeyDown}
        onBlur={onLeave}
      >
        ⠿
      </button>
      <div className={styles.content} {...(isCard ? listeners : undefined)}>
        {children}
      </div>
      <div className={styles.steps}>
        <StepButton
          label={words.moveUp({ name })}
          sign={isCard ? '←' : '↑'}
          off={place === 0}
          onStep={() => {
            onMove(place - 1);
          }}
        />
        <StepButton
          label={words.moveDown({ name })}
          sign={isCard ? '→' : '↓'}
          off={place === count - 1}
          onStep={() => {
            onMove(place + 1);
          }}
        />
      </div>
    </li>
  );
}

interface StepButtonProps {
  label: string;
  sign: string;
  off: boolean;
  onStep: () => void;
}

/** It keeps the focus at the end of the list, where a disabled one would lose it. */
const StepButton = ({ label, sign, off, onStep }: StepButtonProps) => (
  <button
    type="button"
    className={styles.step}
    aria-disabled={off}
    aria-label={label}
    onClick={() => {
      if (!off) onStep();
    }}
  >
    {sign}
  </button>
);
