import type { ContentId } from '@brandroom/domain/id.schema';
import { contentId } from '@brandroom/domain/id.schema';
import * as v from 'valibot';

import { parameter } from './search-params';

/** The search parameters of every signed-in page: the item that is open beside its content. */
export const peekSearch = v.object({ peek: parameter(contentId) });
export type PeekSearch = v.InferOutput<typeof peekSearch>;

/** The parameters for opening an item beside its list. */
export interface PeekTarget {
  readonly peek: ContentId;
  /** The list for the arrow keys; omitted in the calendar, which knows its items. */
  readonly among?: readonly ContentId[] | undefined;
}

/** A link that opens something beside its own page, which stays where it is. */
export interface InPlace {
  readonly resetScroll: false;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    peekAmong?: readonly ContentId[] | undefined;
  }
}
declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: PeekTarget | InPlace;
  }
}
