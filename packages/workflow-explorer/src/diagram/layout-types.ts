export interface LayoutNode {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** A line between two nodes. Without a source or a target it begins or ends at its label. */
export interface LayoutEdge {
  readonly from: string | null;
  readonly to: string | null;
  /** A node on the line. */
  readonly label?: LayoutNode;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Placed extends LayoutNode, Point {}

/** A part of an edge, from the source towards the target. */
export interface Line {
  /** The place of the edge in the list given. */
  readonly edge: number;
  readonly points: readonly Point[];
  /** Whether the edge ends here. */
  readonly isEnd: boolean;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Upper left corners: the nodes, then the labels, in the order given. */
  readonly nodes: readonly Placed[];
  readonly lines: readonly Line[];
}

/** A node of a row; those without a size only keep room for a line that passes the row. */
export interface Cell extends LayoutNode {
  x: number;
}

/** The cells of an edge from top to bottom, one in each row. */
export interface Chain {
  readonly cells: readonly Cell[];
  /** The target is the upper end. */
  readonly isUpward: boolean;
}
