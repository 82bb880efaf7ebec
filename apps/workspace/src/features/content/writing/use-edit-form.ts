import type { ContentItem } from '@brandroom/domain/content/content.schema';
import { showToast } from '@brandroom/ui/toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import * as v from 'valibot';

import { useApi, useClient } from '../../../shared/api/api';
import { operationError } from '../../../shared/api/operation-error';
import { useWorkspace } from '../../../shared/brand/workspace';
import { useForm } from '../../../shared/form/use-form';
import { useAutosave } from '../../../shared/form/use-autosave';
import { shortText } from '../../../shared/page/short-name';
import { calendarSearch } from '../item/calendar-position';
import { commandKey } from '../item/command-key';
import type { ConflictFacts } from '../item/conflict';
import { conflictFacts, conflictWith } from '../item/conflict';
import type { ContentValues } from '../item/content-values';
import { emptyValues, valuesOf } from '../item/content-values';
import { contentValuesSchema } from '../item/content-values.schema';
import { writingMessages } from './writing.messages';

interface Base {
  /** The version that filled the form. */
  version: number;
  values: ContentValues;
}

function isValues(value: unknown): value is ContentValues {
  return v.is(
    v.looseObject({ title: v.string(), body: v.string(), images: v.array(v.unknown()) }),
    value,
  );
}

function isBase(value: unknown): value is Base {
  return v.is(v.object({ version: v.number(), values: v.custom(isValues) }), value);
}

/**
 * The form of a stored item. It follows the item until the person types. After that, a change by
 * another person is announced and overwrites nothing
 * (docs/product/content-workflow.md#versions-and-conflicts).
 */
export function useEditForm(item: ContentItem) {
  const { user } = useWorkspace();
  const { content } = useClient();
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const history = useQuery(api.content.history.queryOptions({ input: { id: item.id } }));
  const [base, setBase] = useState<Base>({ version: item.version, values: valuesOf(item) });
  const [refused, setRefused] = useState<ConflictFacts | null>(null);

  /** The next step after a save, instead of leaving the page. */
  const afterSave = useRef<((saved: ContentItem) => void) | null>(null);
  const form = useForm({
    schema: contentValuesSchema(item.type),
    initial: base.values,
    // The conflict notice shows this failure, with the next steps.
    failure: (error) => (conflictFacts(error) ? '' : undefined),
    onSubmit: async (written) => {
      const { id } = item;
      let saved: ContentItem;
      try {
        const idempotencyKey = await commandKey(`${id}/${base.version}`, written);
        const options = { context: { idempotencyKey } };
        saved = await content.update({ id, version: base.version, ...written }, options);
      } catch (error) {
        setRefused(conflictFacts(operationError(error)));
        throw error;
      }
      await autosave.forget();
      if (afterSave.current) {
        form.reset(startFrom(saved));
        afterSave.current(saved);
        return;
      }
      showToast({ title: writingMessages.item.saved(shortText(written.draft.title)) });
      await navigate({
        to: '/content/calendar',
        search: calendarSearch(item.brandId),
        ignoreBlocker: true,
      });
    },
  });
  const autosave = useAutosave(form, {
    key: `${user.id}/${item.brandId}/edit/${item.id}`,
    // Text stored by an older version has no keyword.
    readValues: async (value) => (isValues(value) ? { ...emptyValues, ...value } : null),
    // Restored text is based on the version of its time, not on the current one.
    base,
    onRestoreBase: (restored) => {
      if (isBase(restored)) setBase(restored);
    },
  });

  function startFrom(next: ContentItem) {
    const values = valuesOf(next);
    setBase({ version: next.version, values });
    setRefused(null);
    return values;
  }

  const isBehind = item.version > base.version;
  if (isBehind && !form.isDirty && !form.isSubmitting) form.reset(startFrom(item));

  const by = history.data?.find(({ version }) => version === item.version)?.byName ?? null;
  // The incoming version may be the form's own, stored although its answer was lost.
  const isOther = isBehind && conflictWith(form.values, item, by).changes.length > 0;
  const isShown = isOther && form.isDirty && !form.isSubmitting;
  // The other person's name is known a moment later, and the notice is announced only once.
  const facts =
    isShown && (by !== null || !history.isFetching) ? conflictWith(base.values, item, by) : null;
  return {
    form,
    autosave,
    /** Saves the item and calls `then` with it; without `then` it leaves the page. */
    save: (isIncomplete: boolean, then: ((saved: ContentItem) => void) | null = null) => {
      afterSave.current = then;
      form.submit(isIncomplete);
    },
    conflict: {
      facts: refused ?? facts,
      isRefusal: refused !== null,
      onLoadTheirs: async () => {
        const theirs = await queryClient.fetchQuery({
          ...api.content.get.queryOptions({ input: { id: item.id } }),
          staleTime: 0,
        });
        form.reset(startFrom(theirs));
        await autosave.forget();
      },
      // The form keeps its text; a reset now restores the other person's version.
      onKeepMine: ({ current }: ConflictFacts) => {
        startFrom(current);
      },
    },
  };
}
