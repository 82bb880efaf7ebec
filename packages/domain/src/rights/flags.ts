export const rightFlags = [
  'view',
  'create',
  'edit',
  'delete',
  'approve',
  'publish',
  'download',
] as const;
export type RightFlag = (typeof rightFlags)[number];

const record = ['view', 'create', 'edit', 'delete'] as const;
const downloadable = [...record, 'download'] as const;
const content = [...record, 'approve', 'publish'] as const;
const marketing = [...record, 'approve'] as const;

/** The permission matrix: group → area → flags (docs/product/permissions.md#permission-matrix). */
export const permissionAreas = {
  assets: {
    logos: downloadable,
    colors: downloadable,
    typography: record,
    voice: record,
    messaging: record,
  },
  content: { social: content, email: content, blog: content },
  marketing: { campaigns: marketing, advertising: marketing, analytics: marketing },
  team: { team: record },
  files: { files: downloadable },
  settings: { settings: record },
} as const satisfies Record<string, Record<string, readonly RightFlag[]>>;

type Groups = typeof permissionAreas;
type AreasOf<G> = G extends keyof Groups ? keyof Groups[G] & string : never;

export type PermissionGroup = keyof Groups;
export type PermissionArea = AreasOf<PermissionGroup>;

type FlagRightsOf<G extends PermissionGroup> = {
  [A in keyof Groups[G] & string]: `${A}.${Extract<Groups[G][A], readonly string[]>[number]}`;
}[keyof Groups[G] & string];

/** A right that one flag of the matrix grants, e.g. `social.approve` or `files.download`. */
export type FlagRight = { [G in PermissionGroup]: FlagRightsOf<G> }[PermissionGroup];

/** The rights that are no flags (docs/product/permissions.md#checks). */
export const checkRights = ['editAssets', 'manageBrand', 'switchBrand', 'createBrand'] as const;
export type CheckRight = (typeof checkRights)[number];

export type Right = FlagRight | CheckRight;

/** Every flag of the matrix with its place in it. */
export const flagRights: readonly {
  right: FlagRight;
  group: PermissionGroup;
  area: PermissionArea;
  flag: RightFlag;
}[] = Object.entries(permissionAreas).flatMap(([group, areas]) =>
  Object.entries(areas as Record<string, readonly RightFlag[]>).flatMap(([area, flags]) =>
    flags.map((flag) => ({
      right: `${area}.${flag}` as FlagRight,
      group: group as PermissionGroup,
      area: area as PermissionArea,
      flag,
    })),
  ),
);

export const rights: readonly Right[] = [...flagRights.map((entry) => entry.right), ...checkRights];

/** The right to set the budgets of campaigns (docs/product/permissions.md#operations). */
export const budgetRight = 'campaigns.approve' satisfies FlagRight;
