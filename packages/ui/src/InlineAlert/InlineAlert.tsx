import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { announce } from '../Announcer/announce';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './InlineAlert.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export type NoticeTone = keyof typeof styles.tones;

export interface InlineAlertProps extends ElementProps<HTMLDivElement> {
  title: ReactNode;
  /** The kept data and the next step. */
  children?: ReactNode;
  tone?: NoticeTone;
  actions?: ReactNode;
  /** Speaks when it appears: at once for `danger`, at the next pause for the others. */
  isLive?: boolean;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };
const words = { info: 'Note', success: 'Done', warning: 'Warning', danger: 'Error' };

/** The text of an alert, without that of its actions. */
const wordsOf = (body: Element | null): string =>
  [...(body?.childNodes ?? [])]
    .filter((part) => !(part instanceof HTMLElement && 'actions' in part.dataset))
    .map(({ textContent }) => textContent)
    .join(' ');

/** A message where the thing happened. It stays until it no longer holds. */
export function InlineAlert({
  title,
  children,
  tone = 'info',
  actions,
  isLive = false,
  className,
  ...rest
}: InlineAlertProps) {
  const isUrgent = tone === 'danger';
  const body = useRef<HTMLDivElement>(null);
  const told = useRef('');
  useEffect(() => {
    const spoken = wordsOf(body.current);
    if (!isLive || isUrgent || spoken === told.current) return;
    told.current = spoken;
    // A status region inserted together with its text is often not announced.
    announce(spoken);
  });
  return (
    <div
      {...(isLive && isUrgent ? { role: 'alert' } : {})}
      {...rest}
      className={classNames(styles.tones[tone], className)}
    >
      <span className={styles.marks[tone]}>
        <Icon of={icons[tone]} />
      </span>
      <div ref={body} className={styles.body}>
        <div className={styles.title}>
          <VisuallyHidden>{words[tone]}: </VisuallyHidden>
          <bdi>{title}</bdi>
        </div>
        {children}
        {actions !== undefined && (
          <div data-actions className={styles.actions}>
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
