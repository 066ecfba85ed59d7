'use client'

import type { FormIslandProps } from '#features/enquiries/enquiry-forms/index.ts'
import { LazyForm } from '#features/enquiries/enquiry-forms/islands.ts'
import { useQuotedPlan } from './quoted-plan.ts'

/** The form on a vehicle's page, with the plan of its calculator. */
export function PageEnquiry({ id, form }: { id: string; form: FormIslandProps }) {
  return <LazyForm {...form} calculation={useQuotedPlan(id)} />
}
