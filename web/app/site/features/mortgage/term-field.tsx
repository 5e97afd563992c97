import { SOURCE_LANGUAGE } from '@manzil/contracts/site-language';
import { useId, useRef, useState } from 'react';
import { useEarlyText } from '../../../shared/lib/use-early-text';
import { MORTGAGE_LIMITS, type MortgageFigure } from '@manzil/rules/mortgage';
import { clampTerm } from '../../lib/mortgage';
import { useTexts } from '../../../shared/lib/texts';
import { onDemandTexts } from '../../../shared/lib/on-demand-texts';
import mortgageTexts from '../../../texts/en/on-demand/mortgage';
import css from './calculator.module.css';

interface TermFieldProps {
  name: MortgageFigure;
  value: number;
  onChange: (value: number) => void;
}

/** Beyond this the slider for prices would move too fast to be of use; the box beside it accepts more. */
const SLIDER_MAX: Partial<Record<MortgageFigure, number>> = { price: 20_000_000 };

/** What is typed has Latin digits in each language. */
const written = (name: MortgageFigure, value: number): string =>
  name === 'price' ? value.toLocaleString(SOURCE_LANGUAGE) : String(value);

/**
 * One figure of a loan, as a number field and a slider. A valid number applies as it is typed; an invalid one is
 * corrected on blur.
 */
export function TermField({ name, value, onChange }: TermFieldProps) {
  const texts = useTexts();
  const words = onDemandTexts(mortgageTexts, texts);
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const { min, max, step } = MORTGAGE_LIMITS[name];
  const label = words.fields[name];
  const unit = words.units[name];

  const type = (text: string) => {
    setDraft(text);
    const typed = Number(text.replaceAll(',', ''));
    if (text.trim() !== '' && typed >= min && typed <= max) onChange(clampTerm(name, typed));
  };
  const slide = (to: number) => {
    setDraft(undefined);
    onChange(clampTerm(name, to));
  };
  const leave = () => {
    if (draft === undefined) return;
    const typed = Number(draft.replaceAll(',', ''));
    if (draft.trim() !== '' && Number.isFinite(typed)) onChange(clampTerm(name, typed));
    setDraft(undefined);
  };

  const box = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  useEarlyText(box, type);
  useEarlyText(slider, (_text, { valueAsNumber }) => {
    slide(valueAsNumber);
  });

  return (
    <div className={css.field}>
      <label htmlFor={id}>
        {label} <span className={css.unit}>{unit}</span>
      </label>
      <input
        ref={box}
        id={id}
        name={name}
        className={css.number}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={draft ?? written(name, value)}
        onChange={(event) => {
          type(event.target.value);
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
        }}
      />
      <input
        ref={slider}
        className={css.slider}
        type="range"
        aria-label={words.slider({ label })}
        aria-valuetext={`${written(name, value)} ${unit}`}
        min={min}
        max={SLIDER_MAX[name] ?? max}
        step={step}
        value={value}
        onChange={(event) => {
          slide(event.target.valueAsNumber);
        }}
      />
    </div>
  );
}
