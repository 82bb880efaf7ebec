import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../Announcer/announce';
import type { ElementProps } from '../element-props';

export interface LoadingRegionProps extends ElementProps<HTMLDivElement> {
  /** The loading message: «Loading content». Announced after 400 ms, so that quick answers stay silent. */
  label: string;
  /** Skeletons in the layout of the later content. */
  children: ReactNode;
}

/** The skeleton of a screen, with one name for all of it. */
export function LoadingRegion({ label, children, ...rest }: LoadingRegionProps) {
  useEffect(() => {
    const timer = setTimeout(() => announce(label), 400);
    return () => clearTimeout(timer);
  }, [label]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds the skeletons, which a progress element cannot
    <div {...rest} role="progressbar" aria-label={label}>
      {children}
    </div>
  );
}
