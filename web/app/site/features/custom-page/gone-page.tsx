import { Link } from 'react-router';
import { Notice } from '../../../shared/ui/notice';
import { useTexts } from '../../../shared/lib/texts';
import button from '../../../shared/ui/link-button.module.css';

/** A page that staff have deleted. */
export default function GonePage() {
  const texts = useTexts();
  return (
    <Notice title={texts.errors.goneTitle} text={texts.errors.goneText} code="410">
      <Link to="/" className={button.primary}>
        {texts.errors.homeLink}
      </Link>
      <Link to="/buy" className={button.secondary}>
        {texts.errors.notFoundNext}
      </Link>
    </Notice>
  );
}
