import { createContext } from 'react';

/**
 * Where messages are shown while a modal dialog is open: everything outside of it lies below its backdrop, cannot be
 * clicked and is not read out. A dialog brings its element, and takes it back with what it is answered.
 */
export const ToastHost = createContext<(dialog: HTMLElement) => () => void>(() => () => undefined);
