import snapshot from '@brandroom/ui/props.snapshot.txt?raw';

interface Declared {
  /** `extends Pick<FieldWords, 'label'>` */
  readonly head: string;
  readonly types: ReadonlyMap<string, string>;
}

/** The interfaces of the snapshot of the public props, by name. */
const interfaces = new Map<string, Declared>(
  [...snapshot.matchAll(/^(?:export )?interface (\w+)([^{]*)\{\n([^]*?)\n\}/gm)].map(
    ([, name = '', head = '', body = '']) => [name, { head, types: typesIn(body) }],
  ),
);

function typesIn(body: string) {
  const props = body.matchAll(
    /^ {4}(?:readonly )?'?([\w-]+)'?\??: ([^]*?);(?=\n {4}[^\s}]|\n?$(?![^]))/gm,
  );
  return new Map([...props].map(([, name = '', type = '']) => [name, type.replace(/\s+/g, ' ')]));
}

/** The type of a prop as our interface declares it, or one of ours that it extends. */
export function declaredType(name: string, prop: string): string | undefined {
  const declared = interfaces.get(name);
  if (!declared) return undefined;
  const above = declared.head.match(/\w+/g) ?? [];
  return (
    declared.types.get(prop) ??
    above
      .filter((other) => other !== name)
      .map((other) => declaredType(other, prop))
      .find((type) => type !== undefined)
  );
}
