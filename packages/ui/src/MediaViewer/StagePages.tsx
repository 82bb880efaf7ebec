import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import * as styles from './Stage.css';

/** One page of a document, which draws itself when it comes into sight. */
export interface StagePage {
  /** In CSS pixels at its natural size. */
  readonly width: number;
  readonly height: number;
  /** Draws the page over the whole canvas, which is `width` device pixels wide; ends early when aborted. */
  readonly draw: (canvas: HTMLCanvasElement, width: number, signal: AbortSignal) => Promise<void>;
  /** The text of the page, for assistive technology. */
  readonly text: () => Promise<string>;
}

export interface StagePagesProps extends ElementProps<HTMLDivElement> {
  /** Names the document for people who scroll it by keyboard. */
  label: string;
  pages: readonly StagePage[];
}

/** Pages are drawn at most this much larger than their natural size. */
const largest = 1.6;
/** Room ahead in which pages are drawn before they come into sight. */
const ahead = '800px';

/** All pages of a document in a MediaViewer, one under the other. Those far from sight hold no picture. */
export function StagePages({ label, pages, className, ...rest }: StagePagesProps) {
  return (
    // oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex -- keys scroll it
    <div
      {...rest}
      role="group"
      aria-label={label}
      tabIndex={0}
      className={classNames(styles.pages, className)}
    >
      {pages.map((page, index) => (
        // Pages have no names, and never change their order.
        <Page key={index} page={page} label={`Page ${index + 1} of ${pages.length}`} />
      ))}
    </div>
    // oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-tabindex
  );
}

function Page({ page, label }: { page: StagePage; label: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame);
  return (
    <div
      ref={frame}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
      role="group"
      aria-label={label}
      // Paper is white in every theme.
      data-theme="light"
      className={styles.page}
      style={assignInlineVars({
        [styles.pageWidth]: `${Math.round(page.width * largest)}px`,
        [styles.pageRatio]: `${page.width} / ${page.height}`,
      })}
    >
      {isNear && <Drawn page={page} />}
    </div>
  );
}

function Drawn({ page }: { page: StagePage }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    const { current } = canvas;
    if (!current) return undefined;
    const stop = new AbortController();
    const width = Math.ceil(current.getBoundingClientRect().width * devicePixelRatio);
    // A page that cannot be drawn stays white; its text may still be available.
    page.draw(current, width, stop.signal).catch(() => undefined);
    page.text().then(
      (text) => !stop.signal.aborted && setWords(text),
      () => undefined,
    );
    return () => stop.abort();
  }, [page]);
  return (
    <>
      <canvas ref={canvas} aria-hidden className={styles.canvas} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}

function useIsNear(frame: { readonly current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { root: current.parentElement, rootMargin: ahead },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [frame]);
  return isNear;
}
