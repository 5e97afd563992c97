import { useId } from 'react';
import styles from './star-field.module.css';

const PATH =
  'M10 1.800l2.500 5.300 5.800.7-4.300 4 1.100 5.700L10 14.700l-5.100 2.800L6 11.800l-4.300-4 5.800-.7z';

/** One to five stars: five radio buttons, so that the arrow keys set them as well. */
export function StarField({ value, onChange }: { value: number; onChange: (stars: number) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend>Stars</legend>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} data-on={stars <= value}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={stars === value}
              onChange={() => {
                onChange(stars);
              }}
            />
            <svg viewBox="0 0 20 20" width="28" height="28" aria-hidden="true">
              <path d={PATH} />
            </svg>
            <span className="visually-hidden">{stars === 1 ? '1 star' : `${stars} stars`}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
