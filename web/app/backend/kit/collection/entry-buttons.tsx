import { Button } from '../../../shared/ui/button';
import { PublishOnly, useReadOnly } from '../../../shared/ui/read-only';

interface EntryButtonsProps {
  name: string;
  onOpen: () => void;
  onDelete: () => void;
}

/** Opens an entry for editing or viewing, and deletes it. */
export function EntryButtons({ name, onOpen, onDelete }: EntryButtonsProps) {
  const open = useReadOnly() ? 'View' : 'Edit';
  return (
    <>
      <Button aria-label={`${open} ${name}`} onClick={onOpen}>
        {open}
      </Button>
      <PublishOnly>
        <Button kind="quiet" aria-label={`Delete ${name}`} onClick={onDelete}>
          Delete
        </Button>
      </PublishOnly>
    </>
  );
}
