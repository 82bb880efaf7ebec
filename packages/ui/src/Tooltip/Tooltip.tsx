import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import type { TooltipProps as AriaTooltipProps } from 'react-aria-components';
import * as styles from './Tooltip.css';

export interface TooltipProps {
  /** One short line; never the only place of important information. */
  text: string;
  /** The one focusable thing that it explains. */
  children: ReactNode;
  placement?: NonNullable<AriaTooltipProps['placement']>;
}

/** A word about a control, on hover and on focus; Escape takes it away. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={600}>
      {children}
      <AriaTooltip placement={placement} offset={8} className={styles.tooltip}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
