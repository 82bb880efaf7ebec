import { useState } from 'react';

/**
 * A value that the caller holds, or that the component holds itself while `given` is undefined.
 * @param first the initial value of an uncontrolled component
 */
export function useControlled<Value>(
  given: Value | undefined,
  first: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [Value, (value: Value) => void] {
  const [own, setOwn] = useState(first);
  const change = (next: Value) => {
    if (given === undefined) setOwn(next);
    onChange?.(next);
  };
  return [given === undefined ? own : given, change];
}
