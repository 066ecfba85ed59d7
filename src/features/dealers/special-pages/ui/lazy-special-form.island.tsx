'use client'

import { type ComponentProps, lazy } from 'react'
import type { SpecialForm } from '#features/enquiries/enquiry-forms/special.islands.ts'

const LoadedForm = lazy(async () => ({
  default: (await import('#features/enquiries/enquiry-forms/special.islands.ts')).SpecialForm,
}))

/** The form of a special's page, whose scripts no other page loads. */
export function LazySpecialForm(props: ComponentProps<typeof SpecialForm>) {
  return <LoadedForm {...props} />
}
