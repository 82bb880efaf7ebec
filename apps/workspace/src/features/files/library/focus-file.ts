import { focusSoon } from '../../../shared/page/focus-soon';
import { pageHeading } from '../../../shared/page/page-heading';

/** The id of the link that opens a file. */
export const fileLinkId = (id: string): string => `open-${id}`;

/** Moves focus to the tile or row of a file, or to the page's heading if it is not listed. */
export function focusFile(id: string | undefined): void {
  focusSoon(() => {
    const link = id === undefined ? null : document.getElementById(fileLinkId(id));
    return link?.closest<HTMLElement>('[data-card]') ?? link ?? pageHeading();
  });
}

/** The id of the viewer. */
export const viewerId = 'file-viewer';

/** Moves focus to the viewer, whose name announces its file. */
export function focusViewer(): void {
  focusSoon(() => document.querySelector<HTMLElement>(`#${viewerId} [role="dialog"]`));
}
