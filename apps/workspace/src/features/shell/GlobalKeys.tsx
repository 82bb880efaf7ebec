import { IconTips } from '@brandroom/ui/IconTips';
import { lazyDialog } from '@brandroom/ui/lazy-part';
import { useEffect, useState } from 'react';

import { useShownKey } from '../../shared/keys/shown-key';
import { useGlobalKeys } from './use-global-keys';

const AppKeysDialog = lazyDialog(
  async () => (await import('../../shared/keys/AppKeysDialog')).AppKeysDialog,
);

interface GlobalKeysProps {
  onSearch: () => void;
  onToggleNav: () => void;
  /** Called with the key of the navigation's button, empty while such keys are off. */
  onNavShortcut: (key: string) => void;
}

/**
 * The shortcuts of every screen, their list, and the tooltips of icon buttons, all loaded when the
 * browser is first idle.
 */
export function GlobalKeys({ onSearch, onToggleNav, onNavShortcut }: GlobalKeysProps) {
  const [isListed, setListed] = useState(false);
  const { shortcut = '' } = useShownKey('[');
  useEffect(() => onNavShortcut(shortcut), [onNavShortcut, shortcut]);
  useGlobalKeys({ onSearch, onToggleNav, onList: () => setListed(true) });
  return (
    <>
      <IconTips />
      {isListed && <AppKeysDialog onClose={() => setListed(false)} />}
    </>
  );
}
