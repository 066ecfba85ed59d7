import type { ReactNode } from 'react'
import type { FormView } from '#features/enquiries/enquiries/index.ts'
import { LiveSection } from '#features/site/blocks/index.ts'
import type { FormContent, PageForms } from '../form-content.ts'
import { withoutFields } from '../map-fields.ts'

/** Where the content of a form comes from. */
export type LiveContent = {
  /** Null when it did not come with the page. */
  content: FormContent | null
  /** The address it is fetched from then. */
  address: string
  loadingTexts: { readonly loading: string; readonly failed: string; readonly retry: string }
}

type Props = LiveContent & {
  /** The server has left fields out where the content came with the page. */
  view: FormView
  children: (content: FormContent, view: FormView) => ReactNode
}

const skeleton = (
  <div aria-hidden="true" className="grid max-w-[46rem] gap-6">
    {[1, 2, 3, 4, 5, 6].map((line) => (
      <div key={line} className="skeleton h-19" />
    ))}
  </div>
)

/** Draws a form from its content, which the browser fetches when it did not come with the page. */
export function LiveForm({ content, view, address, loadingTexts, children }: Props) {
  if (content) return children(content, view)
  return (
    <LiveSection address={address} skeleton={skeleton} labels={loadingTexts}>
      {({ forms }: PageForms) => {
        const fetched = forms[view.kind]
        return fetched && children(fetched, withoutFields(view, fetched.omitted?.[view.kind]))
      }}
    </LiveSection>
  )
}
