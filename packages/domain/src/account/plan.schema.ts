import * as v from 'valibot';

const used = v.strictObject({ used: v.number(), limit: v.number() });

/** The sample plan of the agency, with the actual usage of this workspace. */
export const plan = v.strictObject({
  name: v.string(),
  /** US dollars. */
  pricePerMonth: v.number(),
  brands: used,
  teamMembers: used,
  /** Percent. */
  storageUsed: v.number(),
  /** Counted when asked. */
  workspace: v.strictObject({
    brands: v.number(),
    /** People with access to at least one brand. */
    people: v.number(),
    files: v.number(),
    /** The size of all files. */
    fileBytes: v.number(),
  }),
});
export type Plan = v.InferOutput<typeof plan>;

/** The plan as every agency has it in the samples. */
export const samplePlan: Omit<Plan, 'workspace'> = {
  name: 'Pro',
  pricePerMonth: 49,
  brands: { used: 5, limit: 10 },
  teamMembers: { used: 15, limit: 20 },
  storageUsed: 80,
};
