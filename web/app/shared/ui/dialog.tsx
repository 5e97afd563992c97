import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Icon } from './icon';
import styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** Runs on Escape, on the cross and on a click outside; without it only a choice in the dialog closes it. */
  onClose?: () => void;
  children: ReactNode;
  wide?: boolean;
  /** Interrupts with a message, which assistive technology reads out. */
  isAlert?: boolean;
}

/** A modal dialog: the focus starts in its first field, stays within it, and goes back to where it came from. */
export const Dialog = ({ title, onClose, children, wide = false, isAlert = false }: DialogProps) => (
  <ModalOverlay
    isOpen
    isDismissable={onClose !== undefined}
    isKeyboardDismissDisabled={onClose === undefined}
    className={styles.backdrop ?? ''}
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose?.();
    }}
  >
    <Modal className={(wide ? styles.wide : styles.dialog) ?? ''}>
      <AriaDialog className={styles.box ?? ''} role={isAlert ? 'alertdialog' : 'dialog'}>
        <Content title={title} onClose={onClose}>
          {children}
        </Content>
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);

function Content({ title, onClose, children }: DialogProps) {
  const head = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const section = document.querySelector('main');
    return () => {
      // Two frames later the list is rendered again, and React Aria has returned the focus if it could.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (opener !== null) focusAfter(opener, section);
        }),
      );
    };
  }, []);
  useEffect(() => {
    // Earlier, React Aria would return the focus to a dialog below this one.
    const dialog = head.current?.parentElement;
    if (dialog) focusFirstControl(dialog);
  }, []);
  useEffect(() => {
    if (onClose === undefined) return;
    // A control that is disabled while it has the focus loses it to the page, where React Aria does not listen.
    const press = ({ key, target }: KeyboardEvent): void => {
      if (key !== 'Escape' || target !== document.body) return;
      const top = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
      if (top === head.current?.parentElement) onClose();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
    };
  }, [onClose]);
  return (
    <>
      <header ref={head} className={styles.head}>
        <Heading slot="title" level={2}>
          {title}
        </Heading>
        {onClose !== undefined && (
          <button type="button" className={styles.close} onClick={onClose} aria-label="Close">
            <Icon name="close" />
          </button>
        )}
      </header>
      {children}
    </>
  );
}

/**
 * Focuses the first field, or the first button without one, but not the close button at the top. The dialog still shows
 * its beginning, which people read first.
 */
function focusFirstControl(dialog: HTMLElement): void {
  if (dialog.contains(document.activeElement)) return;
  const first = (selector: string): HTMLElement | undefined =>
    [...dialog.querySelectorAll<HTMLElement>(selector)].find((one) => one.closest('header') === null);
  const control =
    first('input:enabled, textarea:enabled, select:enabled') ?? first('button:enabled, a[href]');
  control?.focus({ preventScroll: true });
}

/**
 * The opener of a dialog may have been removed with its row; the focus then moves to the section, if that still exists,
 * and not to the start of the page.
 */
function focusAfter(opener: Element, section: HTMLElement | null): void {
  const isLost = !opener.isConnected && document.activeElement === document.body;
  if (isLost && opener.closest('[role="dialog"]') === null) section?.focus();
}
