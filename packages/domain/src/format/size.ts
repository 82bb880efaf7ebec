const units = ['KB', 'MB', 'GB'] as const;

/**
 * A number of bytes as '512 Bytes' or '1.44 MB': steps of 1024, two decimals from KB on, GB at
 * most.
 */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} ${bytes === 1 ? 'Byte' : 'Bytes'}`;
  let value = bytes / 1024;
  let unit = 0;
  // 1023.995 KB would round to 1024.00 KB, which is 1.00 MB.
  while (unit < units.length - 1 && Number(value.toFixed(2)) >= 1024) {
    value /= 1024;
    unit += 1;
  }
  return `${value.toFixed(2)} ${units[unit] ?? ''}`;
}

/** A limit in the fewest digits, '10 MB'. */
export function formatSizeLimit(bytes: number): string {
  return formatSize(bytes)
    .replace('.00 ', ' ')
    .replace(/(\.\d)0 /u, '$1 ');
}
