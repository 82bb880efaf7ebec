import { ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import type { ButtonProps } from 'react-aria-components';
import * as buttonStyles from '../Button/Button.css';
import { Icon } from '../Icon/Icon';
import * as styles from './ChoiceButton.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface ChoiceButtonProps
  extends
    Omit<ButtonProps, 'children' | 'className' | 'style' | 'aria-label'>,
    ElementProps<HTMLButtonElement> {
  /** What is chosen now; cut with an ellipsis where there is no room. */
  children: ReactNode;
  /** The name: what is chosen now, in full, and what the button does: «Brand: Acme, change brand». */
  label: string;
}

/** Shows a choice that holds everywhere and opens the menu of the others. As wide as its place. */
export function ChoiceButton({ children, label, className, ...rest }: ChoiceButtonProps) {
  return (
    <Button
      {...rest}
      aria-label={label}
      className={classNames(
        buttonStyles.button({ variant: 'secondary', isFullWidth: true }),
        styles.choice,
        className,
      )}
    >
      <span className={styles.words}>{children}</span>
      <span className={styles.sign}>
        <Icon of={ChevronsUpDown} size="small" />
      </span>
    </Button>
  );
}
