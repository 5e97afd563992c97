import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { TextField } from '../../../shared/ui/field';
import { usePaused } from '../../kit/table/use-paused';
import { ENTER_LABELS as TEXTS } from './enter-lead-texts';
import { findHomes, homeOfReference } from '../../kit/data/find-homes';

const SEARCH_AFTER_MS = 300;

interface HomeFieldProps {
  value: string;
  onText: (text: string) => void;
  issue: string | undefined;
  required: boolean;
}

/** Field for a listing reference, with similar references as suggestions and the title of the listing. */
export function HomeField({ value, ...field }: HomeFieldProps) {
  const listId = useId();
  const wanted = usePaused(value.trim(), SEARCH_AFTER_MS);
  const { data: homes = [] } = useQuery({
    queryKey: ['homes', wanted],
    queryFn: ({ signal }) => findHomes(wanted, signal),
    enabled: wanted.length > 1,
  });
  const chosen = value.trim() === '' ? undefined : homeOfReference(homes, value);
  return (
    <>
      <TextField
        label={TEXTS.home}
        hint={chosen?.title ?? TEXTS.homeHint}
        autoComplete="off"
        list={listId}
        maxLength={100}
        value={value}
        {...field}
      />
      <datalist id={listId}>
        {homes.map(({ id, reference, title }) => (
          <option key={id} value={reference}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  );
}
