import type { ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import styles from './sortable-list.module.css';

interface SortableListProps<Item> {
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  onReorder: (items: Item[]) => void;
}

/** A list whose order is set by dragging, by the keyboard (space, arrows, space) or by the arrow buttons. */
export function SortableList<Item>({
  label,
  items,
  idOf,
  nameOf,
  render,
  onReorder,
}: SortableListProps<Item>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = (from: number, to: number): void => {
    if (to >= 0 && to < items.length && from !== to) onReorder(arrayMove([...items], from, to));
  };
  const indexOf = (id: string): number => items.findIndex((item) => idOf(item) === id);
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    if (over !== null) move(indexOf(String(active.id)), indexOf(String(over.id)));
  };
  const nameOfId = (id: UniqueIdentifier): string => {
    const item = items[indexOf(String(id))];
    return item === undefined ? '' : nameOf(item);
  };
  const placeOf = (id: UniqueIdentifier): string => `place ${indexOf(String(id)) + 1} of ${items.length}`;
  const announcements: Announcements = {
    onDragStart: ({ active: { id } }) => `${nameOfId(id)} is lifted from ${placeOf(id)}.`,
    onDragOver: ({ active, over }) =>
      over === null ? undefined : `${nameOfId(active.id)} is over ${placeOf(over.id)}.`,
    onDragEnd: ({ active, over }) =>
      over === null ? undefined : `${nameOfId(active.id)} is dropped at ${placeOf(over.id)}.`,
    onDragCancel: ({ active: { id } }) => `${nameOfId(id)} stays at ${placeOf(id)}.`,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements }}
    >
      <SortableContext items={items.map(idOf)} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label={label}>
          {items.map((item, index) => (
            <SortableRow
              key={idOf(item)}
              id={idOf(item)}
              name={nameOf(item)}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onUp={() => {
                move(index, index - 1);
              }}
              onDown={() => {
                move(index, index + 1);
              }}
            >
              {render(item)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface RowProps {
  id: string;
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onUp: () => void;
  onDown: () => void;
  children: ReactNode;
}

function SortableRow({ id, name, isFirst, isLast, onUp, onDown, children }: RowProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? styles.dragged : styles.row}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <button
        type="button"
        className={styles.handle}
        {...attributes}
        {...listeners}
        aria-label={`Move ${name}`}
      >
        ⠿
      </button>
      <div className={styles.content}>{children}</div>
      <div className={styles.steps}>
        <button
          type="button"
          className={styles.step}
          disabled={isFirst}
          onClick={onUp}
          aria-label={`Move ${name} up`}
        >
          ↑
        </button>
        <button
          type="button"
          className={styles.step}
          disabled={isLast}
          onClick={onDown}
          aria-label={`Move ${name} down`}
        >
          ↓
        </button>
      </div>
    </li>
  );
}
