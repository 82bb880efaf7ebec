import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import type { ButtonProps } from 'react-aria-components';
import { Icon } from '../Icon/Icon';
import type { IconType } from '../Icon/Icon';
import * as styles from './ChoiceButton.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface ChoiceButtonProps
  extends
    Omit<ButtonProps, 'children' | 'className' | 'style' | 'aria-label'>,
    ElementProps<HTMLButtonElement> {
  /** The current choice, truncated with an ellipsis. */
  children: ReactNode;
  /** The name: the full visible text, and the button's action: «Brand: Acme, Admin, change brand». */
  label: string;
  /** An Avatar before the text. */
  mark?: ReactNode;
  /** A line of facts under them. */
  description?: string;
  /** The icon at the end, which hints at the effect of a press; a chevron by default. */
  icon?: IconType;
  /** There is no other choice: it is shown, and cannot be pressed. */
  isReadOnly?: boolean;
  /** There is room for the mark only; the name stays. */
  isMarkOnly?: boolean;
}

/** Shows a global choice, such as the brand or the person, and opens its menu. As wide as its container. */
export function ChoiceButton({
  children,
  label,
  mark,
  description,
  icon = ChevronDown,
  isReadOnly = false,
  isMarkOnly = false,
  className,
  ...rest
}: ChoiceButtonProps) {
  const shown = (
    <>
      {mark}
      {!isMarkOnly && (
        <span className={styles.words}>
          <span
            dir="auto"
            className={styles.title}
            {...(typeof children === 'string' ? { title: children } : {})}
          >
            {children}
          </span>{' '}
          {description !== undefined && <span className={styles.description}>{description}</span>}
        </span>
      )}
    </>
  );
  const looks = isMarkOnly ? styles.markOnly : undefined;
  if (isReadOnly) return <div className={classNames(styles.fixed, looks, className)}>{shown}</div>;
  return (
    <Button {...rest} aria-label={label} className={classNames(styles.choice, looks, className)}>
      {shown}
      {!isMarkOnly && (
        <span className={styles.sign}>
          <Icon of={icon} size="small" />
        </span>
      )}
    </Button>
  );
}
