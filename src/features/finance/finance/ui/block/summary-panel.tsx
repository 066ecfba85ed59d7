import { memo, type ReactNode } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { NonBreakingName } from '#ui/content/non-breaking-name.tsx'
import type { SummaryTexts } from '../../texts.ts'
import { FigureLines } from '../cards/figure-lines.tsx'
import { MonthlyText } from '../cards/monthly-text.tsx'
import type { PlanFigures } from '../cards/plan-figures.ts'
import type { BlockTexts, FinanceSubject } from './subject.ts'

type Props = {
  subject: FinanceSubject
  /** Name of the selected payment option. */
  name: string
  figures: PlanFigures
  /** Button that opens the choice of another model. */
  change: ReactNode
  texts: BlockTexts
}

type ModelProps = Pick<Props, 'subject' | 'change'> & { texts: SummaryTexts }

/** Memoised, because plans do not change it. */
const SummaryModel = memo(function SummaryModel({ subject, change, texts }: ModelProps) {
  const { picture, colour, code, priceView } = subject
  return (
    <div className="studio grid content-between gap-6 p-6 tablet:p-10">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h3 className="text-h3" lang="en">
            <NonBreakingName name={subject.name} />
          </h3>
          <p className="mt-1 text-ink-2">
            {texts.code} <span className="figures">{code}</span>
          </p>
        </div>
        {change}
      </div>
      {picture ? (
        <img
          {...picture}
          alt=""
          loading="lazy"
          decoding="async"
          className="mx-auto h-auto w-full max-w-[38rem]"
        />
      ) : null}
      <div className="flex flex-wrap gap-x-10 gap-y-3">
        {colour ? (
          <p>
            <span className="block text-ink-2 text-small">{texts.colour}</span>
            <span className="font-semibold" lang="en">
              {colour.title}
            </span>
          </p>
        ) : null}
        <p>
          <span className="block text-ink-2 text-small">{texts.retailPrice}</span>
          <span className="figures font-semibold" data-price>
            {priceView}
          </span>
        </p>
      </div>
    </div>
  )
})

/** The selected model in its colour, and the figures of the selected plan. Source: requirements V-012 to V-017. */
export function SummaryPanel({ subject, name, figures, change, texts: { calculators, finance } }: Props) {
  return (
    <div data-summary className="grid grid-cols-1 desktop:grid-cols-[1.15fr_1fr]">
      <SummaryModel subject={subject} change={change} texts={calculators} />
      <div className="on-dark flex flex-col justify-center bg-night p-6 tablet:p-14">
        <p className="font-semibold">{name}</p>
        <p className="mt-1 text-night-2">{fill(finance.instalmentOf, { model: subject.name })}</p>
        <MonthlyText
          monthly={figures.monthly}
          className="mt-3 text-[length:min(var(--text-instalment),16cqi)] leading-none"
          unitClassName="text-h3 text-night-2"
        />
        <FigureLines lines={figures.lines} className="mt-8" />
      </div>
    </div>
  )
}
