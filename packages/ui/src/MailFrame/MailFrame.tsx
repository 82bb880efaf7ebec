import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Ref } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import type { FrameNode } from './draw-node';
import { drawNode } from './draw-node';
import * as styles from './MailFrame.css';

/** The width of a message on a desktop, px. With less room it is drawn smaller. */
const desktopWidth = 600;

/** The reader's device. */
export const mailFrameWidths = ['phone', 'desktop'] as const;

export interface MailFrameProps extends Omit<ElementProps, 'ref'> {
  /** To the frame itself. */
  ref?: Ref<HTMLIFrameElement>;
  /** Names the frame: «Message». */
  label: string;
  /** The `body` of the message. */
  body: FrameNode;
  width?: (typeof mailFrameWidths)[number];
}

/**
 * Shows a message's HTML apart from the page's own styles, as high as it is; on a desktop as wide as there, scaled down
 * to the room. Its links lead nowhere.
 */
export function MailFrame({
  label,
  body,
  width = 'phone',
  className,
  ref,
  ...rest
}: MailFrameProps) {
  const place = useRef<HTMLIFrameElement>(null);
  const refs = useMemo(() => mergeRefs(place, ref), [ref]);
  // Some browsers replace the first document of a frame once it has loaded.
  const [loads, setLoads] = useState(0);
  const [height, setHeight] = useState(0);
  const [isFocused, setFocused] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(desktopWidth);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = width === 'desktop' && room > 0 ? Math.min(1, room / desktopWidth) : 1;
  useEffect(() => {
    const page = place.current?.contentDocument;
    if (!page) return undefined;
    const root = page.documentElement;
    const drawn = drawNode(body, page);
    root.lang = 'en';
    page.title = label;
    page.body.replaceWith(drawn);
    const measure = () => setHeight(drawn.scrollHeight);
    const stay = (event: Event) => event.preventDefault();
    const observer = new ResizeObserver(measure);
    observer.observe(drawn);
    const enter = () => setFocused(true);
    const leave = () => setFocused(false);
    page.addEventListener('click', stay);
    page.defaultView?.addEventListener('focus', enter);
    page.defaultView?.addEventListener('blur', leave);
    // Pictures change the height once they are here.
    page.addEventListener('load', measure, true);
    measure();
    return () => {
      observer.disconnect();
      page.removeEventListener('click', stay);
      page.defaultView?.removeEventListener('focus', enter);
      page.defaultView?.removeEventListener('blur', leave);
      page.removeEventListener('load', measure, true);
    };
  }, [body, label, loads]);
  return (
    <div
      ref={box}
      data-focused={isFocused || undefined}
      className={styles.boxes[width]}
      style={assignInlineVars({ [styles.height]: `${height}px`, [styles.scale]: String(scale) })}
    >
      <iframe
        {...rest}
        ref={refs}
        title={label}
        sandbox="allow-same-origin"
        onLoad={() => setLoads((count) => count + 1)}
        className={classNames(styles.frame, className)}
      />
    </div>
  );
}
