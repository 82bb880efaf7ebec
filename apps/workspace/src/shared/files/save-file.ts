/**
 * How long the object URL lives, in milliseconds: long enough for the browser to start a download
 * of the largest file.
 */
const addressLife = 60_000;

/**
 * Downloads bytes under a file name, without their media type: a browser that opens an SVG or HTML
 * by its type would run it in the app's origin.
 */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), addressLife);
}
