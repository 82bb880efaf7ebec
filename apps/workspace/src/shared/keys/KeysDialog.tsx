import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { Heading } from '@brandroom/ui/Heading';
import type { KeyEntry } from '@brandroom/ui/KeyList';
import { KeyList } from '@brandroom/ui/KeyList';
import { Stack } from '@brandroom/ui/Stack';
import { Switch } from '@brandroom/ui/Switch';

import { keysMessages as messages } from './keys.messages';
import { useSingleKeys } from './single-keys';

/** Keys that belong together: those of an item, of a list. */
export interface KeyGroup {
  readonly title: string;
  readonly items: readonly KeyEntry[];
}

interface KeysDialogProps {
  /** «Keys of the calendar» */
  title: string;
  groups: readonly KeyGroup[];
  onClose: () => void;
}

/** Every key of a screen, and the switch for those of one character (WCAG 2.1.4). */
export function KeysDialog({ title, groups, onClose }: KeysDialogProps) {
  const [isOn, setOn] = useSingleKeys();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      isDismissable
      actions={<Button onPress={onClose}>{messages.close}</Button>}
    >
      <Stack gap={24}>
        {groups.map((group) => (
          <Stack key={group.title} gap={8}>
            <Heading level={3} size="lead">
              {group.title}
            </Heading>
            <KeyList items={group.items} />
          </Stack>
        ))}
        <Switch isSelected={isOn} onChange={setOn} description={messages.help}>
          {messages.singleKeys}
        </Switch>
      </Stack>
    </Dialog>
  );
}
