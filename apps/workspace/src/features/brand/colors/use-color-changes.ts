import type { ColorMove } from '@brandroom/domain/brand/color-order';
import { colorsOfRole, groupAfterMove } from '@brandroom/domain/brand/color-order';
import type { Color } from '@brandroom/domain/brand/color.schema';
import { colorRoleLabels } from '@brandroom/domain/brand/color.schema';
import { colorRole } from '@brandroom/domain/brand/color-role';
import type { BrandId } from '@brandroom/domain/id.schema';
import { announce } from '@brandroom/ui/announce';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi, useClient } from '../../../shared/api/api';
import { failureMessages, operationError } from '../../../shared/api/operation-error';
import { notify } from '../../../shared/page/undo-bar';
import { colorsMessages } from './colors.messages';

const messages = colorsMessages.changes;

/** Where a color stands: what a move needs to take it back there. */
function placeOf(colors: readonly Color[], color: Color): ColorMove {
  const role = colorRole(color);
  const group = colorsOfRole(colors, role);
  const next = group[group.findIndex(({ id }) => id === color.id) + 1];
  return { id: color.id, role, before: next?.id ?? null };
}

/**
 * The actions on a color. The list follows at once; the change event that comes with each answer
 * then has it asked for again.
 */
export function useColorChanges(brandId: BrandId) {
  const api = useApi().colors;
  const { colors } = useClient();
  const queryClient = useQueryClient();
  const queryKey = api.list.queryKey({ input: { brandId } });
  const shown = (): Color[] => queryClient.getQueryData<Color[]>(queryKey) ?? [];
  const show = (change: (all: Color[]) => Color[]) =>
    queryClient.setQueryData(queryKey, (all: Color[] | undefined) => all && change(all));

  /** The words stay until they are closed: the list may be gone from the screen by then. */
  function tellFailure(title: string, error: unknown, again: () => void) {
    const { code } = operationError(error);
    const isFinal = code === 'notFound' || code === 'forbidden';
    const action = { label: messages.tryAgain, onAction: again };
    const words = { title, description: failureMessages[code].title };
    notify(isFinal ? words : { ...words, action }, { timeout: null });
  }

  async function restore(color: Color): Promise<void> {
    try {
      await colors.restore({ id: color.id });
      notify({ title: messages.restored(color.name) });
    } catch (error) {
      tellFailure(messages.notRestored(color.name), error, () => void restore(color));
    }
  }

  async function discard(color: Color): Promise<void> {
    const before = shown();
    show((all) => all.filter(({ id }) => id !== color.id));
    try {
      await colors.delete({ id: color.id });
      const action = { label: messages.undo, onAction: () => void restore(color) };
      notify({ title: messages.deleted(color.name), action });
    } catch (error) {
      show(() => before);
      tellFailure(messages.notDeleted(color.name), error, () => void discard(color));
    }
  }

  async function move(to: ColorMove, { canUndo = true } = {}): Promise<void> {
    const before = shown();
    const color = before.find(({ id }) => id === to.id);
    if (!color) return;
    const back = placeOf(before, color);
    const group = groupAfterMove(before, to);
    const inGroup = new Set(group.map(({ id }) => id));
    show((all) => [...all.filter(({ id }) => !inGroup.has(id)), ...group]);
    const place = group.findIndex(({ id }) => id === to.id) + 1;
    const title = messages.moved(color.name, colorRoleLabels[to.role], place, group.length);
    announce(title);
    try {
      await colors.move(to);
      const onAction = () => void move(back, { canUndo: false });
      // A move within the group is undone by another one.
      if (canUndo && back.role !== to.role) {
        notify({ title, action: { label: messages.undo, onAction } });
      }
    } catch (error) {
      show(() => before);
      tellFailure(messages.notMoved(color.name), error, () => void move(to, { canUndo }));
    }
  }

  return {
    create: useMutation(
      api.create.mutationOptions({
        onSuccess: (color) =>
          show((all) => (all.some(({ id }) => id === color.id) ? all : [...all, color])),
      }),
    ),
    update: useMutation(
      api.update.mutationOptions({
        onSuccess: (color) =>
          show((all) => all.map((each) => (each.id === color.id ? color : each))),
      }),
    ),
    move,
    /** Moves the color to the trash and offers to bring it back. */
    discard,
  };
}

export type ColorChanges = ReturnType<typeof useColorChanges>;
