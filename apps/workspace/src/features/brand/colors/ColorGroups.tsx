import { colorsOfRole, placeAfterShown, placeBeside } from '@brandroom/domain/brand/color-order';
import { colorRole } from '@brandroom/domain/brand/color-role';
import type { Color, ColorRole } from '@brandroom/domain/brand/color.schema';
import { colorRoleLabels, colorRoles } from '@brandroom/domain/brand/color.schema';
import { Grid } from '@brandroom/ui/Grid';
import { MovableGrid } from '@brandroom/ui/MovableGrid';
import { Section } from '@brandroom/ui/Section';
import { Stack } from '@brandroom/ui/Stack';
import type { ReactNode } from 'react';
import { useState } from 'react';

import { LongList } from '../../../shared/page/LongList';
import { colorsMessages } from './colors.messages';

const messages = colorsMessages.screen;
/** Larger groups would be long columns beside short ones. */
const mostInColumn = 6;

interface ColorGroupsProps {
  /** All colors of the brand, among which a moved one gets its place. */
  colors: readonly Color[];
  shown: readonly Color[];
  renderItem: (color: Color) => ReactNode;
  /** The color that is being edited, which keeps its place. */
  editedId: string | null;
  /** Moves a color into a group, before another; missing for people with read-only access. */
  onPlace: ((id: string, role: ColorRole, before: string | null) => void) | undefined;
}

/** The shown colors in their groups: small ones beside each other, large ones below each other. */
export function ColorGroups({ colors, shown, renderItem, editedId, onPlace }: ColorGroupsProps) {
  /** Moves a color past a hidden one of its group, or into the next group at the end. */
  function moveOut(id: string, role: ColorRole, to: 'previous' | 'next') {
    const group = colorsOfRole(colors, role);
    const color = group.find((each) => each.id === id);
    const step = color && placeBeside(group, color.id, to === 'next' ? 1 : -1);
    if (step !== undefined) return onPlace?.(id, role, step);
    const beside = colorRoles[colorRoles.indexOf(role) + (to === 'next' ? 1 : -1)];
    if (!beside) return undefined;
    const [first] = colorsOfRole(colors, beside);
    return onPlace?.(id, beside, to === 'next' ? (first?.id ?? null) : null);
  }

  // A search leaves the groups where they are.
  const fits = colorRoles.every((role) => colorsOfRole(colors, role).length <= mostInColumn);
  const [isBoard, setBoard] = useState(fits);
  // An open form would be drawn anew, and its text lost.
  if (isBoard !== fits && editedId === null) setBoard(fits);
  return (
    <LongList
      items={colorRoles.flatMap((role) => colorsOfRole(shown, role))}
      things={messages.things}
    >
      {(drawn) => {
        const groups = rolesOf(drawn, shown.length, colors.length).map((role) => {
          const items = colorsOfRole(drawn, role);
          return (
            <Section key={role} title={colorRoleLabels[role]} size="lead">
              <MovableGrid
                kind="color"
                items={items}
                renderItem={renderItem}
                heldId={editedId}
                emptyText={messages.emptyGroup}
                onMove={
                  onPlace &&
                  ((id, before) =>
                    onPlace(id, role, before ?? placeAfterShown(colorsOfRole(colors, role), items)))
                }
                onMoveOut={(id, to) => moveOut(id, role, to)}
              />
            </Section>
          );
        });
        return isBoard ? (
          <Grid min="small" isFilled>
            {groups}
          </Grid>
        ) : (
          <Stack gap={24}>{groups}</Stack>
        );
      }}
    </LongList>
  );
}

/** Returns the visible groups: of a search those with a color, else all up to the last drawn color. */
function rolesOf(drawn: readonly Color[], shown: number, all: number): readonly ColorRole[] {
  if (shown < all) return colorRoles.filter((role) => colorsOfRole(drawn, role).length > 0);
  const last = drawn.at(-1);
  if (drawn.length === all || !last) return colorRoles;
  return colorRoles.slice(0, colorRoles.indexOf(colorRole(last)) + 1);
}
