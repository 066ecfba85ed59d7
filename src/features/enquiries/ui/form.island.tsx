'use client'

import { LiveSection } from '#features/blocks/index.ts'
import { readPreferredSlug } from '#features/dealers/slug.islands.ts'
import type { FormContent } from '../form-content.ts'
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form.tsx'

export type FormIslandProps = Omit<EnquiryFormProps, 'content' | 'readPreferredSlug'> & {
  /** Null when it did not come with the page. */
  content: FormContent | null
  /** The address it is fetched from then. */
  address: string
  loadingTexts: { readonly loading: string; readonly failed: string; readonly retry: string }
}

/** A form. The browser fetches its content when it did not come with the page. */
export function FormIsland({ content, address, loadingTexts, ...form }: FormIslandProps) {
  if (content) return <EnquiryForm {...form} content={content} readPreferredSlug={readPreferredSlug} />
  return (
    <LiveSection<FormContent> address={address} skeleton={<FormSkeleton />} labels={loadingTexts}>
      {(loaded) => <EnquiryForm {...form} content={loaded} readPreferredSlug={readPreferredSlug} />}
    </LiveSection>
  )
}

const lines = ['model', 'dealer', 'name', 'phone', 'email', 'note']

function FormSkeleton() {
  return (
    <div aria-hidden="true" className="grid max-w-[46rem] gap-6">
      {lines.map((line) => (
        <div key={line} className="skeleton h-19" />
      ))}
    </div>
  )
}
