import { Link } from 'react-router';
import { texts } from '../../shared/lib/texts';
import button from '../../shared/ui/link-button.module.css';
import css from './empty-note.module.css';

interface EmptyNoteProps {
  title?: string;
  text?: string;
  to?: string;
  label?: string;
}

/** A list that holds nothing yet, with somewhere else to go. */
export function EmptyNote({
  title = texts.pages.empty,
  text,
  to = '/',
  label = texts.pages.emptyNext,
}: EmptyNoteProps) {
  return (
    <div className={css.empty}>
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      <Link to={to} className={button.primary}>
        {label}
      </Link>
    </div>
  );
}
