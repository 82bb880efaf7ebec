import { and, not, or } from 'xstate';
import { describe, expect, it } from 'vitest';

import { evaluateTree, guardLeaves, guardTree } from './guard-tree';

const nested = and(['a', or(['b', not('c')]), not(and(['d', not('e')]))]);

describe('guardTree', () => {
  it('reads names, parameters and every composition', () => {
    expect(guardTree(undefined)).toBeNull();
    expect(guardTree('a')).toEqual({ op: 'leaf', name: 'a', params: undefined });
    expect(guardTree({ type: 'a', params: 3 })).toEqual({ op: 'leaf', name: 'a', params: 3 });
    expect(guardTree(nested)).toMatchObject({
      op: 'and',
      parts: [
        { name: 'a' },
        { op: 'or', parts: [{ name: 'b' }, { op: 'not', parts: [{ name: 'c' }] }] },
        { op: 'not', parts: [{ op: 'and' }] },
      ],
    });
  });

  it('accepts no rule without a name', () => {
    expect(() => guardTree(() => true)).toThrow('must be named');
  });

  it('counts the negations above a leaf', () => {
    const tree = guardTree(nested);
    expect(tree && guardLeaves(tree).map(({ name, negated }) => [name, negated])).toEqual([
      ['a', false],
      ['b', false],
      ['c', true],
      ['d', true],
      ['e', false],
    ]);
  });

  it('evaluates as the composition would', () => {
    const tree = guardTree(nested);
    if (!tree) throw new Error('no tree');
    const rule = (a: boolean, b: boolean, c: boolean, d: boolean, e: boolean) =>
      a && (b || !c) && !(d && !e);
    for (let bits = 0; bits < 32; bits++) {
      const answers = [16, 8, 4, 2, 1].map((bit) => (bits & bit) !== 0) as [
        boolean,
        boolean,
        boolean,
        boolean,
        boolean,
      ];
      expect([bits, evaluateTree(tree, answers)]).toEqual([bits, rule(...answers)]);
    }
  });
});
