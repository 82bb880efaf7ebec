/** The name of the frames in which docs pages show stories. */
export const embedded = 'story on a docs page';

/** In such a frame nothing may scroll the page around it to the story: no focus, and no request to be seen. */
export function keepPageFromScrolling(): void {
  if (window.name !== embedded) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
}
