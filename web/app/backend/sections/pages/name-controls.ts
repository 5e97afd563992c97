/** A control and the label beside it that is not associated with it. */
const CONTROLS = 'input:not([aria-label]), select:not([aria-label])';
const AROUND = '[class*="-sm-property"], [class*="-trt-trait"], [class*="-clm-tags"]';
const LABEL = '[class*="-label"]';

/** Labels the controls that the editor draws into `place`, now and later, with the visible text beside them. */
export function nameControls(place: HTMLElement): void {
  const name = (): void => {
    for (const control of place.querySelectorAll(CONTROLS)) {
      const label = control.closest(AROUND)?.querySelector(LABEL)?.textContent.trim() ?? '';
      const unit = control.matches('select[class*="unit"]');
      control.setAttribute('aria-label', `${label || 'Value'}${unit ? ', unit' : ''}`);
    }
  };
  name();
  new MutationObserver(name).observe(place, { childList: true, subtree: true });
}
