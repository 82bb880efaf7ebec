import { Button as AriaButton } from 'react-aria-components';
import type { ButtonProps as AriaButtonProps } from 'react-aria-components';
import type { buttonSizes, buttonVariants } from '../Button/Button';
import * as buttonStyles from '../Button/Button.css';
import { keyShortcuts } from '../Button/key-shortcuts';
import { useHeld } from '../Button/use-held';
import { Icon } from '../Icon/Icon';
import type { IconType } from '../Icon/Icon';
import { Spinner } from '../Spinner/Spinner';
import * as styles from './IconButton.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface IconButtonProps
  extends
    Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'>,
    ElementProps<HTMLButtonElement> {
  /** A character of the font, «⋯», is one element: for long tables, where an icon has four. */
  icon: IconType | '⋯';
  /** The name, with the object in it: «Delete logo primary-dark.svg». */
  label: string;
  /** The key that does the same, shown beside the label on hover and focus: «J». */
  shortcut?: string;
  /** A key that is not shown beside the label. */
  'aria-keyshortcuts'?: string;
  variant?: (typeof buttonVariants)[number];
  size?: (typeof buttonSizes)[number];
  /** A dot on the icon: something new is behind it. Hidden from assistive technology, so say it in the label too. */
  isMarked?: boolean;
  /** A number on the icon, none at 0: how many are set behind it. Say it in the label too. */
  count?: number;
}

/** A button that shows only an icon, for rows where the same word would be repeated many times. */
export function IconButton({
  icon,
  label,
  shortcut = '',
  'aria-keyshortcuts': keys = shortcut,
  variant = 'quiet',
  size = 'medium',
  isMarked = false,
  count = 0,
  isPending = false,
  className,
  ref,
  ...rest
}: IconButtonProps) {
  const held = useHeld(isPending, ref);
  return (
    <AriaButton
      {...rest}
      {...keyShortcuts('button', keys)}
      {...(isPending ? { 'aria-disabled': true } : {})}
      ref={held}
      aria-label={label}
      data-key-tip={shortcut}
      className={classNames(buttonStyles.button({ variant, size, isIconOnly: true }), className)}
    >
      {isPending ? <Spinner size="small" /> : icon === '⋯' ? icon : <Icon of={icon} />}
      {isMarked && <span aria-hidden className={styles.mark} />}
      {count > 0 && (
        <span aria-hidden className={styles.count}>
          {count}
        </span>
      )}
    </AriaButton>
  );
}
