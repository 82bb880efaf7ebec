import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  Collection,
  Tree as AriaTree,
  TreeItem,
  TreeItemContent,
} from 'react-aria-components';
import * as styles from './Tree.css';
import { classNames } from '../element-props';
import type { ElementProps } from '../element-props';
import { Icon } from '../Icon/Icon';

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

/** Rows in rows, of which one is selected. One Tab stop; arrow keys walk, open and close. */
export function Tree({
  label,
  nodes,
  selectedId,
  onSelect,
  expandedIds,
  onExpandedChange,
  className,
  ref,
  ...rest
}: TreeProps) {
  return (
    <AriaTree
      {...rest}
      {...(ref ? { ref } : {})}
      aria-label={label}
      items={nodes}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={selectedId === null ? [] : [selectedId]}
      onSelectionChange={(keys) => {
        if (keys === 'all') return;
        for (const key of keys) onSelect(String(key));
      }}
      expandedKeys={expandedIds}
      onExpandedChange={(keys) => onExpandedChange([...keys].map(String))}
      className={classNames(styles.tree, className)}
    >
      {(node) => <Row node={node} />}
    </AriaTree>
  );
}

function Row({ node }: { node: TreeNode }) {
  const { id, label, mark, facts, children = [] } = node;
  return (
    <TreeItem id={id} textValue={label} className={styles.item}>
      <TreeItemContent>
        {({ hasChildItems, isExpanded }) => (
          <div className={styles.row}>
            {hasChildItems ? (
              <Button
                slot="chevron"
                aria-label={isExpanded ? `Collapse ${label}` : `Expand ${label}`}
                className={styles.chevron}
              >
                <Icon of={ChevronRight} size="small" />
              </Button>
            ) : (
              <span className={styles.leaf} />
            )}
            {mark}
            <span className={styles.label}>{label}</span>
            {facts !== undefined && <span className={styles.facts}>{facts}</span>}
          </div>
        )}
      </TreeItemContent>
      <Collection items={children}>{(child) => <Row node={child} />}</Collection>
    </TreeItem>
  );
}
