import { Select } from '@brandroom/ui/Select';

import { personText } from '../source';
import { useExplorer } from './explorer-context';
import { explorerMessages as messages } from './explorer.messages';

/** In the address, so that no one is played instead of the viewer. */
export const anyone = 'anyone';

/** The choice of the person whose rights are asked for. */
export function ActAs({ viewerId }: { viewerId: string | undefined }) {
  const { people, person, go } = useExplorer();
  return (
    <Select
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
  );
}
