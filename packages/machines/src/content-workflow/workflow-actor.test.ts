import type { BrandRole, GlobalRole, User } from '@brandroom/domain/account/user.schema';
import { contentTypes } from '@brandroom/domain/content/content.schema';
import type { BrandId, UserId } from '@brandroom/domain/id.schema';
import type { FlagRight } from '@brandroom/domain/rights/flags';
import { permissionsWhere, presets } from '@brandroom/domain/rights/presets';
import { describe, expect, it } from 'vitest';

import { samplePeople } from './content-workflow.samples';
import { roleColumns } from './role-scenarios';
import { workflowActor } from './workflow-actor';

const here = 'brand_1_a' as BrandId;

function user(role: GlobalRole, brandRole: BrandRole, flags?: readonly FlagRight[]): User {
  const permissions = flags
    ? permissionsWhere((right) => flags.includes(right))
    : presets[brandRole];
  return {
    id: 'user_1_x' as UserId,
    name: 'Somebody',
    email: 'somebody@example.com',
    role,
    brandAccess: [{ brandId: here, role: brandRole, permissions }],
  };
}

describe('a person as the workflow sees them', () => {
  // The role table uses these people, so they must hold the real permissions of their roles.
  it.each([
    ['admin', user('admin', 'viewer')],
    ['manager', user('manager', 'editor')],
    ['editor', user('member', 'editor')],
    ['viewer', user('member', 'viewer')],
    ['approver', user('member', 'viewer', ['blog.view', 'blog.approve'])],
    ['publisher', user('member', 'viewer', ['blog.view', 'blog.publish'])],
    ['corrector', user('member', 'viewer', ['blog.view', 'blog.edit', 'blog.approve'])],
  ] as const)('has the flags and the name of the sample %s', (sample, person) => {
    const { flags, roleLabel } = samplePeople[sample];
    expect(workflowActor(person, { type: 'blog', brandId: here })).toEqual({
      id: person.id,
      name: person.name,
      flags,
      roleLabel,
    });
  });

  it.each(roleColumns)(
    'has as %s with the brand role %s the rights of the column %s',
    (...roles) => {
      const [global, brandRole, column] = roles;
      const { flags } = workflowActor(user(global, brandRole), { type: 'blog', brandId: here });
      expect(flags).toEqual(samplePeople[column].flags);
    },
  );

  it('holds on one type of content nothing that was granted on another', () => {
    const person = user('member', 'viewer', ['blog.approve']);
    const held = contentTypes.map((type) => workflowActor(person, { type, brandId: here }).flags);
    expect(held).toEqual([[], [], ['approve']]);
  });

  it('holds nothing in a brand of others', () => {
    const person = user('manager', 'admin');
    const elsewhere = 'brand_2_b' as BrandId;
    expect(workflowActor(person, { type: 'blog', brandId: elsewhere }).flags).toEqual([]);
  });
});
