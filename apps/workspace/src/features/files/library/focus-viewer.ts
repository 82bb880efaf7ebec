import { focusSoon } from '../../../shared/page/focus-soon';

/** The id of the viewer. */
export const viewerId = 'file-viewer';

/** Moves focus to the viewer, whose name announces its file. */
export function focusViewer(): void {
  focusSoon(() => document.querySelector<HTMLElement>(`#${viewerId} [role="dialog"]`));
}
