import type { Property } from '@manzil/contracts/listings/property';
import { detailRows, type DetailValue } from './detail-rows';
import css from './listing-page.module.css';

export function Details({ property }: { property: Property }) {
  return (
    <dl className={css.details}>
      {detailRows(property).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Value value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value }: { value: DetailValue }) {
  if (typeof value === 'string') return value;
  return (
    <>
      <span className="in-sqft">{value.sqft}</span>
      <span className="in-sqm">{value.sqm}</span>
    </>
  );
}
