import { focusSoon } from '../../../shared/page/focus-soon';
import { pageHeading } from '../../../shared/page/page-heading';

/** The id of the link that opens a file. */
export const fileLinkId = (id: string): string => `open-${id}`;

/** Takes focus to the tile or row of a file, or to the page's heading where it is not listed. */
export function focusFile(id: string | undefined): void {
  focusSoon(() => {
    const link = id === undefined ? null : document.getElementById(fileLinkId(id));
    return link?.closest<HTMLElement>('[data-card]') ?? link ?? pageHeading();
  });
}

/** The id of the viewer. */
export const viewerId = 'file-viewer';

/** Takes focus to the viewer itself, which says the name of its file. */
export function focusViewer(): void {
  focusSoon(() => document.querySelector<HTMLElement>(`#${viewerId} [role="dialog"]`));
}
