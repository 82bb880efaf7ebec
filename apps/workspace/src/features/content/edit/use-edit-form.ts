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
import { calendarSearch } from '../item/calendar-position';
import { commandKey } from '../item/command-key';
import type { ConflictFacts } from '../item/conflict';
import { conflictFacts, conflictWith } from '../item/conflict';
import type { ContentValues } from '../item/content-values';
import { emptyValues, fieldPath, valuesOf } from '../item/content-values';
import { contentValuesSchema } from '../item/content-values.schema';
import { editMessages as messages } from './edit.messages';

interface Base {
  /** The version that the form was filled from. */
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
 * The form of a stored item. It follows the item until something is typed. From then on, a
 * change by another person is announced and nobody's text is overwritten
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

  /** The next step after a save, in place of leaving the page. */
  const afterSave = useRef<((saved: ContentItem) => void) | null>(null);
  const form = useForm({
    schema: contentValuesSchema(item.type),
    initial: base.values,
    pathOf: fieldPath,
    // The conflict notice shows it, with the next steps.
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
      showToast({ title: messages.saved(written.draft.title) });
      await navigate({
        to: '/content/calendar',
        search: calendarSearch(item.brandId),
        ignoreBlocker: true,
      });
    },
  });
  const autosave = useAutosave(form, {
    key: `${user.id}/${item.brandId}/edit/${item.id}`,
    // Text that was kept by an older version has no keyword.
    readValues: async (value) => (isValues(value) ? { ...emptyValues, ...value } : null),
    // Text that comes back was written on the version of that time, not on today's.
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
  const isTold = isOther && form.isDirty && !form.isSubmitting;
  // A moment later it is known who it was; the notice is read out once.
  const facts =
    isTold && (by !== null || !history.isFetching) ? conflictWith(base.values, item, by) : null;
  return {
    form,
    autosave,
    /** Saves the item. Then `then` is called with it; without `then` the page is left. */
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
      // The form's text stays; from now on a reset returns to the other person's version.
      onKeepMine: ({ current }: ConflictFacts) => {
        startFrom(current);
      },
    },
  };
}
