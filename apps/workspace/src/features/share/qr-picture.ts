import { encodeQR } from 'qr';

/** The margin around the code that readers need: 4 modules. */
const margin = 4;

/** Returns the QR code of a text as an SVG, dark on white in every theme. */
export function qrPicture(text: string): string {
  const rows = encodeQR(text, 'raw', { border: margin });
  const side = rows.length;
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${dark.join('')}"/></svg>`;
}
