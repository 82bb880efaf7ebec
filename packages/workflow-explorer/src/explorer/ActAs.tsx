import { Select } from '@brandroom/ui/Select';
import { useRef } from 'react';

import { personText } from '../source';
import { anyone } from './anyone';
import { useExplorer } from './explorer-context';
import { explorerMessages as messages } from './explorer.messages';
import { ScreenKeys } from './ScreenKeys';

/** The choice of the person whose permissions are checked. */
export function ActAs({ viewerId }: { viewerId: string | undefined }) {
  const { people, person, go } = useExplorer();
  const control = useRef<HTMLSelectElement>(null);
  return (
    <>
      <ScreenKeys keys={{ a: () => control.current?.focus() }} />
      <Select
        controlRef={control}
        label={messages.person}
        isLabelHidden
        options={[
          { value: anyone, label: messages.anyone },
          ...people.map((each) => ({
            value: each.id,
            label: each.id === viewerId ? messages.you : personText(each),
          })),
        ]}
        value={person?.id ?? anyone}
        onChange={(id) => go({ as: id })}
      />
    </>
  );
}
