/** Runs something once the browser has painted what the last input changed. */
export function afterPaint(callback: () => void): void {
  // A page in the background paints nothing.
  const next = document.hidden ? setTimeout : requestAnimationFrame;
  next(() => setTimeout(callback));
}
