import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { useHeld } from '../Button/use-held';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import type { IconType } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Menu } from '../Menu/Menu';
import type { MenuAction } from '../Menu/menu-section';
import * as styles from './SplitButton.css';

export const splitButtonVariants = ['primary', 'secondary'] as const;

export interface SplitButtonProps extends ElementProps<HTMLDivElement> {
  /** The action that is usually meant. */
  children: ReactNode;
  onPress: () => void;
  /** Names the menu with the others: «More ways to download logo». */
  menuLabel: string;
  /** The other ways to do it. */
  items: readonly MenuAction[];
  variant?: (typeof splitButtonVariants)[number];
  isPending?: boolean;
  isDisabled?: boolean;
  icon?: IconType;
}

/** The usual action as a button, and its other forms in a menu beside it. */
export function SplitButton({
  children,
  onPress,
  menuLabel,
  items,
  variant = 'secondary',
  isPending = false,
  isDisabled = false,
  icon,
  className,
  ...rest
}: SplitButtonProps) {
  // The usual action says that it is pending; the other half is only held.
  const held = useHeld(isPending);
  return (
    <div {...rest} className={classNames(styles.split, className)}>
      <Button
        variant={variant}
        onPress={onPress}
        isPending={isPending}
        isDisabled={isDisabled}
        {...(icon ? { icon } : {})}
      >
        {children}
      </Button>
      <Menu
        trigger={
          <IconButton
            icon={ChevronDown}
            label={menuLabel}
            variant={variant}
            isDisabled={isDisabled}
            {...(isPending ? { 'aria-disabled': true } : {})}
            ref={held}
          />
        }
        sections={[{ id: 'ways', items }]}
      />
    </div>
  );
}
