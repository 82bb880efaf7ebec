import type { MarkdownEdit } from './markdown-edit';

/** Changes a text area as typing would, so that the browser's own undo takes it back. */
export function applyEdit(area: HTMLTextAreaElement, edit: MarkdownEdit): void {
  area.focus();
  area.setSelectionRange(edit.start, edit.end);
  const hasNothingToDo = edit.start === edit.end && edit.text === '';
  if (!hasNothingToDo && !typed(edit.text)) {
    area.setRangeText(edit.text, edit.start, edit.end);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(...edit.select);
}

function typed(text: string): boolean {
  // Deprecated without a replacement: the only way to add to the undo history.
  return document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
}
