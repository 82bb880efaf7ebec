import type { Color, ColorRole } from './color.schema';

type Roles = Pick<Color, 'isPrimary' | 'isSecondary' | 'isAccent'>;

/** The group that a colour stands in; the first of its roles where it has several. */
export function colorRole(color: Roles): ColorRole {
  if (color.isPrimary) return 'primary';
  if (color.isSecondary) return 'secondary';
  return color.isAccent ? 'accent' : 'other';
}

/** The flags that put a colour into a group, and into no other (spec section 2.8, dragging). */
export function rolesFor(role: ColorRole): Roles {
  return {
    isPrimary: role === 'primary',
    isSecondary: role === 'secondary',
    isAccent: role === 'accent',
  };
}
