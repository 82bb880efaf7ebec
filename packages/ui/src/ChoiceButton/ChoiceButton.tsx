import { ChevronDown } from 'lucide-react';
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
  /** What is chosen now; cut with an ellipsis where there is no room. */
  children: ReactNode;
  /** The name: all that is seen, in full, and what the button does: «Brand: Acme, Admin, change brand». */
  label: string;
  /** An Avatar before the words. */
  mark?: ReactNode;
  /** A line of facts under them. */
  description?: string;
  /** What the sign at the end says of the press; a chevron by default. */
  icon?: IconType;
  /** There is no other choice: it is shown, and cannot be pressed. */
  isReadOnly?: boolean;
  /** There is room for the mark only; the name stays. */
  isMarkOnly?: boolean;
}

/** Shows what holds everywhere, as a brand or a person, and opens its menu. As wide as its place. */
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
          <span className={styles.title}>{children}</span>{' '}
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
