'use client'

import { readPreferredSlug } from '#features/dealers/dealers/slug.islands.ts'
import { type LiveContent, LiveForm } from './live-form.tsx'
import { RequestForm, type RequestFormProps } from './request-form.tsx'

export type RequestFormIslandProps = Omit<RequestFormProps, 'content' | 'readPreferredSlug'> & LiveContent

/** A form of several sections or steps. The browser fetches its content when it did not come with the page. */
export function RequestFormIsland(form: RequestFormIslandProps) {
  return (
    <LiveForm {...form}>
      {(content, view) => <RequestForm {...form} {...{ content, view, readPreferredSlug }} />}
    </LiveForm>
  )
}
