import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import { Icon, type IconType } from '../Icon/Icon';
import { button, key, words } from './FieldButton.css';
import { classNames, type ElementProps } from '../element-props';

export interface FieldButtonProps
  extends Omit<ButtonProps, 'children' | 'className' | 'style'>, ElementProps<HTMLButtonElement> {
  children: ReactNode;
  icon: IconType;
  /** The key that does the same: «Ctrl K». Seen only: say it with `aria-keyshortcuts`. */
  shortcut?: string;
}

/** A button that looks like the field which it opens. As wide as its place. */
export function FieldButton({ children, icon, shortcut, className, ...rest }: FieldButtonProps) {
  return (
    <Button {...rest} className={classNames(button, className)}>
      <Icon of={icon} />
      <span className={words}>{children}</span>
      {shortcut !== undefined && (
        <kbd aria-hidden className={key}>
          {shortcut}
        </kbd>
      )}
    </Button>
  );
}
