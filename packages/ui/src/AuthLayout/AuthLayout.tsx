import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { Wordmark } from '../Wordmark/Wordmark';
import * as styles from './AuthLayout.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { lazyPart } from '../lazy-part';

/** A decorative picture, so the page does not wait for it. */
const AuthDrawing = lazyPart(async () => (await import('./AuthDrawing')).AuthDrawing);

export interface AuthLayoutProps extends ElementProps<HTMLDivElement> {
  /** The page's h1: «Sign in to the product». */
  title: string;
  tagline?: string;
  /** The form. */
  children: ReactNode;
  /** Help and small print at the foot. */
  footer?: ReactNode;
}

/** The frame of the pages before sign-in: the form on a sheet, a quiet picture beside it where there is room. */
export function AuthLayout({
  title,
  tagline: line,
  children,
  footer,
  className,
  ...rest
}: AuthLayoutProps) {
  return (
    <div {...rest} className={classNames(styles.layout, className)}>
      <div className={styles.main}>
        <header>
          <Wordmark />
        </header>
        <main className={styles.column}>
          <div className={styles.words}>
            <Heading level={1} size="hero" isFocusable data-page-heading="">
              {title}
            </Heading>
            {line !== undefined && <p className={styles.tagline}>{line}</p>}
          </div>
          {children}
        </main>
        {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      </div>
      <div className={styles.room}>
        <Suspense>
          <AuthDrawing />
        </Suspense>
      </div>
    </div>
  );
}
