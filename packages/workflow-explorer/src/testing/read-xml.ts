import { textOf } from './read-rows';

/** An element of an XML file. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
}

/** Reads an XML file without text between its elements; returns its outermost element. */
export function readXml(text: string): XmlElement {
  const top: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [top];
  const written = text.replaceAll(/<\?.*?\?>|<!--.*?-->/gsu, '');
  let end = 0;
  for (const { 0: tag, index, groups = {} } of written.matchAll(
    /<(?<close>\/?)(?<name>\w+)(?<given>(?:\s[\w:]+="[^"<>]*")*)(?<empty>\/?)>/gu,
  )) {
    if (written.slice(end, index).trim() !== '') throw new Error(`Not an element before ${tag}`);
    end = index + tag.length;
    const { name = '', given = '' } = groups;
    if (groups['close'] === '/') {
      if (open.pop()?.name !== name) throw new Error(`${tag} closes another element.`);
      continue;
    }
    const pairs = [...given.matchAll(/\s([\w:]+)="([^"]*)"/gu)];
    const attributes = Object.fromEntries(
      pairs.map(([, key = '', value = '']) => [key, textOf(value)]),
    );
    const element: XmlElement = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    if (groups['empty'] === '') open.push(element);
  }
  const [root, ...others] = top.children;
  if (open.length > 1 || written.slice(end).trim() !== '' || !root || others.length > 0)
    throw new Error('Not one element with all others in it.');
  return root;
}

/** The children of a name. */
export const childrenOf = ({ children }: XmlElement, name: string) =>
  children.filter((child) => child.name === name);

/** The only child of a name; undefined without one. */
export function onlyChild(element: XmlElement, name: string): XmlElement | undefined {
  const [only, ...others] = childrenOf(element, name);
  if (others.length > 0) throw new Error(`More than one ${name}.`);
  return only;
}
