import { lazyDialog } from '@brandroom/ui/lazy-part';
import { SharedMenu } from '@brandroom/ui/SharedMenu';
import { FlaskConical, HardDrive, Keyboard, LogOut } from 'lucide';
import { useState } from 'react';

import { useSingleKeys } from '../../shared/keys/single-keys';
import { useHref } from '../../shared/navigation/use-href';
import type { OverlayProps } from '../../shared/overlay/OverlayButton';
import type { DisplayPreference } from '../../shared/theme/display-preferences';
import {
  setDisplayPreference,
  displayPreference,
  displayChoices,
  displayPreferences,
} from '../../shared/theme/display-preferences';
import { shellMessages } from './shell.messages';
import { useSignOut } from './use-sign-out';

const messages = shellMessages.account;

const SimulationDialog = lazyDialog(
  async () => (await import('../../shared/simulation/SimulationDialog')).SimulationDialog,
);
const StorageDialog = lazyDialog(async () => (await import('./StorageDialog')).StorageDialog);

const choiceOf = (preference: DisplayPreference) => ({
  id: preference,
  title: messages[preference],
  items: displayChoices[preference].map((id) => ({ id, label: messages.looks[id] })),
  selectedId: displayPreference(preference),
  onSelect: (choice: string) => setDisplayPreference(preference, choice),
});

/** The menu with display preferences, storage, simulation and sign-out. */
export function UserMenu(overlay: OverlayProps) {
  const [open, setOpen] = useState<'simulation' | 'storage' | null>(null);
  const signOut = useSignOut();
  const hrefTo = useHref();
  const [isOn, setOn] = useSingleKeys();
  const close = () => setOpen(null);

  return (
    <>
      <SharedMenu
        {...overlay}
        placement="top start"
        label={messages.more}
        sections={[
          ...displayPreferences.map(choiceOf),
          {
            id: 'keys',
            title: messages.singleKeys,
            items: [
              { id: 'keysOn', label: messages.on },
              { id: 'keysOff', label: messages.off },
            ],
            selectedId: isOn ? 'keysOn' : 'keysOff',
            onSelect: (id) => setOn(id === 'keysOn'),
          },
          {
            id: 'account',
            items: [
              {
                id: 'shortcuts',
                label: messages.shortcuts,
                icon: Keyboard,
                ...(isOn ? { shortcut: '?' } : {}),
                href: hrefTo({ to: '/help', hash: 'shortcuts' }),
              },
              {
                id: 'storage',
                label: messages.storage,
                icon: HardDrive,
                onAction: () => setOpen('storage'),
              },
              {
                id: 'simulation',
                label: messages.simulation,
                icon: FlaskConical,
                onAction: () => setOpen('simulation'),
              },
              { id: 'signOut', label: messages.signOut, icon: LogOut, onAction: signOut },
            ],
          },
        ]}
      />
      {open === 'simulation' && <SimulationDialog onClose={close} />}
      {open === 'storage' && <StorageDialog onClose={close} />}
    </>
  );
}
