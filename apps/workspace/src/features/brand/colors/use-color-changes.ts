import type { ColorMove } from '@brandroom/domain/brand/color-order';
import { colorsOfRole, groupAfterMove } from '@brandroom/domain/brand/color-order';
import type { Color, ColorDraft } from '@brandroom/domain/brand/color.schema';
import { colorRoleLabels } from '@brandroom/domain/brand/color.schema';
import { colorRole } from '@brandroom/domain/brand/color-role';
import type { BrandId } from '@brandroom/domain/id.schema';
import { can } from '@brandroom/domain/rights/can';
import { useMutation } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { useCachedList, withoutRow } from '../../../shared/api/use-cached-list';
import { useWorkspace } from '../../../shared/brand/workspace';
import { shortName } from '../../../shared/page/short-name';
import { notifyFailure, notifyUndoable } from '../../../shared/page/undoable';
import { colorsMessages } from './colors.messages';
import { draftOf } from './color-draft';

const messages = colorsMessages.changes;

/** Returns the move that restores a color's current position. */
function placeOf(colors: readonly Color[], color: Color): ColorMove {
  const role = colorRole(color);
  const group = colorsOfRole(colors, role);
  const next = group[group.findIndex(({ id }) => id === color.id) + 1];
  return { id: color.id, role, before: next?.id ?? null };
}

/**
 * The actions on a color. They are optimistic updates; the change event of each answer then
 * refetches the list.
 */
export function useColorChanges(brandId: BrandId) {
  const api = useApi().colors;
  const { colors } = useClient();
  const { user } = useWorkspace();
  const {
    items: shown,
    put,
    remove,
    changeAtOnce,
  } = useCachedList<Color>(api.list.queryKey({ input: { brandId } }));

  const discard = useMutation({
    mutationKey: api.key(),
    mutationFn: ({ id }: Color) => colors.delete({ id }),
    onMutate: (color) => changeAtOnce((all) => withoutRow(all, color)),
    onSuccess: (_, color) =>
      notifyUndoable({
        title: messages.deleted(shortName(color)),
        undo: () => colors.restore({ id: color.id }),
        item: color,
        undone: messages.restored(shortName(color)),
        notUndone: messages.notRestored(shortName(color)),
      }),
    onError: (error, color, takeBack) => {
      takeBack?.();
      notifyFailure(messages.notDeleted(shortName(color)), error, () => discard.mutate(color));
    },
  });

  const reorder = useMutation({
    mutationKey: api.key(),
    mutationFn: (to: ColorMove) => colors.move(to),
    onMutate: (to) =>
      changeAtOnce((all) => {
        const group = groupAfterMove(all, to);
        const inGroup = new Set(group.map(({ id }) => id));
        return [...all.filter(({ id }) => !inGroup.has(id)), ...group];
      }),
    onError: (_error, _to, takeBack) => takeBack?.(),
  });

  const update = useMutation({
    mutationKey: api.key(),
    mutationFn: ({ color: { id }, draft }: { color: Color; draft: ColorDraft }) =>
      colors.update({ id, draft }),
    onSuccess: (saved, { color }) => {
      put(saved);
      notifyUndoable({
        title: messages.saved(shortName(saved)),
        undo: async () => put(await colors.update({ id: color.id, draft: draftOf(color) })),
        undone: messages.restored(shortName(color)),
        notUndone: messages.notRestored(shortName(color)),
      });
    },
  });

  async function move(to: ColorMove): Promise<void> {
    const before = shown();
    const color = before.find(({ id }) => id === to.id);
    if (!color) return;
    const back = placeOf(before, color);
    const group = groupAfterMove(before, to);
    const place = group.findIndex(({ id }) => id === to.id) + 1;
    try {
      await reorder.mutateAsync(to);
      notifyUndoable({
        title: messages.moved(shortName(color), colorRoleLabels[to.role], place, group.length),
        undo: () => reorder.mutateAsync(back),
        item: color,
        undone: messages.movedBack(shortName(color)),
        notUndone: messages.notMoved(shortName(color)),
        group: 'colors.move',
      });
    } catch (error) {
      notifyFailure(messages.notMoved(shortName(color)), error, () => void move(to));
    }
  }

  return {
    create: useMutation(
      api.create.mutationOptions({
        mutationKey: api.key(),
        onSuccess: (color) => put(color),
      }),
    ),
    /** Reports a new color, with an Undo for people who may delete it. */
    notifyAdded: (color: Color): void => {
      const { id } = color;
      const undo = async () => {
        await colors.delete({ id });
        remove(color);
      };
      notifyUndoable({
        title: messages.added(shortName(color)),
        undo: can(user, 'colors.delete', brandId) ? undo : null,
        undone: messages.deleted(shortName(color)),
        notUndone: messages.notDeleted(shortName(color)),
      });
    },
    /** Changes a color; resolves with the stored color. */
    update: async (color: Color, draft: ColorDraft): Promise<Color> => {
      if (JSON.stringify(draft) === JSON.stringify(draftOf(color))) return color;
      return update.mutateAsync({ color, draft });
    },
    move,
    /** Moves the color to the trash and offers to restore it. */
    discard,
  };
}

export type ColorChanges = ReturnType<typeof useColorChanges>;
