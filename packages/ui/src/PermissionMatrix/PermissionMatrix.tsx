import { useId, useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { useLocale } from 'react-aria-components';
import { announce } from '../Announcer/announce';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { permissionRows, placeAfter, placeIn, turnRights } from './permission-table';
import type { PermissionArea, PermissionCell, PermissionFlag } from './permission-table';
import { NotApplicable, PermissionAnswer, PermissionBox } from './PermissionCells';
import * as styles from './PermissionMatrix.css';
import { useOverflows } from './use-overflows';

export interface PermissionMatrixProps<
  Flag extends string,
  Right extends string,
> extends ElementProps<HTMLDivElement> {
  /** Names the table, whose rights and whose: «Assets permissions for Ada». */
  caption: string;
  /** The name of the rows, for the corner: «Area». */
  areaHeader?: string;
  /** The name of the row that turns all others. */
  allLabel?: string;
  /** The meaning of a ticked box, after the count: «6 of 18 allowed». */
  countWord?: string;
  areas: readonly PermissionArea<Flag, Right>[];
  flags: readonly PermissionFlag<Flag>[];
  /** The flag that all others of its row need, such as «View»: none is allowed without it. */
  baseFlag?: Flag;
  /** The rights that are allowed. Those of other tables may be among them; they stay. */
  value: readonly Right[];
  onChange?: (value: readonly Right[]) => void;
  /** Says Yes and No instead of asking, and has nothing to focus. */
  isReadOnly?: boolean;
  isDisabled?: boolean;
}

/**
 * Permissions as a real table: one Tab stop, arrow keys between the boxes, each with a name of its own. The first
 * row and the first column turn a whole column or row.
 */
export function PermissionMatrix<Flag extends string, Right extends string>({
  caption,
  areaHeader = 'Area',
  allLabel = 'All areas',
  countWord = 'allowed',
  areas,
  flags,
  baseFlag,
  value,
  onChange,
  isReadOnly = false,
  isDisabled = false,
  className,
  ref,
  ...rest
}: PermissionMatrixProps<Flag, Right>) {
  const id = useId();
  const { direction } = useLocale();
  const [frame, isOver, hasMore] = useOverflows();
  const both = useMemo(() => mergeRefs<HTMLDivElement>(frame, ref), [frame, ref]);
  const region = { role: 'region', 'aria-labelledby': `${id}-title`, tabIndex: 0 };
  const [wanted, setPlace] = useState({ row: 0, column: 0 });
  const grid = permissionRows(areas, flags, allLabel);
  const place = placeIn(grid, wanted);
  const rows = isReadOnly ? grid.slice(1) : grid;
  const [whole] = grid[0]?.cells ?? [];
  const countOf = (rights: readonly Right[]) => {
    const all = whole?.rights ?? [];
    return `${all.filter((right) => rights.includes(right)).length} of ${all.length} ${countWord}`;
  };
  const role = (name: string) => (isReadOnly ? {} : { role: name });
  const turn = ({ rights }: PermissionCell<Right>, isOn: boolean) => {
    const next = turnRights({ areas, flags, value, baseFlag }, rights, isOn);
    const also = `Also ${isOn ? 'checked' : 'unchecked'}: ${next.also.join(', ')}. `;
    announce(`${next.also.length > 0 ? also : ''}${countOf(next.rights)}`);
    onChange?.(next.rights);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const key = direction === 'rtl' ? (turned[event.key] ?? event.key) : event.key;
    const next = placeAfter(grid, place, key, event.ctrlKey);
    if (key in moves || next) event.preventDefault();
    if (!next) return;
    setPlace(next);
    event.currentTarget
      .querySelector<HTMLElement>(`[data-place="${next.row} ${next.column}"] input`)
      ?.focus();
  };
  return (
    <div
      {...rest}
      // Without a box to focus, arrow keys move it sideways from here.
      {...((isReadOnly || isDisabled) && isOver ? region : {})}
      {...(hasMore ? { 'data-more': true } : {})}
      ref={both}
      className={classNames(styles.frame, className)}
    >
      <table
        {...role('grid')}
        aria-labelledby={`${id}-title`}
        className={styles.table}
        {...(isReadOnly ? {} : { onKeyDown, 'aria-describedby': `${id}-count` })}
      >
        <caption className={styles.caption}>
          <span className={styles.captionWords}>
            <span id={`${id}-title`} className={styles.title}>
              {caption}
            </span>
            {!isReadOnly && (
              <span id={`${id}-count`} className={styles.count}>
                {countOf(value)}
              </span>
            )}
          </span>
        </caption>
        <thead {...role('rowgroup')}>
          <tr {...role('row')}>
            <th scope="col" {...role('columnheader')} className={styles.corner}>
              {areaHeader}
            </th>
            {(isReadOnly ? flags : [{ id: 'all', label: 'All' }, ...flags]).map((flag) => (
              <th key={flag.id} scope="col" {...role('columnheader')} className={styles.flag}>
                {flag.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')}>
          {rows.map((row, at) => (
            <tr
              key={row.id}
              {...role('row')}
              className={!isReadOnly && at === 0 ? styles.all : styles.row}
            >
              <th scope="row" {...role('rowheader')} className={styles.area}>
                {row.label}
              </th>
              {(isReadOnly ? row.cells.slice(1) : row.cells).map((cell, column) => (
                <td
                  key={cell.name}
                  {...role('gridcell')}
                  data-place={`${at} ${column}`}
                  className={styles.cell}
                  onFocus={({ currentTarget, target }) => {
                    setPlace({ row: at, column });
                    // The focused input is a pixel of the box, and only that scrolls into view.
                    if (target.matches(':focus-visible')) currentTarget.scrollIntoView(nearest);
                  }}
                >
                  {cell.rights.length === 0 ? (
                    <NotApplicable />
                  ) : isReadOnly ? (
                    <PermissionAnswer isYes={cell.rights.every((right) => value.includes(right))} />
                  ) : (
                    <PermissionBox
                      cell={cell}
                      value={value}
                      isDisabled={isDisabled}
                      isStop={place.row === at && place.column === column}
                      onChange={(isOn) => turn(cell, isOn)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const nearest = { block: 'nearest', inline: 'nearest' } as const;
/** Keys that belong to the grid also where they lead nowhere: the page must not move under it. */
const moves = {
  ArrowRight: true,
  ArrowLeft: true,
  ArrowDown: true,
  ArrowUp: true,
  Home: true,
  End: true,
};
/** On a page that is written from right to left. */
const turned: Readonly<Record<string, string>> = {
  ArrowRight: 'ArrowLeft',
  ArrowLeft: 'ArrowRight',
};
