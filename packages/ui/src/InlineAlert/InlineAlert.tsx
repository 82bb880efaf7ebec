import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
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
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div
      {...rest}
      {...(isLive ? { role } : {})}
      className={classNames(styles.tones[tone], className)}
    >
      <span className={styles.marks[tone]}>
        <Icon of={icons[tone]} />
      </span>
      <div className={styles.body}>
        <div className={styles.title}>
          <VisuallyHidden>{words[tone]}: </VisuallyHidden>
          {title}
        </div>
        {children}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
