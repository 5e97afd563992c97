import { createContext, useContext, type ReactNode } from 'react';
import styles from './read-only.module.css';

/** True if the member may view everything and change nothing. */
export const ReadOnly = createContext(false);

export const useReadOnly = (): boolean => useContext(ReadOnly);

/** True where the member writes drafts, and others decide what visitors see. */
export const DraftsOnly = createContext(false);

export const useDraftsOnly = (): boolean => useContext(DraftsOnly);

/** Makes controls that change the site at once read-only for members who may only write drafts. */
export function OnSite({ children }: { children: ReactNode }): ReactNode {
  const isReadOnly = useReadOnly();
  const isDraftsOnly = useDraftsOnly();
  return <ReadOnly value={isReadOnly || isDraftsOnly}>{children}</ReadOnly>;
}

interface EditOnlyProps {
  children: ReactNode;
  /** Shown where nothing may be changed. */
  instead?: ReactNode;
}

/** Shows controls that change something only where that is allowed. */
export const EditOnly = ({ children, instead = null }: EditOnlyProps): ReactNode =>
  useReadOnly() ? instead : children;

/** Shows what changes the site at once only to members who may publish. */
export const PublishOnly = ({ children }: { children: ReactNode }): ReactNode => (
  <OnSite>
    <EditOnly>{children}</EditOnly>
  </OnSite>
);

/** Fields that show what is stored: where nothing may be changed they are disabled, with all buttons among them. */
export function FormFields({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <fieldset className={className ?? styles.fields} disabled={useReadOnly()}>
      {children}
    </fieldset>
  );
}
