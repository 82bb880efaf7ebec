import { PanelLeft } from 'lucide';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import * as buttonStyles from '../Button/Button.css';
import { keyShortcuts } from '../Button/key-shortcuts';
import { Icon } from '../Icon/Icon';
import { SkipLink } from '../SkipLink/SkipLink';
import * as styles from './Shell.css';
import { ShellContext } from './shell-context';
import { useNavOverlay } from './use-nav-overlay';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';

export interface ShellProps extends ElementProps<HTMLDivElement> {
  /** The screen. */
  children: ReactNode;
  /** The SideNav. */
  nav: ReactNode;
  /** IconButtons, at the end of the page's bar. */
  tools?: ReactNode;
  /** A notice above every screen until its cause is resolved. */
  notice?: ReactNode;
  isNavCollapsed: boolean;
  onNavCollapsedChange: (isCollapsed: boolean) => void;
  /** The key that collapses the navigation, in the tooltip of its button: «[». */
  navShortcut?: string;
}

/**
 * The frame of the signed-in product: side navigation, main, and the tools in the bar of each page. On narrow
 * windows the navigation is an overlay.
 */
export function Shell({
  children,
  nav,
  tools,
  notice,
  isNavCollapsed,
  onNavCollapsedChange,
  navShortcut = '',
  className,
  ...rest
}: ShellProps) {
  const { isCompact, isOpen, open, close, navRef, toggleRef } = useNavOverlay();
  const isCollapsed = isNavCollapsed && !isCompact;
  const key = isCompact ? '' : navShortcut;
  const state = useMemo(
    () => ({ isNavCollapsed: isCollapsed, closeOverlay: close }),
    [isCollapsed, close],
  );
  const toggle = () => {
    if (isCompact) open();
    else onNavCollapsedChange(!isNavCollapsed);
  };
  return (
    <ShellContext value={state}>
      <div
        {...rest}
        className={classNames(styles.shell({ isNavCollapsed: isCollapsed, isCompact }), className)}
      >
        <SkipLink targetId="main">Skip to main content</SkipLink>
        <nav
          ref={navRef}
          aria-label="Main"
          tabIndex={-1}
          inert={isCompact && !isOpen}
          className={styles.nav({ isNavCollapsed: isCollapsed, isCompact, isOpen })}
        >
          {nav}
        </nav>
        {/* Escape and the links close it by keyboard. */}
        {isOpen && <div aria-hidden className={styles.scrim} onClick={close} />}
        <header
          inert={isOpen}
          className={styles.header({ isNavCollapsed: isCollapsed, isCompact })}
        >
          <Button
            ref={toggleRef}
            aria-label="Navigation"
            aria-expanded={isCompact ? isOpen : !isNavCollapsed}
            onPress={toggle}
            data-key-tip={key}
            {...keyShortcuts('button', key)}
            className={buttonStyles.button({ variant: 'quiet', isIconOnly: true })}
          >
            <Icon of={PanelLeft} />
          </Button>
          <div className={styles.tools}>{tools}</div>
        </header>
        <main id="main" tabIndex={-1} inert={isOpen} className={styles.main}>
          {Boolean(notice) && <div className={styles.notice}>{notice}</div>}
          {children}
        </main>
      </div>
    </ShellContext>
  );
}
