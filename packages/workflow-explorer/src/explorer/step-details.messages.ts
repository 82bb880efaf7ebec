/** The effects of an event that was taken. */
export const stepDetailsMessages = {
  rules: (rule: string) => `Rules met: ${rule}`,
  /** An entry of a list, with its changed fields. */
  entry: (name: string, changed: readonly string[]) =>
    changed.length === 0 ? name : `${name} (${changed.join(', ')})`,
  changedData: (fields: string) => `Changed data: ${fields}`,
};
