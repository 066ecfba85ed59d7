import { z } from 'zod'
import type { FilterRules } from '#platform/service/filter.ts'
import { requiredText, text } from '#platform/service/readable.ts'
import type { OwnerBenefits } from '../../owner-benefits.ts'

/** What the contract lets clients ask of owner benefits: those of models, by their codes. */
export const ownerBenefitsFilter = {
  where: { code: ['eq', 'inq'] },
  order: [],
} as const satisfies FilterRules

/** The benefits of a model, by its code. Source: requirement C-374; the spelling is ours. */
export const wireOwnerBenefitsSchema = z.object({
  code: z.string(),
  servicePlan: z.string().nullable(),
  warranty: z.string().nullable(),
})

export function wireOwnerBenefitsOf(
  code: string,
  { servicePlan, warranty }: OwnerBenefits,
): z.infer<typeof wireOwnerBenefitsSchema> {
  return { code, servicePlan, warranty }
}

/** Reads what an outside service says of a model's benefits. */
export const incomingOwnerBenefits = z.object({ code: requiredText, servicePlan: text, warranty: text })
