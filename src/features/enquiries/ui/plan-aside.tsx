import { useId, useState } from 'react'
import type { Language } from '#platform/i18n/languages.ts'
import type { PlanKind } from '../forms/definitions.ts'
import type { ShownPlan } from '../shown-plan.ts'
import type { EnquiryPlanTexts } from '../texts.ts'
import type { PlanLink } from '../wire/plan-link.ts'
import { PlanList } from './plan-list.tsx'
import { useEnquiredPlan } from './use-enquired-plan.ts'

export type PlanWords = Pick<EnquiryPlanTexts, 'title' | 'onItsWay' | 'notShown'>

type Props = {
  kind: PlanKind
  language: Language
  link: PlanLink
  /** Code of the model that is chosen in the form; empty where none is. */
  model: string
  words: PlanWords
  /** The plan that came with the page; null where the browser has to fetch it. */
  initial: ShownPlan | null
}

/**
 * What the form is about, as the link that led here says and the server works out. It stands beside the form, or, on
 * small screens, before its end: wherever it comes, nothing that is seen moves.
 */
export function PlanAside({ kind, language, link, model, words, initial }: Props) {
  const id = useId()
  const { shown, state } = useEnquiredPlan({ kind, language, link, model, initial })
  // As the visitor saw it, in the colour they chose, as long as it is that vehicle.
  const ofLink = model === '' || model === link.code ? link.picture : null
  // A link may have been edited: what does not exist leaves no empty box.
  const [missing, setMissing] = useState<readonly string[]>([])
  const picture = [ofLink, shown?.picture].find((one) => one && !missing.includes(one))
  return (
    <section
      aria-labelledby={id}
      aria-busy={state === 'loading'}
      className="desktop:col-start-2! desktop:row-start-1 desktop:h-0"
    >
      <div className="min-h-72 border border-line bg-surface p-6">
        <h2 id={id} className="font-display text-h3">
          {words.title}
        </h2>
        {/* Above what comes later, so that it stays where it is. */}
        <p role="status" className="mt-3 text-ink-2 text-small">
          {state === 'failed' ? words.notShown : (shown?.note ?? words.onItsWay)}
        </p>
        {picture && (shown || state === 'failed') ? (
          <img
            src={picture}
            alt=""
            onError={() => setMissing((known) => [...known, picture])}
            width={640}
            height={320}
            className="mt-4 aspect-2/1 h-auto w-full object-contain"
          />
        ) : null}
        {shown && state !== 'failed' ? <PlanList {...shown} /> : null}
      </div>
    </section>
  )
}
