import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ChevronRight } from 'lucide';
import type { KeyboardEvent, ReactNode } from 'react';
import { useEffect, useEffectEvent, useId, useMemo, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useTree, useTreeItem } from 'react-aria/useTree';
import { Button } from 'react-aria-components';
import type { TreeState } from 'react-stately/useTreeState';
import { useTreeState } from 'react-stately/useTreeState';
import * as styles from './Tree.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { Icon } from '../Icon/Icon';
import type { Row } from './tree-rows';
import { treeRows } from './tree-rows';

export interface TreeNode {
  readonly id: string;
  /** Names the row, and finds it when its first letters are typed. */
  readonly label: string;
  /** A mark in front of the label. */
  readonly mark?: ReactNode;
  /** A muted fact behind the label: «2 next steps». */
  readonly facts?: ReactNode;
  readonly children?: readonly TreeNode[];
}

export interface TreeProps extends ElementProps<HTMLDivElement> {
  /** Names the tree: «States». */
  label: string;
  nodes: readonly TreeNode[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  expandedIds: readonly string[];
  onExpandedChange: (ids: readonly string[]) => void;
}

const selection = {
  selectionMode: 'single',
  selectionBehavior: 'replace',
  disallowEmptySelection: true,
} as const;

/**
 * Rows in rows, of which one is selected. One Tab stop; arrow keys walk, open and close. From react-aria's hooks: its
 * component brings drag and drop and checkboxes, and renders all rows once more to find their order.
 */
export function Tree({
  label,
  nodes,
  selectedId,
  onSelect,
  expandedIds,
  onExpandedChange,
  className,
  ref: given,
  ...rest
}: TreeProps) {
  const ref = useObjectRef(given);
  const collection = useMemo(() => treeRows(nodes, expandedIds), [nodes, expandedIds]);
  // A new array in each render counts as a change, which would announce the selected row again.
  const selectedKeys = useMemo(() => (selectedId === null ? [] : [selectedId]), [selectedId]);
  const state = useTreeState<TreeNode>({
    ...selection,
    collection,
    selectedKeys,
    onSelectionChange: (keys) => {
      if (keys === 'all') return;
      for (const key of keys) onSelect(String(key));
    },
    expandedKeys: expandedIds,
    onExpandedChange: (keys) => onExpandedChange([...keys].map(String)),
  });
  const follow = useEffectEvent((id: string | null) => {
    if (id !== null && collection.getItem(id)) state.selectionManager.setFocusedKey(id);
  });
  // A selection from outside takes the Tab stop along, and focus where it is in the tree.
  useEffect(() => follow(selectedId), [selectedId]);
  const { gridProps } = useTree({ 'aria-label': label }, state, ref);
  // Typing the first letters moves focus only, while arrow keys select, too.
  const focusedBefore = state.selectionManager.focusedKey;
  const onKeyDown = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    const { focusedKey } = state.selectionManager;
    const isTyped = key.length === 1 && !altKey && !ctrlKey && !metaKey;
    if (isTyped && focusedKey !== null && focusedKey !== focusedBefore)
      onSelect(String(focusedKey));
  };
  return (
    <div
      {...mergeProps(rest, gridProps, { onKeyDown })}
      ref={ref}
      className={classNames(styles.tree, className)}
    >
      {[...collection].map((row) => (
        <TreeRow key={row.key} row={row} state={state} />
      ))}
    </div>
  );
}

interface TreeRowProps {
  row: Row<TreeNode>;
  state: TreeState<TreeNode>;
}

function TreeRow({ row, state }: TreeRowProps) {
  const ref = useRef<HTMLDivElement>(null);
  const factsId = useId();
  const { hasChildNodes: hasChildItems, level, value, key } = row;
  const { rowProps, gridCellProps, expandButtonProps, isSelected } = useTreeItem(
    { node: row, hasChildItems },
    state,
    ref,
  );
  const { hoverProps, isHovered } = useHover({});
  const { focusProps, isFocusVisible } = useFocusRing();
  if (!value) return null;
  const { label, mark, facts } = value;
  const does = state.expandedKeys.has(key) ? 'Collapse' : 'Expand';
  return (
    <div
      {...mergeProps(rowProps, focusProps, hoverProps)}
      ref={ref}
      aria-describedby={facts === undefined ? undefined : factsId}
      className={styles.item}
      style={assignInlineVars({ [styles.level]: String(level) })}
      data-selected={isSelected || undefined}
      data-hovered={isHovered || undefined}
      data-focus-visible={isFocusVisible || undefined}
    >
      <div {...gridCellProps} className={styles.row}>
        {hasChildItems ? (
          <Button {...expandButtonProps} aria-label={`${does} ${label}`} className={styles.chevron}>
            <Icon of={ChevronRight} size="small" />
          </Button>
        ) : (
          <span className={styles.leaf} />
        )}
        {mark}
        <span className={styles.label}>{label}</span>
        {facts !== undefined && (
          <span id={factsId} className={styles.facts}>
            {facts}
          </span>
        )}
      </div>
    </div>
  );
}
