import type { DetailValue as Value } from '../lib/detail-rows';

/** A value of a listing; for an area, the page shows the unit chosen on this device. */
export function DetailValue({ value }: { value: Value }) {
  if (typeof value === 'string') return value;
  return (
    <>
      <span className="in-sqft">{value.sqft}</span>
      <span className="in-sqm">{value.sqm}</span>
    </>
  );
}
