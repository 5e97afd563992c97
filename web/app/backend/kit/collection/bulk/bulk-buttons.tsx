import { Button } from '../../../../shared/ui/button';
import { PublishOnly, useDraftsOnly } from '../../../../shared/ui/read-only';
import type { Stamped } from '../collection';
import { targetsOf, type BulkRequest } from './bulk-targets';
import { BULK_LABELS } from './bulk-messages';

interface BulkButtonsProps<Listed extends Stamped> {
  selected: readonly Listed[];
  done: () => void;
  onAsk: (request: BulkRequest<Listed>) => void;
}

/** Each button counts the selected entries that it applies to; if there are none, it says so. */
export function BulkButtons<Listed extends Stamped>({ selected, done, onAsk }: BulkButtonsProps<Listed>) {
  const isDraftsOnly = useDraftsOnly();
  const words = isDraftsOnly ? BULK_LABELS.ask : BULK_LABELS;
  return (
    <>
      {(['publish', 'withdraw'] as const).map((action) => {
        const count = targetsOf(action, selected, { isDraftsOnly }).length;
        return (
          <Button
            key={action}
            disabled={count === 0}
            onClick={() => {
              onAsk({ action, selected, done });
            }}
          >
            {words[action].button(count)}
          </Button>
        );
      })}
      <PublishOnly>
        <Button
          kind="danger"
          onClick={() => {
            onAsk({ action: 'remove', selected, done });
          }}
        >
          {BULK_LABELS.remove.button(selected.length)}
        </Button>
      </PublishOnly>
    </>
  );
}
