import type { ContentItem } from '@brandroom/domain/content/content.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { useEffect, useRef, useState } from 'react';

import { useClient } from '../../../shared/api/api';
import { shortText } from '../../../shared/page/short-name';
import { notifyFailure } from '../../../shared/page/undoable';
import { notify } from '../../../shared/page/undo-bar';
import { commandKey } from '../item/command-key';
import type { WrittenContent } from '../item/content-values.schema';
import { useOpenAction } from '../item/use-open-action';
import { calendarMessages } from './calendar.messages';

const messages = calendarMessages.quickCreate;

/**
 * Creates a draft exactly once. If the form is closed before a failure, a notification offers to
 * try again.
 */
export function useCreateDraft(brandId: BrandId) {
  const client = useClient();
  const openAction = useOpenAction();
  const [command] = useState(() => crypto.randomUUID());
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);

  async function create(written: WrittenContent): Promise<ContentItem> {
    try {
      const idempotencyKey = await commandKey(command, written);
      const created = await client.content.create(
        { brandId, ...written },
        { context: { idempotencyKey } },
      );
      notify({
        title: messages.created(shortText(created.title)),
        action: openAction(created.id),
      });
      return created;
    } catch (error) {
      if (isClosed.current) {
        const title = messages.notCreated(shortText(written.draft.title));
        notifyFailure(title, error, () => void create(written).catch(() => undefined));
      }
      throw error;
    }
  }
  return { create, isClosed: () => isClosed.current };
}
