import type { FeedSample } from '@manzil/contracts/listings/feed-mapping';
import { SelectField } from '../../../shared/ui/field';

interface RecordChoiceProps {
  sample: FeedSample | undefined;
  /** Empty when none is selected. */
  recordName: string;
  onChoose: (name: string) => void;
}

/** Chooses the element (XML) or list (JSON) that holds the listings; nothing when the feed offers no choice. */
export function RecordChoice({ sample, recordName, onChoose }: RecordChoiceProps) {
  const candidates = sample?.candidates ?? [];
  const used = sample?.recordName ?? '';
  // No choice is needed for a list with a known name, or a known format with listings.
  const isFound = sample?.mappable !== false && used === '';
  if (recordName === '' && candidates.length < (isFound ? 2 : 1)) return null;
  const isListed = recordName === '' || candidates.some(({ name }) => name === recordName);
  return (
    <section className="backend-panel backend-form" aria-labelledby="records">
      <h2 id="records" className="backend-title">
        Listings in the file
      </h2>
      <SelectField
        label="Element or list with the listings"
        hint={
          recordName === '' && used !== ''
            ? `The sample is read from “${used}”. Choose it, or assign a column, to import it.`
            : 'Each one becomes a listing.'
        }
        value={recordName}
        onText={onChoose}
        options={[
          ['', isFound ? 'Found automatically' : 'Not chosen'],
          ...(isListed ? [] : [[recordName, recordName] as const]),
          ...candidates.map(({ name, count }) => [name, `${name} (${count} in the sample)`] as const),
        ]}
      />
    </section>
  );
}
