import { Icon, type IconName } from '../../../shared/ui/icon';
import { SmartLink } from '../../components/smart-link';
import { useTexts } from '../../../shared/lib/texts';
import button from '../../../shared/ui/link-button.module.css';
import css from '../../components/click-to-load.module.css';

/** A film or a tour that can only be opened on its own site. */
export function OutsideMedia({ icon, href, title }: { icon: IconName; href: string; title: string }) {
  const texts = useTexts();
  return (
    <div className={css.notice}>
      <Icon name={icon} size={32} />
      <p>{texts.embed.outside({ host: hostOf(href) })}</p>
      <SmartLink to={href} className={button.primary} newWindow>
        {title}
      </SmartLink>
    </div>
  );
}

const hostOf = (href: string): string =>
  URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : href;
