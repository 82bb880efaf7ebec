import type { ContentItem, ContentStatus } from '@brandroom/domain/content/content.schema';
import type { ContentFlag } from '@brandroom/domain/content/visibility';
import type { UserId } from '@brandroom/domain/id.schema';
import type { Instant } from '@brandroom/domain/time.schema';

/** The acting person, with the fields that the workflow needs. */
export interface WorkflowActor {
  readonly id: UserId;
  readonly name: string;
  /** The flags of the item's type that this person holds on its brand. */
  readonly flags: readonly ContentFlag[];
  /** The label of the person's role in this brand: "Editor". */
  readonly roleLabel: string;
}

/** The move that is an item's last change, as the history has it; an undo gets null for any other change. */
export interface MoveToUndo {
  readonly by: UserId | null;
  /** The status before the move. */
  readonly from: ContentStatus;
  readonly scheduledFor: Instant | null;
  /** The approval that the item had before; null where the history has none. */
  readonly approval: { readonly at: Instant; readonly by: UserId } | null;
}

/** Whether the channel takes the item as it is. */
export interface ChannelFit {
  /** The item exceeds a limit of its channel. */
  readonly exceedsLimits?: boolean;
  /** The person confirmed to continue despite the limit. */
  readonly anyway?: boolean;
}

/** The events of a content item. */
export type ContentWorkflowEvent =
  | {
      type: 'SUBMIT' | 'APPROVE' | 'REJECT' | 'UNSCHEDULE' | 'REVERT' | 'RESTORE';
      by: WorkflowActor;
      at: Instant;
      note?: string;
    }
  | ({ type: 'PUBLISH'; by: WorkflowActor; at: Instant } & ChannelFit)
  | ({ type: 'SCHEDULE'; by: WorkflowActor; at: Instant; scheduledFor: Instant } & ChannelFit)
  /** The clock: sent by a ticker, which catches up after a time away. */
  | { type: 'DUE'; at: Instant }
  | {
      type: 'EDIT';
      by: WorkflowActor;
      at: Instant;
      scope: 'nothing' | 'labels' | 'content';
      /** The date after the edit; left out where it stays. */
      scheduledFor?: Instant | null;
    }
  | { type: 'UNDO_MOVE'; by: WorkflowActor; at: Instant; move: MoveToUndo | null }
  | {
      type: 'UNDO_DECISION';
      by: WorkflowActor;
      at: Instant;
      /** Who made the decision; null where the item's last change is another one. */
      decidedBy: UserId | null;
    };

/** The part of an item that the workflow reads and writes, without the status: that is the state. */
export type ContentWorkflowContext = Pick<
  ContentItem,
  'type' | 'scheduledFor' | 'approvedAt' | 'approvedBy' | 'publishedAt'
>;
