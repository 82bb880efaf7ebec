import type { Color, ColorRole } from './color.schema';

type Roles = Pick<Color, 'isPrimary' | 'isSecondary' | 'isAccent'>;

/** The group of a color; the first of its roles where it has several. */
export function colorRole(color: Roles): ColorRole {
  if (color.isPrimary) return 'primary';
  if (color.isSecondary) return 'secondary';
  return color.isAccent ? 'accent' : 'other';
}

/** Returns the flags that put a color into one group and no other. */
export function rolesFor(role: ColorRole): Roles {
  return {
    isPrimary: role === 'primary',
    isSecondary: role === 'secondary',
    isAccent: role === 'accent',
  };
}
