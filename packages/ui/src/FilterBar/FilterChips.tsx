import { FunnelX, Plus } from 'lucide';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button/Button';
import type { ButtonProps } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { ChipPlace } from '../ViewBar/chip-place';
import * as styles from './FilterBar.css';
import { useOneStop } from './use-one-stop';

export interface FilterChipsProps {
  chips: readonly ReactNode[];
  /** The button that clears all of them. */
  reset: ReactNode;
  /** The button that adds one. */
  add: ReactNode;
  /** Quick values: they come and go at the end that moves no chip. */
  quick: ReactNode;
}

/** The chips, with the buttons that add one and clear all. Where the search is at the end of the bar, the chips have a toolbar of their own before it. */
export function FilterChips({ chips, reset, add, quick }: FilterChipsProps) {
  const place = useContext(ChipPlace);
  const { ref, onKeyDownCapture } = useOneStop<HTMLDivElement>();
  if (place === undefined)
    return (
      <>
        {chips}
        {add}
        {quick}
        {reset}
      </>
    );
  const isEmpty = chips.length === 0 && !reset;
  return (
    <>
      {place !== null &&
        !isEmpty &&
        createPortal(
          <div
            ref={ref}
            role="toolbar"
            aria-label="Active filters"
            onKeyDownCapture={onKeyDownCapture}
            className={styles.bar}
          >
            {quick}
            {chips}
            {reset}
          </div>,
          place,
        )}
      {add}
    </>
  );
}

export interface FilterAddProps extends Omit<ButtonProps, 'children' | 'count'> {
  /** There is no room for the label. */
  isIcon: boolean;
}

/** Opens the list of the filters that are not shown. */
export function FilterAdd({ isIcon, ...trigger }: FilterAddProps) {
  if (isIcon) return <IconButton {...trigger} icon={Plus} size="small" label="Filter" />;
  return (
    <Button {...trigger} icon={Plus} size="small" variant="quiet">
      Filter
    </Button>
  );
}

export interface FilterResetProps {
  /** «Reset Filters». */
  label: string;
  /** There is no room for the label. */
  isIcon: boolean;
  onPress: () => void;
}

/** Clears all filters. */
export function FilterReset({ label, isIcon, onPress }: FilterResetProps) {
  if (isIcon) return <IconButton icon={FunnelX} size="small" label={label} onPress={onPress} />;
  return (
    <Button size="small" variant="quiet" onPress={onPress}>
      {label}
    </Button>
  );
}
