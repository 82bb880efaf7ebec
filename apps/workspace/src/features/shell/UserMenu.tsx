import { SharedMenu } from '@brandroom/ui/SharedMenu';
import { FlaskConical, LogOut } from 'lucide-react';
import { useState } from 'react';

import { lazyDialog } from '../../shared/load/lazy-part';
import type { OverlayProps } from '../../shared/overlay/OverlayButton';
import { browserValues } from '../../shared/storage/kept-values';
import type { Look } from '../../shared/theme/look';
import { showLook } from '../../shared/theme/look';
import { shellMessages } from './shell.messages';
import { useSignOut } from './use-sign-out';

const messages = shellMessages.account;

const SimulationDialog = lazyDialog(
  async () => (await import('./SimulationDialog')).SimulationDialog,
);

/** The first of each is there without a choice. */
const choices = {
  theme: ['system', 'light', 'dark', 'hc'],
  density: ['comfortable', 'compact'],
} as const;

const choiceOf = (look: Look) => {
  const [usual] = choices[look];
  return {
    id: look,
    title: messages[look],
    items: choices[look].map((id) => ({ id, label: messages.looks[id] })),
    // Asked each time it opens: another tab may have chosen.
    selectedId: document.documentElement.dataset[look] ?? usual,
    onSelect: (choice: string) => {
      const key = `brandroom:${look}`;
      if (choice === usual) browserValues.remove(key);
      else browserValues.set(key, choice);
      showLook();
    },
  };
};

/** How everything looks, simulation and the way out. */
export function UserMenu(overlay: OverlayProps) {
  const [isSimulating, setSimulating] = useState(false);
  const signOut = useSignOut();

  return (
    <>
      <SharedMenu
        {...overlay}
        label={messages.more}
        sections={[
          choiceOf('theme'),
          choiceOf('density'),
          {
            id: 'account',
            items: [
              {
                id: 'simulation',
                label: messages.simulation,
                icon: FlaskConical,
                onAction: () => setSimulating(true),
              },
              { id: 'signOut', label: messages.signOut, icon: LogOut, onAction: signOut },
            ],
          },
        ]}
      />
      {isSimulating && <SimulationDialog onClose={() => setSimulating(false)} />}
    </>
  );
}
