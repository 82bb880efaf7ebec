import { ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import { button } from '../Button/Button.css';
import { Icon } from '../Icon/Icon';
import { choice, sign, words } from './ChoiceButton.css';
import { classNames, type ElementProps } from '../element-props';

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
      className={classNames(button({ variant: 'secondary', isFullWidth: true }), choice, className)}
    >
      <span className={words}>{children}</span>
      <span className={sign}>
        <Icon of={ChevronsUpDown} size="small" />
      </span>
    </Button>
  );
}
