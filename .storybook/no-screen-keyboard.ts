/**
 * react-aria takes a window that loses height soon after a text field had focus for one with a keyboard on
 * its screen, and from then on shows dialogs later. Between two stories the window changes its height, so
 * here it hears of neither: these are the two listeners of its `keyboard` module, known by their names.
 */
function withoutKeyboard(target: EventTarget | null): void {
  if (target === null) return;
  const listen = target.addEventListener.bind(target);
  // This runs again for each file, in the same window.
  if (target.addEventListener.name === 'listenToOthers') return;
  target.addEventListener = function listenToOthers(type, listener, options) {
    const isOfKeyboard =
      typeof listener === 'function' && /\$(?:onFocus|onResizeStart)$/u.test(listener.name);
    if (!isOfKeyboard) listen(type, listener, options);
  };
}

withoutKeyboard(window);
withoutKeyboard(window.visualViewport);
