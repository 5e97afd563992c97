import { SelectField } from '../../../shared/ui/field';
import { useFilters } from '../address/use-filters';
import { STATE_OPTIONS } from './state-filter';

/** Filters a list by the state of its entries; stored in the URL as `state`. */
export function StateFilterField() {
  const { valueOf, set } = useFilters();
  return (
    <SelectField
      label="State"
      options={STATE_OPTIONS}
      value={valueOf('state')}
      onText={(value) => {
        set('state', value);
      }}
    />
  );
}
