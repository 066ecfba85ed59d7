import { z } from 'zod'
import type { FilterRules } from '#platform/service/filter.ts'
import { requiredText, text } from '#platform/service/readable.ts'
import type { OwnerBenefits } from '../../owner-benefits.ts'

/** The filters the contract allows on owner benefits. */
export const ownerBenefitsFilter = {
  where: { code: ['eq', 'inq'] },
  order: [],
} as const satisfies FilterRules

/** The benefits of a model. Source: requirement C-374; the spelling is ours. */
export const wireOwnerBenefitsSchema = z.object({
  code: z.string(),
  servicePlan: z.string().nullable(),
  warranty: z.string().nullable(),
  wifi: z.string().nullable(),
})

export function wireOwnerBenefitsOf(
  code: string,
  { servicePlan, warranty, wifi }: OwnerBenefits,
): z.infer<typeof wireOwnerBenefitsSchema> {
  return { code, servicePlan, warranty, wifi }
}

/** Reads a model's benefits from an external service. */
export const incomingOwnerBenefits = z.object({
  code: requiredText,
  servicePlan: text,
  warranty: text,
  wifi: text,
})
