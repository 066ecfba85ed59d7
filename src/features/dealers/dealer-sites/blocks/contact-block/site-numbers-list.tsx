import { telephoneLink } from '#features/site/site-settings/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { SiteNumbers } from '../../contact-data.ts'
import { dealerSiteTexts } from '../../texts.ts'

type Props = {
  numbers: SiteNumbers
  language: Language
  headingLevel: 2 | 3
  /** Whether the heading of the section says the same. */
  isNamed: boolean
}

/** The telephone numbers of the whole site that are set and visible. Source: requirements D-259 to D-263. */
export function SiteNumbersList({ numbers, language, headingLevel, isNamed }: Props) {
  const { dealerSite } = dealerSiteTexts(language)
  const Heading = `h${headingLevel}` as const
  const rows = [
    { label: dealerSite.roadside, number: numbers.roadsideAssistance },
    { label: dealerSite.customerCare, number: numbers.customerCare },
    { label: dealerSite.customerCareAbroad, number: numbers.customerCareFromAbroad },
    { label: dealerSite.finance, number: numbers.financeServices },
    { label: dealerSite.financeAbroad, number: numbers.financeServicesFromAbroad },
  ].flatMap(({ label, number }) => (number === null ? [] : [{ label, number }]))
  if (rows.length === 0) return null
  return (
    <div>
      {isNamed ? null : <Heading className="mb-4 text-h4">{dealerSite.numbers}</Heading>}
      <dl className="grid grid-cols-1 gap-x-gutter tablet:grid-cols-2 desktop:grid-cols-3">
        {rows.map(({ label, number }) => (
          <div key={label} className="flex flex-col gap-1 border-line border-t py-4">
            <dt className="text-ink-2 text-small">{label}</dt>
            <dd>
              <a href={telephoneLink(number)} className="target figures text-h4 hover:text-accent-text">
                {number}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
