import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import type { LinkProps as AriaLinkProps } from 'react-aria-components';
import { Icon } from '../Icon/Icon';
import type { IconType } from '../Icon/Icon';
import * as styles from './Link.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export const linkVariants = ['inline', 'strong', 'standalone'] as const;

export interface LinkProps
  extends Omit<AriaLinkProps, 'children' | 'className' | 'style'>, ElementProps<HTMLAnchorElement> {
  children: ReactNode;
  /** The address; the app's `RouterProvider` takes same-origin addresses over. */
  href: string;
  /** `inline` in text (underlined), `strong` as the name of a row or card, `standalone` on its own. */
  variant?: (typeof linkVariants)[number];
  /** In a list whose rows are walked with arrow keys, the other rows' links. */
  excludeFromTabOrder?: boolean;
  /** The icon before the label of a standalone link. */
  icon?: IconType;
}

/** Leads somewhere. */
export function Link({ children, variant = 'inline', icon, className, ...rest }: LinkProps) {
  return (
    <AriaLink dir="auto" {...rest} className={classNames(styles.link({ variant }), className)}>
      {icon && <Icon of={icon} size="small" />}
      {children}
    </AriaLink>
  );
}
