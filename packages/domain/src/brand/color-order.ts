import type { Id } from '../id.schema';
import { colorRole, rolesFor } from './color-role';
import type { Color, ColorDraft, ColorRole } from './color.schema';

/** A move of a color: into a group, before another color of it or at its end (null). */
export interface ColorMove {
  id: Id<'Color'>;
  role: ColorRole;
  before: Id<'Color'> | null;
}

/** The colors of a group, in their order. */
export function colorsOfRole<C extends ColorDraft>(colors: readonly C[], role: ColorRole): C[] {
  return colors.filter((color) => colorRole(color) === role);
}

/**
 * Returns the group that a color was moved to, in its new order and with the color in it. A color
 * named by `before` that is not in the group counts as its end.
 */
export function groupAfterMove<C extends Color>(
  colors: readonly C[],
  { id, role, before }: ColorMove,
): C[] {
  const moved = colors.find((color) => color.id === id);
  const others = colorsOfRole(colors, role).filter((color) => color.id !== id);
  if (!moved) return others;
  const at = others.findIndex((color) => color.id === before);
  const entry = { ...moved, ...rolesFor(role) };
  return at === -1 ? [...others, entry] : others.toSpliced(at, 0, entry);
}

/** Returns the id of the color after the last shown one of a group: null at its end. */
export function placeAfterShown(
  group: readonly Color[],
  shown: readonly Color[],
): Id<'Color'> | null {
  const last = shown.at(-1);
  return last ? (group[group.findIndex(({ id }) => id === last.id) + 1]?.id ?? null) : null;
}

/**
 * Returns the id that a color has to be put before to come one place earlier (-1) or later (1) in
 * its group: null for its end, undefined where it cannot go that way.
 */
export function placeBeside(
  group: readonly Color[],
  id: Id<'Color'>,
  step: -1 | 1,
): Id<'Color'> | null | undefined {
  const at = group.findIndex((color) => color.id === id);
  if (at === -1) return undefined;
  if (step === -1) return group[at - 1]?.id;
  return at === group.length - 1 ? undefined : (group[at + 2]?.id ?? null);
}
