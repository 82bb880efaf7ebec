import type { FileAsset } from '@brandroom/domain/file/file.schema';

type Named = Pick<FileAsset, 'id'>;

/** The id of the button by which a file is reached with keys. */
export const actionsId = ({ id }: Named): string => `actions-${id}`;

/** Who takes the place of a file that goes: the next one, else the one before. */
export function neighbourOf<F extends Named>(files: readonly F[], gone: Named): F | undefined {
  const at = files.findIndex(({ id }) => id === gone.id);
  return files[at + 1] ?? files[at - 1];
}

/**
 * Takes focus to a file's actions, or to the page's heading where there is no file left. After the
 * next frame: a dialog that closes first gives focus back to where it came from.
 */
export function focusFile(file: Named | undefined): void {
  const find = () =>
    (file && document.getElementById(actionsId(file))) ??
    document.querySelector<HTMLElement>('h1[data-page-heading]');
  requestAnimationFrame(() => requestAnimationFrame(() => find()?.focus()));
}
