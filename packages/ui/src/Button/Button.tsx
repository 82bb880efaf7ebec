import { useEffect, useState, type ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Icon, type IconType } from '../Icon/Icon';
import { Spinner } from '../Spinner/Spinner';
import { button } from './Button.css';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'> {
  /** A verb and, where it is not plain, its object: «Save changes». */
  children: ReactNode;
  /** `primary` once a screen; `danger` for what cannot be taken back. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'medium' | 'small';
  /** Stands before the words. */
  icon?: IconType;
  /** What is happening while `isPending`: «Saving…». Shown after 400 ms, so that quick answers do not flicker. */
  pendingLabel?: string;
  isFullWidth?: boolean;
}

/** Something a person does. While it is pending it keeps its focus and its place, and ignores presses. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  pendingLabel,
  isFullWidth = false,
  ...rest
}: ButtonProps) {
  const isSlow = useSlow(rest.isPending ?? false);
  return (
    <AriaButton {...rest} className={button({ variant, size, isFullWidth })}>
      {isSlow ? <Spinner size="small" /> : icon && <Icon of={icon} size={iconSize(size)} />}
      <span>{isSlow && pendingLabel !== undefined ? pendingLabel : children}</span>
    </AriaButton>
  );
}

function iconSize(size: 'medium' | 'small'): 'medium' | 'small' {
  return size === 'small' ? 'small' : 'medium';
}

function useSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setSlow(true), 400);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isPending && isSlow;
}
