import { IconTips } from '@brandroom/ui/IconTips';
import { useState } from 'react';

import { lazyDialog } from '../../shared/load/lazy-part';
import { useGlobalKeys } from './use-global-keys';

const AppKeysDialog = lazyDialog(
  async () => (await import('../../shared/keys/AppKeysDialog')).AppKeysDialog,
);

interface GlobalKeysProps {
  onSearch: () => void;
  onToggleNav: () => void;
}

/**
 * The shortcuts of every screen, their list, and the tooltips of icon buttons, all loaded when the
 * browser is first idle.
 */
export function GlobalKeys({ onSearch, onToggleNav }: GlobalKeysProps) {
  const [isListed, setListed] = useState(false);
  useGlobalKeys({ onSearch, onToggleNav, onList: () => setListed(true) });
  return (
    <>
      <IconTips />
      {isListed && <AppKeysDialog onClose={() => setListed(false)} />}
    </>
  );
}
