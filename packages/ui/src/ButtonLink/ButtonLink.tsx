import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import type { LinkProps } from 'react-aria-components';
import type { buttonSizes } from '../Button/Button';
import * as buttonStyles from '../Button/Button.css';
import { keyShortcuts } from '../Button/key-shortcuts';
import { Icon } from '../Icon/Icon';
import type { IconType } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export const buttonLinkVariants = ['primary', 'secondary', 'quiet'] as const;

export interface ButtonLinkProps
  extends Omit<LinkProps, 'children' | 'className' | 'style'>, ElementProps<HTMLAnchorElement> {
  children: ReactNode;
  href: string;
  variant?: (typeof buttonLinkVariants)[number];
  size?: (typeof buttonSizes)[number];
  icon?: IconType;
  isFullWidth?: boolean;
  /** Shows only the icon; the label is for screen readers. */
  isIconOnly?: boolean;
  /** The key that does the same, after the label: «E». Not shown where there is no keyboard. */
  shortcut?: string;
}

/** A link with the weight of a button: the next step of a screen that lies on another one. */
export function ButtonLink({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  isFullWidth = false,
  isIconOnly = false,
  shortcut,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      {...keyShortcuts('a', shortcut)}
      {...(isIconOnly ? { 'data-key-tip': shortcut ?? '' } : {})}
      className={classNames(
        buttonStyles.button({ variant, size, isFullWidth, isIconOnly }),
        className,
      )}
    >
      {icon && <Icon of={icon} size={size === 'small' ? 'small' : 'medium'} />}
      {isIconOnly ? <VisuallyHidden>{children}</VisuallyHidden> : <span>{children}</span>}
      {shortcut !== undefined && !isIconOnly && (
        <kbd aria-hidden className={buttonStyles.shortcut}>
          {shortcut}
        </kbd>
      )}
    </Link>
  );
}
