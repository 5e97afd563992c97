import type { DetailValue as Value } from '../lib/detail-rows';

/** A value that a listing states; of one that depends on the unit of area, the page shows what this device has chosen. */
export function DetailValue({ value }: { value: Value }) {
  if (typeof value === 'string') return value;
  return (
    <>
      <span className="in-sqft">{value.sqft}</span>
      <span className="in-sqm">{value.sqm}</span>
    </>
  );
}
