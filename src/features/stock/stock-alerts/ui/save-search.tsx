import { areAlertsOffered } from '#features/stock/vehicle-alerts/server.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { stockAlertsTexts } from '../texts.ts'
import { AlertCard } from './alert-card.tsx'
import { LazyAlertForm } from './lazy-alert-form.island.tsx'

type Props = {
  /** The query of the search with which the page was rendered, such as `make=toyota`; may be empty. */
  query: string
  language: Language
  headingLevel?: 2 | 3
}

/** The form that asks for e-mails about new vehicles of a search; nothing where alerts are not offered. */
export function SaveSearch({ query, language, headingLevel = 2 }: Props) {
  if (!areAlertsOffered()) return null
  const labels = stockAlertsTexts(language).alertForm
  return (
    <AlertCard title={labels.searchTitle} text={labels.searchText} headingLevel={headingLevel}>
      <LazyAlertForm subject={{ kind: 'search', query }} labels={labels} />
    </AlertCard>
  )
}
