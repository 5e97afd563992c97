import { Icon } from '../../../shared/ui/icon';
import type { Slider } from './use-slider';
import { useTexts } from '../../../shared/lib/texts';
import css from './gallery.module.css';

/** Shows the position in the slider, and buttons for visitors who do not swipe; narrow windows only. */
export function SliderControls({ slider, total }: { slider: Slider; total: number }) {
  const texts = useTexts();
  if (total < 2) return null;
  return (
    <div className={css.controls}>
      <button
        type="button"
        className={css.step}
        aria-label={texts.listing.previousPhoto}
        onClick={() => {
          slider.show(slider.index - 1);
        }}
      >
        <Icon name="previous" />
      </button>
      <p className={css.position} role="status">
        {texts.listing.position({ number: slider.index + 1, total })}
      </p>
      <button
        type="button"
        className={css.step}
        aria-label={texts.listing.nextPhoto}
        onClick={() => {
          slider.show(slider.index + 1);
        }}
      >
        <Icon name="next" />
      </button>
    </div>
  );
}
