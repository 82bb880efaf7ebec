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
    <Stack gap={24}>
      <Grid gap={24}>
        {groups.map((group) => (
          <Stack key={group.title} gap={8}>
            <Heading level={3} size="lead">
              {group.title}
            </Heading>
            <KeyList items={group.items} />
          </Stack>
        ))}
      </Grid>
      <Switch isSelected={isOn} onChange={setOn} description={messages.help}>
        {messages.singleKeys}
      </Switch>
    </Stack>
  );
}
