/** Makes a value at its first use: formatters of `Intl` take milliseconds, which no page should spend before it is shown. */
export function madeOnce<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
