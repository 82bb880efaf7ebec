/** Runs a callback after the browser has painted the result of the last input. */
export function afterPaint(callback: () => void): void {
  // A background page does not paint.
  const next = document.hidden ? setTimeout : requestAnimationFrame;
  next(() => setTimeout(callback));
}
