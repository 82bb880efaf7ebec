import { Grid } from '@brandroom/ui/Grid';
import { Heading } from '@brandroom/ui/Heading';
import { KeyList } from '@brandroom/ui/KeyList';
import { Stack } from '@brandroom/ui/Stack';
import { Switch } from '@brandroom/ui/Switch';

import type { KeyGroup } from './key-group';
import { keysMessages as messages } from './keys.messages';
import { useSingleKeys } from './single-keys';

/** Lists of shortcuts, and the switch for single-character ones (WCAG 2.1.4). */
export function KeyGroups({ groups }: { groups: readonly KeyGroup[] }) {
  const [isOn, setOn] = useSingleKeys();
  return (
    <Grid gap={24} isFilled>
      {groups.map((group, position) => (
        <Stack key={group.title} gap={4}>
          <Heading level={3} size="body">
            {group.title}
          </Heading>
          <KeyList items={group.items} />
          {/* Under the first list, mostly the shorter one, so that the dialog fits into a window. */}
          {position === 0 && (
            <Switch isSelected={isOn} onChange={setOn} description={messages.help}>
              {messages.singleKeys}
            </Switch>
          )}
        </Stack>
      ))}
    </Grid>
  );
}
