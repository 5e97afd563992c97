import { createContext, useContext, type ReactNode } from 'react';
import styles from './read-only.module.css';

/** True where the member may look at everything and change nothing. */
export const ReadOnly = createContext(false);

export const useReadOnly = (): boolean => useContext(ReadOnly);

interface EditOnlyProps {
  children: ReactNode;
  /** Shown where nothing may be changed. */
  instead?: ReactNode;
}

/** Shows controls that change something only where that is allowed. */
export const EditOnly = ({ children, instead = null }: EditOnlyProps): ReactNode =>
  useReadOnly() ? instead : children;

/** Fields that show what is stored: where nothing may be changed they are disabled, with all buttons among them. */
export function FormFields({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <fieldset className={className ?? styles.fields} disabled={useReadOnly()}>
      {children}
    </fieldset>
  );
}
