'use client'

import { LiveSection } from '#features/blocks/index.ts'
import type { FormContent } from '../form-content.ts'
import { EnquiryForm, type EnquiryFormProps } from './enquiry-form.tsx'

export type FormIslandProps = Omit<EnquiryFormProps, 'content'> & {
  /** Null when what the form offers did not come with the page. */
  content: FormContent | null
  /** Where it is asked for then. */
  address: string
  loadingWords: { readonly loading: string; readonly failed: string; readonly retry: string }
}

/** A form; when what it offers is not there yet, the browser asks for it. */
export function FormIsland({ content, address, loadingWords, ...form }: FormIslandProps) {
  if (content) return <EnquiryForm {...form} content={content} />
  return (
    <LiveSection<FormContent> address={address} skeleton={<FormSkeleton />} labels={loadingWords}>
      {(loaded) => <EnquiryForm {...form} content={loaded} />}
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
