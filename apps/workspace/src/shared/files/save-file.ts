/** Long enough for the browser to have begun writing the largest file. */
const addressLife = 60_000;

/**
 * Saves bytes to the person's disk under a name. As bare bytes: a browser that opened an SVG or
 * HTML by its own type would run it in the app's origin.
 */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), addressLife);
}
