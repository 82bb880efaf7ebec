import type { Color } from '@brandroom/domain/brand/color.schema';
import { maxImportedColors } from '@brandroom/domain/contract/colors.contract';
import { tooManyFiles } from '@brandroom/domain/file/drop-zone';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { ComparedColor } from '@brandroom/domain/palette/compare-palette';
import { comparePalette } from '@brandroom/domain/palette/compare-palette';
import { PaletteFileError } from '@brandroom/domain/palette/palette';
import type { Skipped } from '@brandroom/domain/palette/read-palette';
import { readPalette, skippedIn } from '@brandroom/domain/palette/read-palette';
import { can } from '@brandroom/domain/rights/can';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi, useClient } from '../../../shared/api/api';
import { failureMessage } from '../../../shared/api/show-failure';
import { useWorkspace } from '../../../shared/brand/workspace';
import { notifyUndoable } from '../../../shared/page/undoable';
import { draftOf } from './color-draft';
import { colorsMessages } from './colors.messages';

const messages = colorsMessages.import;
const maxBytes = 1_048_576;
const nothing = new Uint8Array();

interface Preview {
  readonly compared: readonly ComparedColor[];
  /** The colors that are left out because they can’t be read. */
  readonly skipped: Skipped | null;
}

/** An import of colors: reads a palette, previews its effect and sends it, with an Undo. */
export function useColorImport(brandId: BrandId, onDone: () => void) {
  const { user } = useWorkspace();
  const api = useApi().colors;
  const { colors } = useClient();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const mayEdit = can(user, 'colors.edit', brandId);
  const mayDelete = can(user, 'colors.delete', brandId);
  const sending = useMutation(
    api.import.mutationOptions({
      mutationKey: api.key(),
      onSuccess: (stored) => {
        onDone();
        notifyImported(stored);
      },
    }),
  );

  function notifyImported(stored: readonly Color[]): void {
    const known = new Map(
      preview?.compared.flatMap(({ before }) => (before ? [[before.id, before]] : [])),
    );
    const deleted = stored.flatMap(({ id }) => (known.has(id) ? [] : [id]));
    const changed = stored.flatMap(({ id }) => {
      const before = known.get(id);
      return before ? [{ id, draft: draftOf(before) }] : [];
    });
    const undo = () => colors.import({ brandId, added: [], changed, deleted });
    notifyUndoable({
      title: messages.done(stored.length),
      undo: deleted.length > 0 && !mayDelete ? null : undo,
      undone: messages.undone,
      notUndone: messages.notUndone,
    });
  }

  /** Shows a preview, or why there is none; a failure to send was about an earlier one. */
  function show(next: Preview | null, reason: string | null): void {
    sending.reset();
    setPreview(next);
    setProblem(reason);
  }

  /** Shows the effect of a file, or of pasted text (`name` is null). */
  async function compare(
    file: { bytes: Uint8Array; text: string },
    name: string | null,
  ): Promise<void> {
    try {
      const input = { brandId };
      const present = await queryClient.ensureQueryData(api.list.queryOptions({ input }));
      const compared = comparePalette(present, readPalette(file));
      const isTooMuch = compared.length > maxImportedColors;
      if (isTooMuch) show(null, messages.tooMany(maxImportedColors));
      else if (compared.length === 0) show(null, messages.none);
      else show({ compared, skipped: skippedIn(file) }, null);
    } catch (error) {
      const damaged = name === null ? messages.damagedText : messages.damaged(name);
      show(null, error instanceof PaletteFileError ? damaged : failureMessage(error));
    }
  }

  const isToDo = ({ state }: ComparedColor) =>
    state === 'added' || (state === 'changed' && mayEdit);

  return {
    /** The reason why there is no preview. */
    problem,
    preview,
    /** The number of colors that the import adds or changes. */
    toDo: preview?.compared.filter(isToDo).length ?? 0,
    isSending: sending.isPending,
    failure: sending.isError ? failureMessage(sending.error) : null,
    /** Reads one file, refuses several; reads none while an import is being sent. */
    takeFiles: async ([file, ...others]: readonly File[]): Promise<void> => {
      if (!file || sending.isPending) return;
      if (others.length > 0) return show(null, tooManyFiles);
      if (file.size > maxBytes) return show(null, messages.tooBig(file.name));
      setProblem(null);
      const bytes = new Uint8Array(await file.arrayBuffer());
      await compare({ bytes, text: await file.text() }, file.name);
    },
    takeText: (text: string): void => {
      setProblem(null);
      void compare({ bytes: nothing, text }, null);
    },
    /** Leaves the preview, to choose another file or text. */
    goBack: (): void => show(null, null),
    send: (): void => {
      const all = preview?.compared ?? [];
      const added = all.filter(({ state }) => state === 'added').map(({ draft }) => draft);
      const changed = all.flatMap(({ state, before, draft }) =>
        state === 'changed' && before && mayEdit ? [{ id: before.id, draft }] : [],
      );
      sending.mutate({ brandId, added, changed });
    },
  };
}
