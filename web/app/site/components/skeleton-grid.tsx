import grid from './listing-grid.module.css';
import css from './skeleton-grid.module.css';

/** Placeholder cards while a list is loading. */
export function SkeletonGrid({ count, upToFour = false }: { count: number; upToFour?: boolean }) {
  return (
    <div className={upToFour ? grid.upToFour : grid.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.card}>
          <div className={css.image} />
          <div className={css.body}>
            <span />
            <span />
            <span />
          </div>
        </div>
      ))}
    </div>
  );
}
