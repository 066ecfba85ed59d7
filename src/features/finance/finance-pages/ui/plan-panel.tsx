import type { ReactNode } from 'react'
import { FigureLines, type Line, MonthlyText } from '#features/finance/finance/calculators.page.tsx'
import { Button } from '#ui/actions/button.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Announcement } from '#ui/overlays/announcement.island.tsx'
import type { CalculatorTexts } from './calculator-texts.ts'

type Props = {
  /** Controls of the plan. */
  children: ReactNode
  /** Above the amount: its name and the model. */
  caption: string
  /** `R 7 306 p/m`, or a dash. */
  monthly: string
  /** Explains a missing figure, below the dash. */
  notice?: string | null
  /** Message and retry button after a failed request. Source: decisions G-3 and V-12. */
  failure?: { readonly text: string; readonly onRetry: () => void } | null
  /** Figures beside the controls. */
  lines: readonly Line[]
  /** Additional content below. */
  more?: ReactNode
  /** Link to the enquiry form; null when there is no form. */
  enquiry: { readonly href: string; readonly onFollow?: () => void } | null
  texts: CalculatorTexts
}

/** A full-width calculator: controls on the left, results on a near-black background on the right. */
export function PlanPanel(props: Props) {
  const { children, caption, monthly, notice, failure, lines, more, enquiry, texts } = props
  return (
    <div className="grid grid-cols-1 desktop:grid-cols-[1.15fr_1fr]">
      <fieldset className="grid min-w-0 grid-cols-1 content-between gap-8 bg-surface p-6 tablet:p-14">
        <legend className="sr-only">{texts.pages.yourPlan}</legend>
        {children}
      </fieldset>
      <div className="on-dark flex min-w-0 flex-col bg-night p-6 tablet:p-14">
        <p className="text-night-2">{caption}</p>
        <MonthlyText
          monthly={monthly}
          className="mt-3 text-[length:min(var(--text-instalment),16cqi)] leading-none"
          unitClassName="text-h3 text-night-2"
        />
        <div role="status" className="mt-3 grid justify-items-start gap-3 empty:hidden">
          {notice ? <p>{notice}</p> : null}
          {failure ? (
            <>
              <p>{failure.text}</p>
              <Button variant="secondary" size="compact" onClick={failure.onRetry}>
                {texts.calculators.retry}
              </Button>
            </>
          ) : null}
        </div>
        <Announcement text={monthly === '–' ? '' : `${caption}: ${monthly}`} />
        <FigureLines lines={lines} className="mt-8" />
        {enquiry ? (
          <p
            className="mt-auto pt-8 print:hidden"
            onClickCapture={enquiry.onFollow}
            onAuxClickCapture={enquiry.onFollow}
          >
            <ButtonLink href={enquiry.href} newTab newTabNote={texts.newTab}>
              {texts.pages.askPlan}
            </ButtonLink>
          </p>
        ) : null}
      </div>
      {more ? (
        <div className="on-dark bg-night px-6 pb-6 tablet:px-14 tablet:pb-14 desktop:col-span-2 desktop:py-10">
          {more}
        </div>
      ) : null}
    </div>
  )
}
