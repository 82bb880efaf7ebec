import type { Color, ColorRole } from '@brandroom/domain/brand/color.schema';
import { newColor } from '@brandroom/domain/brand/color.schema';
import { anyIncludes } from '@brandroom/domain/format/fold';
import type { BrandId } from '@brandroom/domain/id.schema';
import { Button } from '@brandroom/ui/Button';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { usePreload } from '@brandroom/ui/lazy-part';
import { Stack } from '@brandroom/ui/Stack';
import { ViewBarCount } from '@brandroom/ui/ViewBarCount';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Palette as PaletteIcon } from 'lucide';
import type { ReactNode } from 'react';
import { Suspense, useRef } from 'react';

import { useApi } from '../../../shared/api/api';
import { MissingRight } from '../../../shared/brand/MissingRight';
import { RowMenu } from '../../../shared/overlay/RowMenu';
import { AnnouncedCount } from '../../../shared/page/AnnouncedCount';
import { focusActions } from '../../../shared/page/focus-actions';
import { UndoBar } from '../../../shared/page/UndoBar';
import { colorsMessages } from './colors.messages';
import type { LeaveForm } from './ColorForm';
import { ColorGroups } from './ColorGroups';
import { ColorTile } from './ColorTile';
import { EditedColor } from './EditedColor';
import { ColorForm, preloaded } from './colors-parts';
import { useColorChanges } from './use-color-changes';
import { useColorMenu } from './use-color-menu';
import { useEditedColor } from './use-edited-color';

const messages = colorsMessages.screen;
const words = colorsMessages.form;

interface PaletteProps {
  brandId: BrandId;
  /** Only colors with this text are shown; all if it is empty. */
  q: string;
  onClearSearch: () => void;
  /** Whether the form for a new color is open. */
  isAdding: boolean;
  /** Closes the form: with the color that was added, or without. */
  onAdded: (added?: Color) => void;
  /** Clears the search, so that a color which it leaves out is shown. */
  onShowAll: () => void;
  /** Called when the person keeps a form instead of leaving it. */
  onKeep: () => void;
  /** The next step in an empty list; missing for people with read-only access. */
  emptyAction: ReactNode;
}

/** The colors of a brand by group. */
export function Palette({
  brandId,
  q,
  onClearSearch,
  isAdding,
  onAdded,
  onShowAll,
  onKeep,
  emptyAction,
}: PaletteProps) {
  const input = { brandId };
  const { data: colors } = useSuspenseQuery(useApi().colors.list.queryOptions({ input }));
  const changes = useColorChanges(brandId);
  const { placed, editedId, edit, close } = useEditedColor(colors);
  const leaveEditor = useRef<LeaveForm>(null);
  const shown = placed.filter(
    ({ id, name, hex, pms, ral }) => id === editedId || anyIncludes([name, hex, pms, ral], q),
  );
  const storedOf = (id: string | null) => colors.find((color) => color.id === id);
  const found = shown.filter(({ id }) => id !== editedId || storedOf(id));
  const { menu, mayEdit, openMenu } = useColorMenu({
    brandId,
    colors,
    shown: found,
    changes,
    onEdit: (color) => {
      if (leaveEditor.current) leaveEditor.current(() => edit(color));
      else edit(color);
    },
  });
  usePreload(preloaded);

  function closeEditor(color: Color) {
    close();
    focusActions(color);
  }

  function place(id: string, role: ColorRole, before: string | null) {
    const color = storedOf(id);
    if (!color) return;
    void changes.move({ id: color.id, role, before: storedOf(before)?.id ?? null });
    focusActions(color);
  }

  const tileOf = (color: Color) =>
    color.id === editedId ? (
      <Suspense>
        <EditedColor
          brandId={brandId}
          color={color}
          stored={storedOf(color.id)}
          changes={changes}
          leaveRef={leaveEditor}
          onClose={() => closeEditor(color)}
          onAdded={(added) => {
            onShowAll();
            closeEditor(added);
          }}
          onKeep={onKeep}
        />
      </Suspense>
    ) : (
      <ColorTile color={color} onOpenMenu={openMenu} />
    );

  return (
    <>
      <ViewBarCount done={<UndoBar />}>
        <AnnouncedCount>{messages.count(found.length, colors.length)}</AnnouncedCount>
      </ViewBarCount>
      {/* Close together, so that three rows of colors stay in sight. */}
      <Stack gap={4} data-first-content="">
        <MissingRight right="colors.create" brandId={brandId} />
        <Stack gap={24}>
          {isAdding && (
            <Suspense>
              <ColorForm
                title={words.addTitle}
                initial={newColor}
                onSave={async (draft) => {
                  const added = await changes.create.mutateAsync({ brandId, draft });
                  onAdded(added);
                  changes.notifyAdded(added);
                  focusActions(added);
                }}
                onCancel={() => onAdded()}
                onKeep={onKeep}
              />
            </Suspense>
          )}
          {placed.length === 0 && !isAdding && (
            <EmptyState
              icon={PaletteIcon}
              title={messages.empty}
              description={emptyAction ? messages.emptyHint : messages.emptyViewer}
              action={emptyAction}
            />
          )}
          {shown.length === 0 && colors.length > 0 && (
            <EmptyState
              icon={PaletteIcon}
              title={messages.noneFound}
              description={messages.noneFoundHelp}
              action={<Button onPress={onClearSearch}>{messages.clearSearch}</Button>}
            />
          )}
          {shown.length > 0 && (
            <ColorGroups
              colors={placed}
              shown={shown}
              renderItem={tileOf}
              editedId={editedId}
              onPlace={mayEdit ? place : undefined}
            />
          )}
          <RowMenu {...menu} />
        </Stack>
      </Stack>
    </>
  );
}
