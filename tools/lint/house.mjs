/**
 * Rules of the house that no published plugin has. Loaded by oxlint as a
 * plugin (`jsPlugins`), proven by `rules.test.mjs` through its command line.
 *
 * @typedef {{ type: string, [key: string]: unknown, parent?: Node }} Node
 * @typedef {{ filename: string, report(problem: { node: Node, message: string }): void }} Context
 */

/**
 * @param {unknown} value
 * @returns {Node | undefined}
 */
function asNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value
    ? /** @type {Node} */ (value)
    : undefined;
}

/**
 * Name of an identifier, of a string key, or of the property of a member access.
 *
 * @param {unknown} value
 * @returns {string | undefined}
 */
function nameOf(value) {
  const node = asNode(value);
  if (!node) return undefined;
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return String(node['name']);
  if (node.type === 'Literal') return String(node['value']);
  return undefined;
}

const impure = new Map([
  ['Date.now', 'the clock'],
  ['Math.random', 'randomness'],
  ['performance.now', 'the clock'],
  ['crypto.randomUUID', 'ids'],
  ['crypto.getRandomValues', 'randomness'],
]);

/** Clock, ids and randomness come in through the context, so that tests and replays are exact. */
const noAmbientClock = {
  /** @param {Context} context */
  create(context) {
    /** @param {Node} node @param {string} what */
    const report = (node, what) =>
      context.report({ node, message: `Take ${what} from the context that is passed in.` });
    return {
      /** @param {Node} node */
      MemberExpression(node) {
        const what = impure.get(`${nameOf(node['object'])}.${nameOf(node['property'])}`);
        if (what) report(node, what);
      },
      /** @param {Node} node */
      NewExpression(node) {
        const given = /** @type {unknown[]} */ (node['arguments']);
        if (nameOf(node['callee']) === 'Date' && given.length === 0) report(node, 'the clock');
      },
      /** @param {Node} node */
      CallExpression(node) {
        if (nameOf(node['callee']) === 'Date') report(node, 'the clock');
      },
    };
  },
};

const sinks = new Set([
  'innerHTML',
  'outerHTML',
  'insertAdjacentHTML',
  'dangerouslySetInnerHTML',
  'srcDoc',
  'srcdoc',
  'createContextualFragment',
]);

/** Text stays text: no path from a string to markup or script. */
const noHtmlSinks = {
  /** @param {Context} context */
  create(context) {
    /** @param {Node} node @param {string | undefined} name */
    const check = (node, name) => {
      if (name !== undefined && sinks.has(name))
        context.report({ node, message: `${name} turns a string into markup; build elements.` });
    };
    return {
      /** @param {Node} node */
      MemberExpression(node) {
        const name = nameOf(node['property']);
        check(node, name);
        if (nameOf(node['object']) === 'document' && (name === 'write' || name === 'writeln'))
          context.report({ node, message: 'document.write turns a string into markup.' });
      },
      /** @param {Node} node */
      JSXAttribute(node) {
        check(node, nameOf(node['name']));
      },
      /** @param {Node} node */
      Property(node) {
        if (node['computed'] !== true) check(node, nameOf(node['key']));
      },
    };
  },
};

const color =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|^(?:white|black|red|green|blue|gray|grey|orange|yellow|purple|pink|silver|gold|navy|teal)$/i;
const length = /(?<![\w.-])-?(?:\d*\.)?\d+(?:px|rem|em|pt|pc|cm|mm|in|q)\b/gi;
/** Relations to the text or nothing at all, not sizes of the design. */
const relations = new Set(['1em', '0px', '0rem']);
const sized =
  /^(?:(?:min|max)?(?:width|height|inlinesize|blocksize)|(?:margin|padding|inset|gap|rowgap|columngap|top|right|bottom|left|font|letter|wordspacing|border(?!collapse|style|color)|outline(?!style|color)|scrollmargin|scrollpadding|textindent)\w*)$/i;
const unsized = /(?:style|color|image|family|collapse|lineheight)$/i;
const global = /^(?:inherit|initial|unset|revert|normal|none|auto)$/;

/** The name of the style property that a value belongs to, however deep it sits. @param {Node} node */
function propertyOf(node) {
  /** @type {string | undefined} */
  let found;
  // `vars.space[8]` names a token; it is no value.
  if (node.parent?.type === 'MemberExpression') return undefined;
  for (let at = node.parent; at; at = at.parent) {
    // The description of a font file is not a choice of font.
    if (at.type === 'CallExpression' && /^(?:global)?fontFace$/i.test(nameOf(at['callee']) ?? ''))
      return undefined;
    if (at.type === 'Property') {
      if (at['key'] === node) return undefined;
      found ??= nameOf(at['key']);
    }
  }
  return found;
}

