import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import * as v from 'valibot';

import { pageMessages } from '../../../shared/page/page.messages';
import { useApi, useClient } from '../../../shared/api/api';
import { showFailure } from '../../../shared/api/show-failure';
import { notify } from '../../../shared/page/undo-bar';
import { shortText } from '../../../shared/page/short-name';
import { sendOnce } from '../item/command-key';
import type { ContentValues } from '../item/content-values';
import { valuesOf } from '../item/content-values';
import { contentValuesSchema } from '../item/content-values.schema';
import { peekMessages } from './peek.messages';

type Property = 'campaignId' | 'tags' | 'platform';

/**
 * Saves a property of an item, with an undo. Changes run in sequence. Its value is the chosen one, also until the item is
 * read again.
 */
export function usePropertyChange<Name extends Property>(
  item: ContentItem,
  name: Name,
  /** Returns the message about a saved change. */
  changed: (title: string, value: ContentValues[Name]) => string,
) {
  const { content } = useClient();
  const last = useRef<ContentItem>(undefined);
  const store = (stored: ContentItem, value: ContentValues[Name]) => {
    const written = v.parse(contentValuesSchema(stored.type), {
      ...valuesOf(stored),
      [name]: value,
    });
    const { id, version } = stored;
    return sendOnce(`${id}/${version}/${name}/${JSON.stringify(value)}`, (options) =>
      content.update({ id, version, ...written }, options),
    );
  };
  const undo = async (stored: ContentItem, before: ContentValues[Name]): Promise<void> => {
    try {
      await store(stored, before);
      notify({ title: peekMessages.restored[name](shortText(stored.title)) });
    } catch (error) {
      showFailure(error, () => void undo(stored, before));
    }
  };
  const mutation = useMutation({
    mutationKey: useApi().content.key(),
    scope: { id: `${item.id}/${name}` },
    mutationFn: async (value: ContentValues[Name]) => {
      // A queued change starts from the result of the previous one.
      const before = newer(item, last.current);
      const stored = await store(before, value);
      last.current = stored;
      return { stored, before: valuesOf(before)[name] };
    },
    onSuccess: ({ stored, before }, value) =>
      notify({
        title: changed(shortText(stored.title), value),
        action: {
          label: pageMessages.undo,
          onAction: () => void undo(stored, before),
        },
      }),
    onError: (error, value) => showFailure(error, () => mutation.mutate(value)),
  });
  const { data, isPending, variables } = mutation;
  return {
    change: mutation.mutate,
    value: isPending ? variables : valuesOf(newer(item, data?.stored))[name],
  };
}

/** Returns the stored item if it is a newer version of the read one. */
function newer(read: ContentItem, stored?: ContentItem): ContentItem {
  return stored && stored.id === read.id && stored.version > read.version ? stored : read;
}
