'use client'

import { readPreferredSlug } from '#features/dealers/dealers/slug.islands.ts'
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form.tsx'
import { type LiveContent, LiveForm } from './live-form.tsx'

export type FormIslandProps = Omit<EnquiryFormProps, 'content' | 'readPreferredSlug'> & LiveContent

/** A form. The browser fetches its content when it did not come with the page. */
export function FormIsland(form: FormIslandProps) {
  return (
    <LiveForm {...form}>
      {(content, view) => <EnquiryForm {...form} {...{ content, view, readPreferredSlug }} />}
    </LiveForm>
  )
}
