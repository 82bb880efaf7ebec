import type { ExplorerSource } from '@brandroom/workflow-explorer/source';
import { momentAt } from '@brandroom/workflow-explorer/timeline/moment-at';
import { innermost } from '@brandroom/workflow-explorer/trial/situations';

/** The state of a source at an instant of the past; undefined for the present. */
export function stateAt(source: ExplorerSource, at: string | undefined): string | undefined {
  const moment = momentAt(source, at ?? null);
  return moment ? innermost(moment.snapshot)[0] : undefined;
}
