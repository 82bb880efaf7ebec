import { formatDateTime } from '@brandroom/domain/format/date';
import { instantOf } from '@brandroom/domain/time/instant';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';

import { timeZone } from '../time/time-zone';
import { formMessages } from './form.messages';
import type { Autosave } from './use-autosave';

interface DraftNoticeProps extends Pick<Autosave, 'bringBack' | 'discard'> {
  since: number;
}

/** The notice about unsent text, with its actions. */
export function DraftNotice({ since, bringBack, discard }: DraftNoticeProps) {
  const when = formatDateTime(instantOf(since), timeZone);
  return (
    <InlineAlert
      isLive
      title={bringBack ? formMessages.waiting(when) : formMessages.restored(when)}
      actions={
        <>
          {bringBack && (
            <Button size="small" onPress={bringBack}>
              {formMessages.bringBack}
            </Button>
          )}
          <Button
            size="small"
            onPress={() => {
              discard();
              announce(formMessages.discarded);
            }}
          >
            {formMessages.discard}
          </Button>
        </>
      }
    />
  );
}
