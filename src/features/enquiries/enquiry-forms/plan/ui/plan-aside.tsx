import { useId } from 'react'
import type { DisplayedPlan, PlanKind } from '#features/enquiries/enquiries/index.ts'
import type { EnquiryPlanTexts } from '#features/enquiries/enquiries/texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { PlanLink } from '../plan-link.ts'
import { PlanList } from './plan-list.tsx'
import { useEnquiredPlan } from './use-enquired-plan.ts'

export type PlanTexts = Pick<EnquiryPlanTexts, 'title' | 'onItsWay' | 'notShown'>

type Props = {
  kind: PlanKind
  language: Language
  link: PlanLink
  /** Code of the model that is selected in the form; empty without one. */
  model: string
  texts: PlanTexts
  /** The plan that came with the page; null where the browser has to fetch it. */
  initial: DisplayedPlan | null
}

/**
 * The plan of the link that led to the form, calculated by the server. It is beside the form or, on small screens, below it,
 * so that loading it shifts no visible content.
 */
export function PlanAside({ kind, language, link, model, texts, initial }: Props) {
  const id = useId()
  const { shown, state } = useEnquiredPlan({ kind, language, link, model, initial })
  return (
    <section
      aria-labelledby={id}
      aria-busy={state === 'loading'}
      className="laptop:col-start-2 laptop:row-start-2"
    >
      <div className="min-h-72 border border-line bg-surface p-6">
        <h2 id={id} className="font-display text-h3">
          {texts.title}
        </h2>
        {/* Above the lines that load later, so that it does not move. */}
        <p role="status" className="mt-3 text-ink-2 text-small">
          {state === 'failed' ? texts.notShown : (shown?.note ?? texts.onItsWay)}
        </p>
        {shown && state !== 'failed' ? <PlanList {...shown} /> : null}
      </div>
    </section>
  )
}
