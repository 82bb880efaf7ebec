import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import {
  actions as actionsStyle,
  body,
  marks,
  title as titleStyle,
  tones,
} from './InlineAlert.css';
import { classNames, type ElementProps } from '../element-props';

export type NoticeTone = keyof typeof tones;

export interface InlineAlertProps extends ElementProps<HTMLDivElement> {
  title: ReactNode;
  /** What was kept and what to do. */
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
    <div {...rest} {...(isLive ? { role } : {})} className={classNames(tones[tone], className)}>
      <span className={marks[tone]}>
        <Icon of={icons[tone]} />
      </span>
      <div className={body}>
        <div className={titleStyle}>
          <VisuallyHidden>{words[tone]}: </VisuallyHidden>
          {title}
        </div>
        {children}
        {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
      </div>
    </div>
  );
}
