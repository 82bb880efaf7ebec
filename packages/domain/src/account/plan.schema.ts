import * as v from 'valibot';

const used = v.strictObject({ used: v.number(), limit: v.number() });

/** The plan of the agency. */
export const plan = v.strictObject({
  name: v.string(),
  /** US dollars. */
  pricePerMonth: v.number(),
  brands: used,
  teamMembers: used,
  /** Percent. */
  storageUsed: v.number(),
});
export type Plan = v.InferOutput<typeof plan>;

/** The sample plan. */
export const samplePlan: Plan = {
  name: 'Pro',
  pricePerMonth: 49,
  brands: { used: 5, limit: 10 },
  teamMembers: { used: 15, limit: 20 },
  storageUsed: 80,
};
