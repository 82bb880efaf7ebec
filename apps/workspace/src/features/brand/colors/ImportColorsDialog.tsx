import type { Color } from '@brandroom/domain/brand/color.schema';
import { maxImportedColors } from '@brandroom/domain/contract/colors.contract';
import type { BrandId } from '@brandroom/domain/id.schema';
import type { ComparedColor } from '@brandroom/domain/palette/compare-palette';
import { comparePalette } from '@brandroom/domain/palette/compare-palette';
import { PaletteFileError } from '@brandroom/domain/palette/palette';
import type { Skipped } from '@brandroom/domain/palette/read-palette';
import { readableEndings, readPalette, skippedIn } from '@brandroom/domain/palette/read-palette';
import { can } from '@brandroom/domain/rights/can';
import { denialReason } from '@brandroom/domain/rights/labels';
import { Button } from '@brandroom/ui/Button';
import { Dialog } from '@brandroom/ui/Dialog';
import { FileDrop } from '@brandroom/ui/FileDrop';
import { InlineAlert } from '@brandroom/ui/InlineAlert';
import { Stack } from '@brandroom/ui/Stack';
import { TextArea } from '@brandroom/ui/TextArea';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useApi, useClient } from '../../../shared/api/api';
import { failureMessage } from '../../../shared/api/show-failure';
import { useWorkspace } from '../../../shared/brand/workspace';
import { notifyUndoable } from '../../../shared/page/undoable';
import { draftOf } from './color-draft';
import { colorsMessages } from './colors.messages';
import { ImportPreview } from './ImportPreview';

const messages = colorsMessages.import;
const maxBytes = 1_048_576;
const nothing = new Uint8Array();

interface ImportColorsDialogProps {
  brandId: BrandId;
  onClose: () => void;
}

/** Imports colors from a palette file or pasted values, after a preview of new and changed ones. */
export function ImportColorsDialog({ brandId, onClose }: ImportColorsDialogProps) {
  const { user } = useWorkspace();
  const api = useApi().colors;
  const { colors } = useClient();
  const queryClient = useQueryClient();
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [compared, setCompared] = useState<readonly ComparedColor[] | null>(null);
  const [skipped, setSkipped] = useState<Skipped | null>(null);
  const notEditable = denialReason(user, 'colors.edit', brandId);
  const mayEdit = notEditable === null;
  const mayDelete = can(user, 'colors.delete', brandId);
  const sending = useMutation(
    api.import.mutationOptions({
      onSuccess: (stored) => {
        onClose();
        notifyImported(stored);
      },
    }),
  );

  function notifyImported(stored: readonly Color[]): void {
    const known = new Map(compared?.flatMap(({ before }) => (before ? [[before.id, before]] : [])));
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

  /** Shows the effect of a file, or of pasted text (`name` is null). */
  async function compare(
    file: { bytes: Uint8Array; text: string },
    name: string | null,
  ): Promise<void> {
    try {
      const input = { brandId };
      const present = await queryClient.ensureQueryData(api.list.queryOptions({ input }));
      const found = comparePalette(present, readPalette(file));
      const isTooMuch = found.length > maxImportedColors;
      if (isTooMuch) setProblem(messages.tooMany(maxImportedColors));
      else if (found.length === 0) setProblem(messages.none);
      else {
        setSkipped(skippedIn(file));
        setCompared(found);
      }
    } catch (error) {
      const damaged = name === null ? messages.damagedText : messages.damaged(name);
      setProblem(error instanceof PaletteFileError ? damaged : failureMessage(error));
    }
  }

  async function take([file]: readonly File[]): Promise<void> {
    if (!file) return;
    setProblem(null);
    if (file.size > maxBytes) return setProblem(messages.tooBig(file.name));
    const bytes = new Uint8Array(await file.arrayBuffer());
    await compare({ bytes, text: await file.text() }, file.name);
  }

  function send(): void {
    const all = compared ?? [];
    const added = all.filter(({ state }) => state === 'added').map(({ draft }) => draft);
    const changed = all.flatMap(({ state, before, draft }) =>
      state === 'changed' && before && mayEdit ? [{ id: before.id, draft }] : [],
    );
    sending.mutate({ brandId, added, changed });
  }

  const isToDo = ({ state }: ComparedColor) =>
    state === 'added' || (state === 'changed' && mayEdit);
  const toDo = compared?.filter(isToDo).length ?? 0;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={messages.title}
      size={compared ? 'wide' : 'medium'}
      actions={
        compared ? (
          <>
            <Button autoFocus={toDo === 0} onPress={() => setCompared(null)}>
              {messages.back}
            </Button>
            {toDo > 0 && (
              <Button
                key="import"
                // The element with focus is gone: the next step gets focus.
                autoFocus
                variant="primary"
                onPress={send}
                isPending={sending.isPending}
                pendingLabel={messages.importing}
              >
                {messages.toDo(toDo)}
              </Button>
            )}
          </>
        ) : (
          <>
            <Button onPress={onClose}>{messages.cancel}</Button>
            <Button
              variant="primary"
              onPress={() => {
                setProblem(null);
                void compare({ bytes: nothing, text: pasted }, null);
              }}
            >
              {messages.preview}
            </Button>
          </>
        )
      }
    >
      {compared ? (
        <ImportPreview
          compared={compared}
          toDo={toDo}
          skipped={skipped}
          notEditable={notEditable}
          failure={sending.isError ? failureMessage(sending.error) : null}
        />
      ) : (
        <Stack gap={16}>
          {problem !== null && <InlineAlert tone="danger" title={problem} isLive />}
          <FileDrop
            buttonLabel={messages.choose}
            description={messages.rules(readableEndings)}
            acceptedFileTypes={readableEndings}
            onSelect={(files) => void take(files)}
          >
            {messages.drop}
          </FileDrop>
          <TextArea
            label={messages.paste}
            description={messages.pasteHelp}
            value={pasted}
            onChange={setPasted}
            rows={5}
          />
        </Stack>
      )}
    </Dialog>
  );
}
