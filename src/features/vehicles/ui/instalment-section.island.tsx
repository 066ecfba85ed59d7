'use client'

import { type ReactNode, useId } from 'react'
import { type FinanceSettings, InstalmentCard } from '#features/finance/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Texts } from '#platform/i18n/texts.ts'
import { useChoice } from './choice.island.tsx'

type Props = {
  finance: Pick<FinanceSettings, 'fees' | 'instalmentCard'>
  texts: Pick<Texts, 'configurator' | 'finance'>
  /** Opens the choice of another model. */
  change: ReactNode
}

/** What the chosen model costs a month. */
export function InstalmentSection({ finance, texts: { configurator, finance: words }, change }: Props) {
  const headingId = useId()
  const { model } = useChoice()
  const price = model ? (model.specialPrice ?? model.price) : null
  return (
    <section id="instalment" aria-labelledby={headingId} className="frame pt-section">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-gutter gap-y-5">
        <h2 id={headingId} className="text-h2">
          {configurator.costAMonth}
        </h2>
        {change}
      </div>
      {model && price !== null ? (
        <>
          <InstalmentCard
            price={price}
            settings={finance.instalmentCard}
            fees={finance.fees}
            subject={model.name}
            texts={words}
          />
          <p className="mt-6 max-w-[70ch] text-ink-2 text-small">
            {fill(configurator.estimate, { model: model.name })}
          </p>
        </>
      ) : (
        <p className="text-ink-2 text-lead">{configurator.noPrice}</p>
      )}
    </section>
  )
}
