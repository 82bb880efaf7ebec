import { ChevronDown } from 'lucide';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { Icon } from '../Icon/Icon';
import type { IconType } from '../Icon/Icon';
import { Spinner } from '../Spinner/Spinner';
import * as styles from './Button.css';
import { keyShortcuts } from './key-shortcuts';
import { useHeld } from './use-held';
import { useSlow } from './use-slow';

export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const;
export const buttonSizes = ['medium', 'small'] as const;

export interface ButtonProps
  extends
    Omit<AriaButtonProps, 'children' | 'className' | 'style'>,
    ElementProps<HTMLButtonElement> {
  /** A verb and, where it is not plain, its object: «Save changes». */
  children: ReactNode;
  /** `primary` once a screen; `danger` for actions that cannot be undone. */
  variant?: (typeof buttonVariants)[number];
  size?: (typeof buttonSizes)[number];
  /** The icon before the label. */
  icon?: IconType;
  /** The label while `isPending`: «Saving…». Shown and announced after 400 ms, so that quick answers do not flicker. */
  pendingLabel?: string;
  isFullWidth?: boolean;
  /** It opens a list or a menu: a chevron after the label. */
  hasMenu?: boolean;
  /** A number after the label, with room for two digits before it is known (null). */
  count?: number | null;
  /** The key that does the same, after the label: «A». Not shown where there is no keyboard. */
  shortcut?: string;
}

/** Something a person does. While it is pending it keeps its focus and its place, and ignores presses. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  pendingLabel,
  isFullWidth = false,
  hasMenu = false,
  count,
  shortcut,
  isPending = false,
  autoFocus = false,
  className,
  ref,
  ...rest
}: ButtonProps) {
  const isSlow = useSlow(isPending, pendingLabel);
  const isRenamed = isSlow && pendingLabel !== undefined;
  const button = useHeld(isPending, ref);
  // Not a frame later, as react-aria after a click that no pointer made: a dialog moves lost focus to its first control.
  const focusFirst = useEffectEvent(() => {
    if (autoFocus) button.current?.focus();
  });
  useEffect(() => focusFirst(), []);
  return (
    <AriaButton
      {...rest}
      {...keyShortcuts('button', shortcut)}
      {...(isPending ? { 'aria-disabled': true } : {})}
      {...(isRenamed ? { 'aria-label': pendingLabel } : {})}
      ref={button}
      className={classNames(styles.button({ variant, size, isFullWidth }), className)}
    >
      {isSlow ? <Spinner size="small" /> : icon && <Icon of={icon} size={size} />}
      <span>
        {isRenamed ? pendingLabel : children}
        {count !== undefined && (
          <>
            {' '}
            <span className={styles.count}>{count}</span>
          </>
        )}
      </span>
      {shortcut !== undefined && (
        <kbd aria-hidden className={styles.shortcut}>
          {shortcut}
        </kbd>
      )}
      {hasMenu && <Icon of={ChevronDown} size="small" />}
    </AriaButton>
  );
}
