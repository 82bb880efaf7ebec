import { formatDateTime } from '@brandroom/domain/format/date';
import { announce } from '@brandroom/ui/announce';
import { Button } from '@brandroom/ui/Button';
import { InlineAlert } from '@brandroom/ui/InlineAlert';

import { timeZone } from '../time/time-zone';
import { formMessages } from './form.messages';
import type { KeptForm } from './use-kept-draft';

/** Says that unsent text came back, and takes it away if it is not wanted. */
export function RestoredNotice({ kept }: { kept: KeptForm }) {
  if (kept.restoredAt === null) return null;
  const when = formatDateTime(new Date(kept.restoredAt).toISOString(), timeZone);
  return (
    <InlineAlert
      isLive
      title={formMessages.restored(when)}
      actions={
        <Button
          size="small"
          onPress={() => {
            kept.discard();
            announce(formMessages.discarded);
          }}
        >
          {formMessages.discard}
        </Button>
      }
    />
  );
}
