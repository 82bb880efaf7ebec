import { colorsOfRole } from '@brandroom/domain/brand/color-order';
import { colorRole, rolesFor } from '@brandroom/domain/brand/color-role';
import type { Color } from '@brandroom/domain/brand/color.schema';
import { useState } from 'react';

interface Edited {
  readonly color: Color;
  /** The color after it in its group. */
  readonly next: Color | undefined;
}

/** Returns the colors with the edited one in its place, so that its form is never drawn anew. */
function placedWith(colors: readonly Color[], { color, next }: Edited): readonly Color[] {
  if (colors.some(({ id }) => id === color.id)) {
    // Its group would change under the fields if an earlier move is undone.
    const roles = rolesFor(colorRole(color));
    return colors.map((each) => (each.id === color.id ? { ...each, ...roles } : each));
  }
  const at = colors.findIndex(({ id }) => id === next?.id);
  return colors.toSpliced(at === -1 ? colors.length : at, 0, color);
}

/** The color that is being edited. It stays in the list while its form is open, even if it is deleted. */
export function useEditedColor(colors: readonly Color[]) {
  const [edited, setEdited] = useState<Edited | null>(null);
  return {
    editedId: edited?.color.id ?? null,
    placed: edited ? placedWith(colors, edited) : colors,
    edit: (color: Color): void => {
      const group = colorsOfRole(colors, colorRole(color));
      const at = group.findIndex(({ id }) => id === color.id);
      setEdited({ color, next: group[at + 1] });
    },
    close: (): void => setEdited(null),
  };
}
