import { colorsOfRole } from '@brandroom/domain/brand/color-order';
import { colorRole } from '@brandroom/domain/brand/color-role';
import type { Color, ColorRole } from '@brandroom/domain/brand/color.schema';
import { colorRoleLabels, colorRoles, newColor } from '@brandroom/domain/brand/color.schema';
import type { BrandId } from '@brandroom/domain/id.schema';
import { EmptyState } from '@brandroom/ui/EmptyState';
import { MovableGrid } from '@brandroom/ui/MovableGrid';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import { ViewBarCount } from '@brandroom/ui/ViewBarCount';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Palette as PaletteIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';

import { useApi } from '../../../shared/api/api';
import { MissingRight } from '../../../shared/brand/MissingRight';
import { usePreload } from '../../../shared/load/lazy-part';
import { AnnouncedCount } from '../../../shared/page/AnnouncedCount';
import { focusActions } from '../../../shared/page/focus-actions';
import { Grown } from '../../../shared/page/Grown';
import { UndoBar } from '../../../shared/page/UndoBar';
import { colorsMessages } from './colors.messages';
import { draftOf } from './color-draft';
import { ColorTile } from './ColorTile';
import { ColorForm, ColorMenu, overlays } from './overlays';
import { useColorChanges } from './use-color-changes';
import { useColorMenu } from './use-color-menu';

const messages = colorsMessages.screen;
const words = colorsMessages.form;

interface PaletteProps {
  brandId: BrandId;
  /** Whether the form for a new color is open. */
  isAdding: boolean;
  onAdded: () => void;
  /** The next step in an empty list; missing for people with read-only access. */
  emptyAction: ReactNode;
}

/** The colors of a brand by group. */
export function Palette({ brandId, isAdding, onAdded, emptyAction }: PaletteProps) {
  const input = { brandId };
  const { data: colors } = useSuspenseQuery(useApi().colors.list.queryOptions({ input }));
  const changes = useColorChanges(brandId);
  const [editedId, setEditedId] = useState<string | null>(null);
  const { menu, mayEdit, openMenu, openFor } = useColorMenu({
    brandId,
    colors,
    changes,
    onEdit: ({ id }) => setEditedId(id),
  });
  usePreload(overlays);

  function closeEditor(color: Color) {
    setEditedId(null);
    focusActions(color);
  }

  function place(id: string, role: ColorRole, before: string | null) {
    const find = (of: string | null) => colors.find((color) => color.id === of);
    const color = find(id);
    if (!color) return;
    void changes.move({ id: color.id, role, before: find(before)?.id ?? null });
    focusActions(color);
  }

  const inOrder = colorRoles.flatMap((role) => colorsOfRole(colors, role));
  const tileOf = (color: Color) =>
    color.id === editedId ? (
      <Suspense>
        <ColorForm
          isInTile
          title={words.editTitle(color.name)}
          initial={draftOf(color)}
          onSave={async (draft) => {
            await changes.update(color, draft);
            closeEditor(color);
          }}
          onCancel={() => closeEditor(color)}
        />
      </Suspense>
    ) : (
      <ColorTile color={color} onOpenMenu={openMenu} isMenuOpen={openFor === color.id} />
    );

  return (
    <>
      <ViewBarCount done={<UndoBar />}>
        <AnnouncedCount>{messages.count(colors.length)}</AnnouncedCount>
      </ViewBarCount>
      <Stack gap={24} data-first-content="">
        {isAdding && (
          <Suspense>
            <ColorForm
              title={words.addTitle}
              initial={newColor}
              onSave={async (draft) => {
                const added = await changes.create.mutateAsync({ brandId, draft });
                onAdded();
                changes.notifyAdded(added);
                focusActions(added);
              }}
              onCancel={onAdded}
            />
          </Suspense>
        )}
        <MissingRight right="colors.create" brandId={brandId} />
        {colors.length === 0 && !isAdding && (
          <EmptyState
            icon={PaletteIcon}
            title={messages.empty}
            description={emptyAction ? messages.emptyHint : messages.emptyViewer}
            action={emptyAction}
          />
        )}
        {colors.length > 0 && (
          <Grown items={inOrder} things={messages.things}>
            {(drawn) =>
              rolesUpTo(drawn.at(-1), drawn.length < colors.length).map((role) => (
                <Section key={role} title={colorRoleLabels[role]} size="lead">
                  <MovableGrid
                    kind="color"
                    items={colorsOfRole(drawn, role)}
                    renderItem={tileOf}
                    emptyText={messages.emptyGroup}
                    onMove={mayEdit ? (id, before) => place(id, role, before) : undefined}
                    onMoveOut={(id, to) => {
                      const beside =
                        colorRoles[colorRoles.indexOf(role) + (to === 'next' ? 1 : -1)];
                      if (!beside) return;
                      const [first] = colorsOfRole(colors, beside);
                      place(id, beside, to === 'next' ? (first?.id ?? null) : null);
                    }}
                  />
                </Section>
              ))
            }
          </Grown>
        )}
        {menu && <ColorMenu {...menu} />}
      </Stack>
    </>
  );
}

/** Returns the visible groups: all, or those up to the last rendered color. */
function rolesUpTo(last: Color | undefined, hasMore: boolean): readonly ColorRole[] {
  if (!hasMore || !last) return colorRoles;
  return colorRoles.slice(0, colorRoles.indexOf(colorRole(last)) + 1);
}
