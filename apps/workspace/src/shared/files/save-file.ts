import { openObjectUrl } from './object-url';

/**
 * Downloads bytes under a file name, without their media type: a browser that opens an SVG or HTML
 * by its type would run it in the app's origin.
 */
export function saveFile(bytes: Blob, name: string): void {
  const { url, letGo } = openObjectUrl(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  letGo();
}
