import type { ReactNode } from 'react'
import { OpenNow } from '#features/dealers/dealers/opening.page.tsx'
import { clockOffset } from '#features/dealers/dealers/server.ts'
import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { log } from '#platform/process/log.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { Section } from '#ui/layout/section.tsx'
import { findFinderDealer } from '../data/finder-dealers.ts'
import type { FinderDealer } from '../finder-dealer.ts'
import { finderPath } from '../rules/finder-address.ts'
import { dealerFinderTexts } from '../texts.ts'
import { cardLabelsIn } from './card-labels-in.ts'
import { MapCard } from './map-card.tsx'
import { YourDealerSlot } from './your-dealer-slot.island.tsx'

type Props = {
  language: Language
  /** Slug of the dealer in the path of the page, who precedes the preferred one; null without one. */
  dealer: string | null
}

async function tryDealer(slug: string): Promise<FinderDealer | null> {
  try {
    return await findFinderDealer(slug)
  } catch (error) {
    // The bar at the top of the page already says that the dealer cannot be read.
    log.error({ reason: String(error) }, 'dealer of page unavailable')
    return null
  }
}

function DealerOfPage({ dealer, language }: { dealer: FinderDealer; language: Language }) {
  const { contactDealer } = dealerFinderTexts(language).yourDealer
  const labels = cardLabelsIn(language)
  const { hours, region } = dealer
  return (
    <div className="max-w-[30rem]">
      <MapCard
        dealer={dealer}
        labels={labels}
        now={null}
        openNow={
          <OpenNow
            hours={hours}
            holidays={region?.holidays ?? []}
            clockOffset={clockOffset()}
            labels={labels.opening}
          />
        }
      />
      <p className="mt-6">
        <ButtonLink href={`/dealership/${dealer.slug}`}>{contactDealer}</ButtonLink>
      </p>
    </div>
  )
}

async function contentOf({ language, dealer: slug }: Props): Promise<ReactNode> {
  const texts = dealerFinderTexts(language).yourDealer
  if (slug !== null) {
    const dealer = await tryDealer(slug)
    return dealer && <DealerOfPage dealer={dealer} language={language} />
  }
  return (
    <YourDealerSlot
      labels={cardLabelsIn(language)}
      texts={texts}
      retryLabel={dealerTexts(language).dealers.retry}
      clockOffset={clockOffset()}
    >
      <div className="grid justify-items-start gap-6">
        <p className="max-w-[44ch] text-ink-2 text-lead">{texts.nearest}</p>
        <ButtonLink href={finderPath}>{texts.contactDealer}</ButtonLink>
      </div>
    </YourDealerSlot>
  )
}

/**
 * The dealer of a vehicle page: the one in its path, else the preferred one, else the way to the finder.
 *
 * Source: requirements D-264 to D-266, D-294, V-283 and V-284; decision V-10.
 */
export async function YourDealer(props: Props) {
  const content = await contentOf(props)
  if (content === null) return null
  return (
    <Section heading={dealerFinderTexts(props.language).yourDealer.talk} surface="raised">
      {content}
    </Section>
  )
}
