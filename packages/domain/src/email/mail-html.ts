import type { MailMessage } from './mail-message';
import type { MailNode } from './mail-node';
import { htmlOf, mailNode } from './mail-node';
import { mailTree } from './mail-tree';

const isElement = (child: MailNode | string): child is MailNode => typeof child !== 'string';

/**
 * Names the elements whose dark styles differ, because an inline style cannot ask for the reader's
 * theme. Both trees have the same elements.
 */
function withDarkNames(light: MailNode, dark: MailNode, rules: string[]): MailNode {
  const changed = Object.entries(dark.style).filter(([name, value]) => light.style[name] !== value);
  const children = light.children.map((child, index) => {
    const other = dark.children[index];
    if (!isElement(child) || other === undefined || !isElement(other)) return child;
    return withDarkNames(child, other, rules);
  });
  if (changed.length === 0) return { ...light, children };
  const rule = changed.map(([name, value]) => `${name}:${value}!important`).join(';');
  if (!rules.includes(rule)) rules.push(rule);
  const name = `d${rules.indexOf(rule)}`;
  return { ...light, attributes: { ...light.attributes, class: name }, children };
}

/** A mail as an HTML document, for light and dark readers. */
export function mailHtml(message: MailMessage): string {
  const rules: string[] = [];
  const body = withDarkNames(
    mailTree(message, { isDark: false, hasImages: true }),
    mailTree(message, { isDark: true, hasImages: true }),
    rules,
  );
  const css = rules.map((rule, index) => `.d${index}{${rule}}`).join('');
  const head = mailNode(
    'head',
    {},
    mailNode('meta', { attributes: { charset: 'utf-8' } }),
    mailNode('meta', {
      attributes: { name: 'viewport', content: 'width=device-width, initial-scale=1' },
    }),
    mailNode('meta', { attributes: { name: 'color-scheme', content: 'light dark' } }),
    mailNode('meta', { attributes: { name: 'supported-color-schemes', content: 'light dark' } }),
    mailNode('title', {}, message.email.subject),
    mailNode('style', {}, `@media (prefers-color-scheme:dark){${css}}`),
  );
  return `<!doctype html>\n${htmlOf(mailNode('html', { attributes: { lang: 'en' } }, head, body))}\n`;
}
