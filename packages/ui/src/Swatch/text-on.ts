/** Text on a colour. */
export type SwatchText = 'black' | 'white';

/**
 * Black from a perceived brightness of 128 on, white below: (299 R + 587 G + 114 B) / 1000. A rule of thumb that can
 * pick the worse one, so only large text follows it.
 * @param hex `#rrggbb`; what is no such colour counts as dark
 */
export function textOn(hex: string): SwatchText {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)?.slice(1) ?? [];
  const [r = 0, g = 0, b = 0] = channels.map((channel) => Number.parseInt(channel, 16));
  return (299 * r + 587 * g + 114 * b) / 1000 >= 128 ? 'black' : 'white';
}
