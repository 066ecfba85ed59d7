import type { ReactNode } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { NoticeScreen } from '#ui/screens/notice-screen.tsx'
import type { CheckOutcome } from '../check-result.ts'
import { type RecallTexts, recallTexts } from '../texts.ts'
import { CampaignList } from './campaign-list.tsx'
import { VinForm } from './vin-form.tsx'

/** The page is in English, as the finder is. */
const language = 'en'

/** Title and text of an outcome; null when it has expired. A failure is explained beside the form. */
function noticeOf(outcome: CheckOutcome | null, labels: RecallTexts): { title: string; text: string[] } {
  if (outcome === null) return { title: labels.expiredTitle, text: [labels.expired] }
  if (outcome.kind === 'invalid') return { title: labels.invalid, text: [] }
  if (outcome.kind !== 'checked') return { title: labels.failed, text: [] }
  const { vin, campaigns } = outcome
  return campaigns.length > 0
    ? { title: labels.foundTitle, text: [fill(labels.found, { vin })] }
    : { title: labels.noneTitle, text: [fill(labels.none, { vin })] }
}

function earlierOf(outcome: CheckOutcome | null) {
  if (outcome === null) return undefined
  return { entry: outcome.vin, problem: outcome.kind === 'checked' ? null : outcome.kind }
}

type Props = { outcome: CheckOutcome | null; telephone: string | null }

/** The result of a lookup for a browser without JavaScript, and the form for the next one. */
export function RecallResult({ outcome, telephone }: Props): ReactNode {
  const labels = recallTexts(language).recalls
  return (
    <NoticeScreen {...noticeOf(outcome, labels)}>
      <div className="grid w-full max-w-[46rem] gap-10">
        {outcome?.kind === 'checked' ? (
          <>
            <CampaignList {...{ labels, language }} campaigns={outcome.campaigns} headingLevel={2} />
            <p>
              <ButtonLink href="/dealers">{labels.contactDealer}</ButtonLink>
            </p>
          </>
        ) : null}
        <VinForm language={language} telephone={telephone} earlier={earlierOf(outcome)} />
      </div>
    </NoticeScreen>
  )
}
