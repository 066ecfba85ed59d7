import { formatFee, formatKilometres } from '#features/finance/finance/calculators.page.tsx'
import type { CalculatorName } from '#features/finance/finance/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import type { FinanceContent } from '../finance-content.ts'
import type { CalculatorTexts } from './calculator-texts.ts'

type Props = { name: CalculatorName; content: FinanceContent; texts: CalculatorTexts }

/**
 * The links below a calculator and the assumptions behind its figures.
 *
 * Source: requirements V-003, V-023 to V-026 and V-034.
 */
export function CalculatorFooter({ name, content: { settings, links, isBusiness }, texts }: Props) {
  const { pages, newTab } = texts
  const { fees, futureDrive } = settings
  const hasFees = name === 'instalment' || name === 'future-drive'
  const { mileage, months } = futureDrive.opening
  const notes = [
    ...(hasFees
      ? [
          fill(pages.initiationNote, { amount: formatFee(fees.initiation) }),
          fill(pages.adminNote, { amount: formatFee(fees.monthlyAdmin) }),
        ]
      : []),
    ...(name === 'future-drive'
      ? [fill(pages.mileageNote, { kilometres: formatKilometres(mileage), months: String(months) })]
      : []),
    pages.estimateNote,
  ]
  return (
    <div className="mt-8 grid grid-cols-1 items-start gap-8 tablet:grid-cols-[auto_1fr]">
      <p className="flex flex-wrap gap-3">
        {links.query ? <ButtonLink href={links.query}>{pages.enquireNow}</ButtonLink> : null}
        {links.application ? (
          <ButtonLink href={links.application} variant="secondary" newTab newTabNote={newTab}>
            {isBusiness ? pages.applyCompany : pages.apply}
          </ButtonLink>
        ) : null}
      </p>
      <ul className="grid max-w-[60ch] gap-1 text-ink-2 text-small">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}
