import { useRef, type ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useTexts } from '../lib/texts';
import { orderWords } from './order-messages';
import { SortableRow } from './sortable-row';
import { useKeyboardLift } from './use-keyboard-lift';
import { useReadOnly } from './read-only';
import styles from './sortable-list.module.css';

interface SortableListProps<Item> {
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  onReorder: (items: Item[]) => void;
  /** `grid` is for pictures: the arrow keys move in two dimensions, and an item is also dragged by its content. */
  layout?: 'list' | 'grid';
}

/** A list whose order is set by dragging, by the keyboard (space, arrows, space) or by the arrow buttons. */
export function SortableList<Item>({
  label,
  items,
  idOf,
  nameOf,
  render,
  onReorder,
  layout = 'list',
}: SortableListProps<Item>) {
  const texts = useTexts();
  const isReadOnly = useReadOnly();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const isGrid = layout === 'grid';
  const list = useRef<HTMLOListElement>(null);
  const lift = useKeyboardLift({
    items,
    idOf,
    nameOf,
    onReorder,
    columns: () => (isGrid ? columnsOf(list.current) : 1),
  });
  const move = (from: number, to: number): void => {
    if (to >= 0 && to < items.length && from !== to) onReorder(arrayMove([...items], from, to));
  };
  const indexOf = (id: UniqueIdentifier): number => items.findIndex((item) => idOf(item) === String(id));
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    if (over !== null) move(indexOf(active.id), indexOf(over.id));
  };
  const nameOfId = (id: UniqueIdentifier): string => {
    const item = items[indexOf(id)];
    return item === undefined ? '' : nameOf(item);
  };
  const say = orderWords(texts, items.length);
  const announcements: Announcements = {
    onDragStart: ({ active: { id } }) => say.lifted(nameOfId(id), indexOf(id)),
    onDragOver: ({ active, over }) =>
      over === null ? undefined : say.over(nameOfId(active.id), indexOf(over.id)),
    onDragEnd: ({ active, over }) =>
      over === null ? undefined : say.dropped(nameOfId(active.id), indexOf(over.id)),
    onDragCancel: ({ active: { id } }) => say.stays(nameOfId(id), indexOf(id)),
  };
  if (isReadOnly)
    return (
      <ol className={styles[layout]} aria-label={label}>
        {items.map((item) => (
          <li key={idOf(item)} className={isGrid ? styles.card : styles.row}>
            <div className={styles.content}>{render(item)}</div>
          </li>
        ))}
      </ol>
    );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={lift.cancel}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: texts.sorting.help },
      }}
    >
      <SortableContext
        items={lift.shown.map(idOf)}
        strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}
      >
        <ol ref={list} className={styles[layout]} aria-label={label}>
          {lift.shown.map((item, place) => (
            <SortableRow
              key={idOf(item)}
              id={idOf(item)}
              name={nameOf(item)}
              place={place}
              count={items.length}
              isCard={isGrid}
              isLifted={lift.isLifted(item)}
              onKeyDown={(event) => {
                lift.onKeyDown(item, event);
              }}
              onLeave={lift.cancel}
              onMove={(to) => {
                move(place, to);
              }}
            >
              {render(item)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
      <p className="visually-hidden" aria-live="assertive">
        {lift.words}
      </p>
    </DndContext>
  );
}

/** Browsers resolve `auto-fill` to one width per column. */
const columnsOf = (list: Element | null): number =>
  list === null ? 1 : getComputedStyle(list).gridTemplateColumns.split(' ').length;
