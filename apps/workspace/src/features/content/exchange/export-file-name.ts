/** `Kaffee & Söhne` → `kaffee-sohne-content-2026-11.ics`; the month is `YYYY-MM`. */
export function exportFileName(brand: string, month: string, extension: 'ics' | 'csv'): string {
  const words = brand
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
  return `${words || 'brand'}-content-${month}.${extension}`;
}
