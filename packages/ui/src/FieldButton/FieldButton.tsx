import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import type { ButtonProps } from 'react-aria-components';
import { keyShortcuts } from '../Button/key-shortcuts';
import { Icon } from '../Icon/Icon';
import type { IconType } from '../Icon/Icon';
import * as styles from './FieldButton.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface FieldButtonProps
  extends Omit<ButtonProps, 'children' | 'className' | 'style'>, ElementProps<HTMLButtonElement> {
  children: ReactNode;
  icon: IconType;
  /** The key that does the same: «Ctrl K». */
  shortcut?: string;
}

/** A button that looks like the field which it opens. As wide as its place. */
export function FieldButton({ children, icon, shortcut, className, ...rest }: FieldButtonProps) {
  return (
    <Button
      {...rest}
      {...keyShortcuts('button', shortcut)}
      className={classNames(styles.button, className)}
    >
      <Icon of={icon} />
      <span className={styles.words}>{children}</span>
      {shortcut !== undefined && (
        <kbd aria-hidden className={styles.key}>
          {shortcut}
        </kbd>
      )}
    </Button>
  );
}
