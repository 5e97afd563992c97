import type { Country } from './countries';
import css from './phone-field.module.css';

/** The flag of a country, beside its name. */
export function Flag({ country: { emoji, image } }: { country: Country }) {
  if (image === '') {
    return (
      <span className={css.flag} aria-hidden="true">
        {emoji}
      </span>
    );
  }
  return <img className={css.flag} src={image} alt="" width={24} height={16} loading="lazy" />;
}
