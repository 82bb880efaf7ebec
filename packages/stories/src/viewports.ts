/** The widths at which layouts change, and the narrowest that must work. */
export const viewports = {
  phone: size('Narrow, 320 px', 320, 640),
  largePhone: size('Narrow, 390 px', 390, 844),
  compact: size('Compact, 760 px', 760, 1024),
  medium: size('Medium, 1024 px', 1024, 768),
  desktop: size('Wide, 1280 px', 1280, 800),
};

function size(name: string, width: number, height: number) {
  return { name, styles: { width: `${String(width)}px`, height: `${String(height)}px` } };
}
