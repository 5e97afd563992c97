import { Link } from 'react-router';
import { useTexts } from '../../shared/lib/texts';
import button from '../../shared/ui/link-button.module.css';
import css from './empty-note.module.css';

interface EmptyNoteProps {
  title?: string;
  text?: string;
  to?: string;
  label?: string;
}

/** Empty state of a list, with links to other pages. */
export function EmptyNote({ title, text, to = '/', label }: EmptyNoteProps) {
  const texts = useTexts();
  return (
    <div className={css.empty}>
      <h2>{title ?? texts.pages.empty}</h2>
      {text !== undefined && <p>{text}</p>}
      <Link to={to} className={button.primary}>
        {label ?? texts.pages.emptyNext}
      </Link>
    </div>
  );
}
