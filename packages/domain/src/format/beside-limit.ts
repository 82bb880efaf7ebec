/**
 * Returns a figure beside the limit that it has passed: "1.4, below 2", or "just below 2" where rounding
 * would show the limit itself.
 */
export function besideLimit(
  value: number,
  side: string,
  limit: number,
  format: (value: number) => string,
): string {
  const text = format(value);
  const limitText = format(limit);
  return text === limitText ? `just ${side} ${limitText}` : `${text}, ${side} ${limitText}`;
}
