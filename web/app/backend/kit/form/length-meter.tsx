import styles from './length-meter.module.css';

interface LengthMeterProps {
  text: string;
  /** Characters: minimum that search engines prefer, and maximum that they show. */
  least: number;
  most: number;
  whenEmpty: string;
}

/** Shows whether a text for search engines has a suitable length. */
export function LengthMeter({ text, least, most, whenEmpty }: LengthMeterProps) {
  const { length } = text.trim();
  const judgement =
    length === 0
      ? whenEmpty
      : length > most
        ? 'Too long: the end is cut off.'
        : length < least
          ? 'Rather short.'
          : 'Good.';
  return (
    <span className={styles.meter}>
      <meter
        min={0}
        max={most * 1.5}
        low={least}
        high={most}
        optimum={(least + most) / 2}
        value={Math.min(length, most * 1.5)}
        aria-hidden="true"
      />
      {length} of {most} characters. {judgement}
    </span>
  );
}
