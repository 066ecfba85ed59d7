import { memo, type ReactNode, useId } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import type { CalculatorTexts } from '../../texts.ts'
import { MonthlyText } from './monthly-text.tsx'
import type { PlanFigures } from './plan-figures.ts'

/** Props common to all plan cards. */
export type SharedCardProps = {
  readonly texts: CalculatorTexts
  /** The radio button that selects this plan for the summary; absent on pages without a summary. */
  readonly choice?: { readonly group: string; readonly chosen: boolean; readonly onChoose: () => void }
  /** Link to the enquiry form; null when there is no form. */
  readonly enquiry: {
    readonly href: string
    readonly newTabNote: string
    readonly onFollow?: () => void
  } | null
}

type Props = SharedCardProps & {
  title: string
  lead: string
  figures: PlanFigures
  /** Explains missing figures, below the dash. */
  notice: string | null
  /** Replaces the figures when they failed to load. Its space is reserved. */
  failure: ReactNode
  /** Controls of the plan. */
  children: ReactNode
  /** Results of the plan. */
  details: ReactNode
}

type PartProps<Part extends 'choice' | 'enquiry'> = {
  title: string
  texts: CalculatorTexts
} & { readonly [Name in Part]: NonNullable<SharedCardProps[Name]> }

/** Memoised, because React writes the name and type of a radio button on every render. */
const SummaryChoice = memo(function SummaryChoice({ choice, title, texts }: PartProps<'choice'>) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-ink-2 text-small">
      <input
        type="radio"
        name={choice.group}
        checked={choice.chosen}
        onChange={choice.onChoose}
        aria-label={fill(texts.inSummaryOf, { plan: title })}
        className="tick"
      />
      {texts.inSummary}
    </label>
  )
})

const EnquiryLink = memo(function EnquiryLink({ enquiry, title, texts }: PartProps<'enquiry'>) {
  return (
    <p
      className="mt-auto pt-8 print:hidden"
      onClickCapture={enquiry.onFollow}
      onAuxClickCapture={enquiry.onFollow}
    >
      <ButtonLink href={enquiry.href} newTab newTabNote={enquiry.newTabNote} wide>
        <span aria-hidden="true">{texts.enquire}</span>
        <span className="sr-only">{fill(texts.enquireAbout, { plan: title })}</span>
      </ButtonLink>
    </p>
  )
})

/**
 * The calculator of one payment option: monthly amount, controls and results. Neighbouring cards align these three
 * parts.
 */
export function PlanCard({
  title,
  lead,
  figures,
  notice,
  failure,
  choice,
  enquiry,
  texts,
  children,
  details,
}: Props) {
  const headingId = useId()
  return (
    <article
      aria-labelledby={headingId}
      className="row-span-3 grid min-w-0 grid-cols-1 grid-rows-subgrid gap-y-0"
    >
      <div className="flex min-w-0 flex-col bg-surface p-6 pb-0 wide:p-8 wide:pb-0">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h3 id={headingId} className="text-h3">
            {title}
          </h3>
          {choice ? <SummaryChoice choice={choice} title={title} texts={texts} /> : null}
        </div>
        <p className="mt-1 max-w-[44ch] text-ink-2 text-small">{lead}</p>
        <div className="mt-auto min-h-23 pt-5">
          {failure ?? (
            <MonthlyText
              monthly={figures.monthly}
              className="text-[length:min(var(--text-figure),16cqi)] leading-none"
              unitClassName="text-ink-2 text-lead"
            />
          )}
          {notice ? <p className="mt-1 text-small">{notice}</p> : null}
        </div>
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-6 bg-surface p-6 wide:p-8">{children}</div>
      <div className="on-dark flex min-w-0 flex-col bg-night p-6 wide:p-8">
        {details}
        {enquiry ? <EnquiryLink enquiry={enquiry} title={title} texts={texts} /> : null}
      </div>
    </article>
  )
}
