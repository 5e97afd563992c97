import type { NavigationStyle } from '@manzil/contracts/content/collections';
import { navigationStyle } from '../../../shared/lib/navigation-style';
import { contrastOf, ENOUGH_CONTRAST } from '../../kit/form/contrast';
import styles from './header-preview.module.css';

/** The design's own colours, which apply to empty fields. */
export const OWN = { header: '#fbf8f3', link: '#1b282c', button: '#1b282c', buttonText: '#ffffff' };

interface HeaderPreviewProps {
  style: NavigationStyle;
  titles: readonly string[];
}

/** The header as it would look, and a warning where its texts would be hard to read. */
export function HeaderPreview({ style, titles }: HeaderPreviewProps) {
  const { logo, variables } = navigationStyle(style);
  const warnings = [
    warn('The links', style.navColor || OWN.link, style.headerBackgroundColor || OWN.header),
    warn(
      'The text of the button',
      style.buttonTextColor || OWN.buttonText,
      style.buttonBackgroundColor || OWN.button,
    ),
  ].filter((warning) => warning !== undefined);
  return (
    <div className={styles.both}>
      <div className={styles.header} style={variables} role="img" aria-label="Preview of the header">
        <img src={logo} alt="" width={136} height={40} />
        {titles.map((title) => (
          <span key={title} className={styles.link}>
            {title}
          </span>
        ))}
        <span className={styles.button}>{style.buttonText.trim() || 'List Your Property'}</span>
      </div>
      <div role="status">
        {warnings.map((warning) => (
          <p key={warning} className={styles.warning}>
            {warning}
          </p>
        ))}
      </div>
    </div>
  );
}

function warn(what: string, text: string, ground: string): string | undefined {
  const contrast = contrastOf(text, ground);
  if (contrast === undefined || contrast >= ENOUGH_CONTRAST) return undefined;
  return `${what} would be hard to read: a contrast of ${contrast.toFixed(1)}, where ${ENOUGH_CONTRAST} is needed.`;
}
