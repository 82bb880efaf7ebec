/** The name of the frames in which docs pages show stories. */
export const embedded = 'story on a docs page';

/** In such a frame, focus must not scroll the page around it to the story that takes it. */
export function keepFocusFromScrolling(): void {
  if (window.name !== embedded) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
