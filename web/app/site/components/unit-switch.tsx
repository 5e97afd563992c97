import { AREA_UNITS, chooseAreaUnit, useAreaUnit } from '../lib/area-unit';
import { useTexts } from '../../shared/lib/texts';
import css from './unit-switch.module.css';

/** Square feet or square metres, everywhere on the site. */
export function UnitSwitch() {
  const texts = useTexts();
  const chosen = useAreaUnit();
  return (
    <div role="group" aria-label={texts.units.choose} className={css.switch}>
      {AREA_UNITS.map((unit) => (
        <button
          key={unit}
          type="button"
          aria-pressed={unit === chosen}
          onClick={() => {
            chooseAreaUnit(unit);
          }}
        >
          {texts.units[unit]}
        </button>
      ))}
    </div>
  );
}
