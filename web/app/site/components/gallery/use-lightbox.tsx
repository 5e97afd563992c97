import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import type { PhotoLightboxProps } from './lightbox';

const loadLightbox = () => import('./lightbox');
const Lightbox = lazy(loadLightbox);

interface LightboxControl {
  /** Opens the picture at `index`; `opener` gets the focus back when the lightbox closes. */
  open: (index: number, opener: HTMLElement) => void;
  /** Loads the script of the lightbox before it is needed. */
  preload: () => void;
  lightbox: ReactNode;
}

/** The full-screen view of a list of pictures, whose script loads with its first use. */
export function useLightbox(pictures: Omit<PhotoLightboxProps, 'index' | 'onClose'>): LightboxControl {
  const [index, setIndex] = useState<number>();
  const opener = useRef<HTMLElement>(null);
  return {
    open: (at, from) => {
      opener.current = from;
      setIndex(at);
    },
    preload: () => void loadLightbox(),
    lightbox: index !== undefined && (
      <Suspense>
        <Lightbox
          {...pictures}
          index={index}
          onClose={() => {
            setIndex(undefined);
            opener.current?.focus();
          }}
        />
      </Suspense>
    ),
  };
}
