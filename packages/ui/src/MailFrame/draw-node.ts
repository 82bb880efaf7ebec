/** An element of the message: its tag, attributes, inline styles and children. */
export interface FrameNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly style: Readonly<Record<string, string>>;
  readonly children: readonly (FrameNode | string)[];
}

/**
 * Makes an element in a document. Styles are set one by one, because a style attribute is refused
 * by the app's content security policy, and no text is read as HTML.
 */
export function drawNode(node: FrameNode, page: Document): HTMLElement {
  const element = page.createElement(node.tag);
  for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value);
  for (const [name, value] of Object.entries(node.style)) element.style.setProperty(name, value);
  for (const child of node.children) {
    element.append(typeof child === 'string' ? child : drawNode(child, page));
  }
  return element;
}
