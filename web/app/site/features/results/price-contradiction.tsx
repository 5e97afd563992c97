import { Link } from 'react-router';
import { listHref, type ListFilters } from '../../../shared/lib/url-filters';
import { useTexts } from '../../../shared/lib/texts';
import button from '../../../shared/ui/link-button.module.css';
import css from './price-contradiction.module.css';

/** Reports that no price can satisfy both bounds, and offers to swap them. */
export function PriceContradiction({ path, filters }: { path: string; filters: ListFilters }) {
  const texts = useTexts();
  const { minPrice = 0, maxPrice = 0 } = filters;
  const swapped = { ...filters, minPrice: maxPrice, maxPrice: minPrice, page: 1 };
  return (
    <div className={css.note} role="alert">
      <p>
        {texts.results.contradiction({
          min: texts.format.number(minPrice),
          max: texts.format.number(maxPrice),
        })}
      </p>
      <Link to={listHref(path, swapped)} className={button.secondary} preventScrollReset>
        {texts.results.swapPrices}
      </Link>
    </div>
  );
}
