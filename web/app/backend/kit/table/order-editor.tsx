import { useRef, useState, type ReactNode } from 'react';
import { messageOf } from '../data/call-api';
import { Button } from '../../../shared/ui/button';
import { SortableList } from '../../../shared/ui/sortable-list';
import { toasts } from '../../../shared/ui/toast-queue';

interface OrderEditorProps<Item> {
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
  layout?: 'list' | 'grid';
  onSave: (items: readonly Item[]) => Promise<void>;
  onClose: () => void;
}

/**
 * Sets the order of a list. Every move is shown at once and stored after the previous ones, so that the last order
 * shown is stored; a refused move restores the stored order.
 */
export function OrderEditor<Item>({ items, onSave, onClose, ...list }: OrderEditorProps<Item>) {
  const [shown, setShown] = useState(items);
  const [waiting, setWaiting] = useState(0);
  const [isSaved, setSaved] = useState(false);
  const stored = useRef(items);
  const before = useRef<Promise<void>>(Promise.resolve());

  const store = async (order: readonly Item[], previous: Promise<void>): Promise<void> => {
    await previous;
    try {
      await onSave(order);
      stored.current = order;
      setSaved(true);
    } catch (error) {
      setShown(stored.current);
      setSaved(false);
      toasts.failed(messageOf(error));
    } finally {
      setWaiting((count) => count - 1);
    }
  };
  const move = (order: readonly Item[]): void => {
    setShown(order);
    setWaiting((count) => count + 1);
    before.current = store(order, before.current);
  };

  const words = waiting > 0 ? 'Saving the order…' : isSaved ? 'The order is saved.' : '';
  return (
    <div className="backend-form">
      <SortableList {...list} items={shown} onReorder={move} />
      <div className="backend-actions">
        <Button kind="primary" busy={waiting > 0} onClick={onClose}>
          Done
        </Button>
        <span role="status">{words}</span>
      </div>
    </div>
  );
}
