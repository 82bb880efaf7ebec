import { SharedMenu } from '@brandroom/ui/SharedMenu';
import { FlaskConical, LogOut } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import type { OverlayProps } from '../../../shared/overlay/LazyOverlay';
import { chooseTheme, chosenTheme, themes } from '../../../shared/theme/theme';
import { shellMessages } from '../shell.messages';
import { useSignOut } from '../use-sign-out';

const messages = shellMessages.account;

const SimulationDialog = lazy(() =>
  import('./SimulationDialog').then((module) => ({ default: module.SimulationDialog })),
);

const themeItems = themes.map((id) => ({ id, label: messages.themes[id] }));

/** Theme, simulation and the way out. */
export function UserMenu(overlay: OverlayProps) {
  const [isSimulating, setSimulating] = useState(false);
  const signOut = useSignOut();

  function select(id: string) {
    const chosen = themes.find((each) => each === id);
    if (chosen) chooseTheme(chosen);
  }

  return (
    <>
      <SharedMenu
        {...overlay}
        label={messages.more}
        sections={[
          {
            id: 'theme',
            title: messages.theme,
            items: themeItems,
            // Asked each time it opens: another tab may have chosen.
            selectedId: chosenTheme(),
            onSelect: select,
          },
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
      {isSimulating && (
        <Suspense>
          <SimulationDialog onClose={() => setSimulating(false)} />
        </Suspense>
      )}
    </>
  );
}
