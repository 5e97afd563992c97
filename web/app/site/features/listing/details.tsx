import type { Property } from '@manzil/contracts/listings/property';
import { DetailValue } from '../../components/detail-value';
import { detailRows } from '../../lib/detail-rows';
import { useTexts } from '../../../shared/lib/texts';
import css from './listing-page.module.css';

export function Details({ property }: { property: Property }) {
  const texts = useTexts();
  return (
    <dl className={css.details}>
      {detailRows(texts, property).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <DetailValue value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
