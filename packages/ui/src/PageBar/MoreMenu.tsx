import { Ellipsis } from 'lucide';
import { useState } from 'react';
import { useSlow } from '../Button/use-slow';
import { IconButton } from '../IconButton/IconButton';
import { menuTrigger } from '../SharedMenu/menu-trigger';
import type { MenuActionSection } from '../Menu/menu-section';
import type { SharedMenu as SharedMenuComponent } from '../SharedMenu/SharedMenu';
import { loadOnce } from '../load-once';
import { withCode } from '../with-code';
import type { BarAction } from './bar-action';

const menuCode = loadOnce(async () => (await import('../SharedMenu/SharedMenu')).SharedMenu);

interface MoreMenuProps {
  sections: readonly MenuActionSection[];
  /** The action of the menu that is pending, which the button shows instead of it. */
  pending?: BarAction | undefined;
}

/** The actions without a button of their own. The menu is loaded on hover or focus. */
export function MoreMenu({ sections, pending }: MoreMenuProps) {
  const isSlow = useSlow(pending !== undefined, pending?.pendingLabel);
  const [SharedMenu, setMenu] = useState<typeof SharedMenuComponent | null>(null);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [isWanted, setWanted] = useState(false);
  const load = () =>
    void withCode(menuCode, (Menu) => setMenu(() => Menu), {
      title: 'This menu couldn’t be loaded',
      onFailure: () => setWanted(false),
    });
  /** A failure is reported at a press. */
  const preload = () =>
    void menuCode.load().then(
      (Menu) => setMenu(() => Menu),
      () => undefined,
    );
  const open = (at: Element) => {
    setAnchor(at);
    setWanted(true);
    load();
  };
  return (
    <>
      <IconButton
        icon={Ellipsis}
        label="More actions"
        isPending={isSlow}
        {...menuTrigger}
        onHoverStart={preload}
        onFocusChange={(isFocused) => {
          if (isFocused) preload();
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') open(event.currentTarget);
          else event.continuePropagation();
        }}
        onPress={({ target }) => open(target)}
      />
      {SharedMenu && (
        <SharedMenu
          isOpen={isWanted}
          onClose={() => setWanted(false)}
          anchor={anchor}
          label="More actions"
          sections={sections}
        />
      )}
    </>
  );
}
