/** A column: a permission. */
export interface PermissionFlag<Flag extends string> {
  readonly id: Flag;
  /** «Delete» */
  readonly label: string;
  /** Its part of a checkbox's name, the label in lower case by default: «Slack». */
  readonly name?: string;
}

/** A row: where it may be done. */
export interface PermissionArea<Flag extends string, Right extends string> {
  readonly id: string;
  /** «Logos» */
  readonly label: string;
  /** The right of each flag in this row; a missing flag does not apply. */
  readonly rights: Readonly<Partial<Record<Flag, Right>>>;
}

/** One checkbox of the grid: the rights that it toggles, and its name. */
export interface PermissionCell<Right extends string> {
  /** One right, or all of a row, of a column or of the table; none where nothing applies. */
  readonly rights: readonly Right[];
  /** «Logos: delete», «Logos: all», «All areas: delete» */
  readonly name: string;
}

/** A row of the grid with its checkboxes; the first sets the whole row. */
export interface PermissionRow<Right extends string> {
  readonly id: string;
  readonly label: string;
  readonly cells: readonly PermissionCell<Right>[];
}

/** The grid, in which the first row and the first column turn all that is in the others. */
export function permissionRows<Flag extends string, Right extends string>(
  areas: readonly PermissionArea<Flag, Right>[],
  flags: readonly PermissionFlag<Flag>[],
  allLabel: string,
): readonly PermissionRow<Right>[] {
  const rowOf = (id: string, label: string, from: readonly PermissionArea<Flag, Right>[]) => {
    const rightsOf = (flag: Flag) =>
      from.flatMap(({ rights }): readonly Right[] => {
        const right = rights[flag];
        return right === undefined ? [] : [right];
      });
    const single = flags.map((flag) => ({
      rights: rightsOf(flag.id),
      name: `${label}: ${flag.name ?? flag.label.toLowerCase()}`,
    }));
    const whole = { rights: single.flatMap(({ rights }) => rights), name: `${label}: all` };
    return { id, label, cells: [whole, ...single] };
  };
  return [
    rowOf('all areas', allLabel, areas),
    ...areas.map((area) => rowOf(area.id, area.label, [area])),
  ];
}

/** A place in the grid, both from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** The wanted place if it has a box, else the first place with one: rows and columns may have gone since it was left. */
export function placeIn(rows: readonly PermissionRow<string>[], wanted: Place): Place {
  const isBox = ({ row, column }: Place) => (rows[row]?.cells[column]?.rights.length ?? 0) > 0;
  const places = rows.flatMap(({ cells }, row) => cells.map((_, column) => ({ row, column })));
  return [wanted, ...places].find(isBox) ?? wanted;
}

/**
 * Returns the target of a key; cells that do not apply are skipped.
 * @param key as in `KeyboardEvent.key`, for a page that is written from left to right
 * @returns null when the key leads nowhere
 */
export function placeAfter(
  rows: readonly PermissionRow<string>[],
  from: Place,
  key: string,
  isWithCtrl: boolean,
): Place | null {
  const width = rows[0]?.cells.length ?? 0;
  const row = (column: number, of = from.row) => ({ row: of, column });
  const along = (places: readonly Place[]) =>
    places.find((place) => (rows[place.row]?.cells[place.column]?.rights.length ?? 0) > 0) ?? null;
  const columns = Array.from({ length: width }, (_, at) => at);
  const lines = rows.map((_, at) => at);
  switch (key) {
    case 'ArrowRight':
      return along(columns.slice(from.column + 1).map((at) => row(at)));
    case 'ArrowLeft':
      return along(
        columns
          .slice(0, from.column)
          .toReversed()
          .map((at) => row(at)),
      );
    case 'ArrowDown':
      return along(lines.slice(from.row + 1).map((at) => row(from.column, at)));
    case 'ArrowUp':
      return along(
        lines
          .slice(0, from.row)
          .toReversed()
          .map((at) => row(from.column, at)),
      );
    case 'Home':
      return along(columns.map((at) => row(at, isWithCtrl ? 0 : from.row)));
    case 'End':
      return along(
        columns.toReversed().map((at) => row(at, isWithCtrl ? rows.length - 1 : from.row)),
      );
    default:
      return null;
  }
}

interface LinkedTable<Flag extends string, Right extends string> {
  areas: readonly PermissionArea<Flag, Right>[];
  flags: readonly PermissionFlag<Flag>[];
  value: readonly Right[];
  /** Missing where the flags do not depend on each other. */
  baseFlag: Flag | undefined;
}

/**
 * Returns the rights after a box was turned. In a row each flag needs the base flag, so some turn with it:
 * `also` holds their labels.
 */
export function turnRights<Flag extends string, Right extends string>(
  { areas, flags, value, baseFlag }: LinkedTable<Flag, Right>,
  turned: readonly Right[],
  isOn: boolean,
): { rights: readonly Right[]; also: readonly string[] } {
  const linked = areas.flatMap(({ rights }): readonly Right[] => {
    const base = baseFlag && rights[baseFlag];
    if (base === undefined) return [];
    const row = flags.flatMap(({ id }): readonly Right[] => {
      const right = rights[id];
      return right === undefined ? [] : [right];
    });
    if (isOn) return row.some((right) => turned.includes(right)) ? [base] : [];
    return turned.includes(base) ? row : [];
  });
  const more = linked.filter((right) => !turned.includes(right) && value.includes(right) !== isOn);
  const all = [...turned, ...more];
  const others = value.filter((right) => !all.includes(right));
  return {
    rights: isOn ? [...others, ...all] : others,
    also: flags
      .filter(({ id }) => areas.some(({ rights }) => more.some((right) => right === rights[id])))
      .map(({ label }) => label.toLowerCase()),
  };
}