/** Colors, sizes and fonts come from the theme contract; a literal escapes every theme. */
const noLiteralStyleValues = {
  /** @param {Context} context */
  create(context) {
    /** @param {Node} node @param {string} text */
    const check = (node, text) => {
      const property = propertyOf(node);
      // An underline's offset is relative to its text's size in every theme.
      if (property === undefined || property === 'textUnderlineOffset') return;
      /** @param {string} what */
      const report = (what) =>
        context.report({ node, message: `A literal ${what}: take it from the theme contract.` });
      if (color.test(text)) report('color');
      const sizes = text.match(length) ?? [];
      if (sizes.some((size) => !relations.has(size.toLowerCase()))) report('size');
      if (/^font(?:Family|Weight)$/.test(property) && !global.test(text)) report('font');
    };
    return {
      /** @param {Node} node */
      Literal(node) {
        if (node.parent?.type === 'ImportDeclaration') return;
        const value = node['value'];
        if (typeof value === 'string') check(node, value);
        if (typeof value !== 'number' || value === 0) return;
        const property = propertyOf(node) ?? '';
        if (property === 'fontWeight') check(node, String(value));
        else if (sized.test(property) && !unsized.test(property))
          context.report({
            node,
            message: 'A literal size: take it from the theme contract.',
          });
      },
      /** @param {Node} node */
      TemplateElement(node) {
        const { cooked } = /** @type {{ cooked: string | null }} */ (node['value']);
        if (cooked) check(node, cooked);
      },
    };
  },
};

const vague = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc']);

/** A helper is kept with its subject, not in a folder of mixed helpers. */
const noVagueNames = {
  /** @param {Context} context */
  create(context) {
    return {
      /** @param {Node} node */
      Program(node) {
        const parts = context.filename.split(/[/\\]/).slice(-6);
        const found = parts
          .flatMap((part) => part.split('.').slice(0, 2))
          .find((p) => vague.has(p));
        if (found)
          context.report({
            node,
            message: `"${found}" says nothing: name what the file is about.`,
          });
      },
    };
  },
};

/** Elements for which there is a component that names, styles and announces them. */
const controls = new Set(['a', 'button', 'dialog', 'form', 'input', 'select', 'table', 'textarea']);

/** The address of one of our own pages is checked by the compiler: a page that is renamed breaks no link. */
const noRawHref = {
  /** @param {Context} context */
  create(context) {
    /** @param {Node} node */
    const check = (node) => {
      if (nameOf(node['name'] ?? node['key']) !== 'href') return;
      const given = asNode(node['value']);
      const value = given?.type === 'JSXExpressionContainer' ? asNode(given['expression']) : given;
      const quasis = /** @type {{ value: { raw: string } }[]} */ (value?.['quasis'] ?? []);
      const text = quasis[0]?.value.raw ?? value?.['value'];
      if (typeof text === 'string' && text.startsWith('/'))
        context.report({ node, message: 'Write the address with useHref.' });
    };
    return { JSXAttribute: check, Property: check };
  },
};

/** Screens are made of the components, which are tested; a bare control is tested nowhere. */
const noBareControls = {
  /** @param {Context} context */
  create(context) {
    return {
      /** @param {Node} node */
      JSXOpeningElement(node) {
        const { name } = /** @type {{ name?: unknown }} */ (node['name']);
        if (typeof name === 'string' && controls.has(name))
          context.report({ node, message: `<${name}>: take the component of @brandroom/ui.` });
      },
    };
  },
};

/** A class reads as a class, and never has the name of a prop. Style sheets compose each other by name. */
const cssNamespace = {
  /** @param {Context} context */
  create(context) {
    if (context.filename.endsWith('.css.ts')) return {};
    return {
      /** @param {Node} node */
      ImportDeclaration(node) {
        const source = nameOf(node['source']) ?? '';
        if (!/^\..*\.css$/.test(source)) return;
        const imported = /** @type {Node[]} */ (node['specifiers']);
        const isNamespace = (/** @type {Node} */ { type, local }) =>
          type === 'ImportNamespaceSpecifier' && /^(?:\w+S|s)tyles$/.test(nameOf(local) ?? '');
        if (!imported.every(isNamespace))
          context.report({ node, message: `Write: import * as styles from '${source}'.` });
      },
    };
  },
};

/** The queries that a refused mutation refetches are named by its key, which is easily forgotten. */
const mutationKey = {
  /** @param {Context} context */
  create(context) {
    return {
      /** @param {Node} node */
      CallExpression(node) {
        if (nameOf(node['callee']) !== 'useMutation') return;
        const [given] = /** @type {Node[]} */ (node['arguments']);
        const isCall = given?.type === 'CallExpression';
        const options = isCall ? /** @type {Node[]} */ (given['arguments'])[0] : given;
        const properties = /** @type {Node[]} */ (options?.['properties'] ?? []);
        const names = properties.map(({ key }) => nameOf(key));
        if (!names.includes('mutationKey') && !names.includes('meta'))
          context.report({
            node,
            message:
              'Name the area to refetch after a refusal by mutationKey, or isReadOnly in meta.',
          });
      },
    };
  },
};

/** Oxlint loads a plugin by its default export. */
export default {
  meta: { name: 'house' },
  rules: {
    'css-namespace': cssNamespace,
    'mutation-key': mutationKey,
    'no-ambient-clock': noAmbientClock,
    'no-bare-controls': noBareControls,
    'no-html-sinks': noHtmlSinks,
    'no-literal-style-values': noLiteralStyleValues,
    'no-raw-href': noRawHref,
    'no-vague-names': noVagueNames,
  },
};
