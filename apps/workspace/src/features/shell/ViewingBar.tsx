import type { User } from '@brandroom/domain/account/user.schema';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { Inline } from '@brandroom/ui/Inline';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { useEffect } from 'react';

import { useClient } from '../../shared/api/api';
import { viewing } from '../../shared/auth/viewing';
import { useShownKey } from '../../shared/keys/shown-key';
import { useScreenKeys } from '../../shared/keys/use-screen-keys';
import { focusPageHeading, pageHeading } from '../../shared/page/page-heading';
import { whenPresent } from '../../shared/page/when-present';
import { shellMessages } from './shell.messages';

const messages = shellMessages.viewing;

/** Shows on every screen that the person views as someone else, with a button to stop. */
export function ViewingBar({ id, name }: Pick<User, 'id' | 'name'>) {
  const { team } = useClient();
  const text = `${messages.text(name)} ${messages.how}`;
  async function stop() {
    // The person's own session resumes even if the view cannot be ended: it then ends with that
    // session.
    await team.stopViewing().catch(() => undefined);
    viewing.leave('/team', id);
  }
  const key = useShownKey('X');
  useScreenKeys({ x: () => void stop() });
  useEffect(() => announce(text), [text]);
  // The view began with a page load, after which nothing has focus.
  useEffect(
    () =>
      document.activeElement === document.body
        ? whenPresent(pageHeading, focusPageHeading)
        : undefined,
    [],
  );
  return (
    <InlineAlert
      tone="warning"
      title={
        <Inline gap={16}>
          {text}
          <Button size="small" {...key} onPress={() => void stop()}>
            {messages.stop}
          </Button>
        </Inline>
      }
    />
  );
}
