import { whatsappAddress } from '#features/dealers/dealers/index.ts'
import { OpenNow } from '#features/dealers/dealers/opening.page.tsx'
import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import { telephoneLink } from '#features/site/site-settings/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { DealerData } from '../dealer-data.ts'
import { DealerAddress } from './dealer-address.tsx'

type Props = {
  data: DealerData
  language: Language
  headingLevel?: 2 | 3 | 4
}

/** A dealer with its address, hours and links. Source: requirements D-009 and D-264 to D-266. */
export function DealerCard({ data, language, headingLevel = 3 }: Props) {
  const { dealer, holidays, clockOffset, links } = data
  const { dealerCard, opening } = dealerTexts(language)
  const { newTab } = textsIn(language).layout
  const Heading = `h${headingLevel}` as const
  return (
    <article className="flex h-full min-w-0 flex-col gap-4 border-line border-t pt-5">
      <Heading className="text-h4">
        <Anchor href={links.home} className="hover:text-accent-text">
          {dealer.name}
        </Anchor>
      </Heading>
      <div className="grid gap-3 text-ink-2">
        <DealerAddress dealer={dealer} />
        {dealer.telephone ? (
          <p>
            <a
              href={telephoneLink(dealer.telephone)}
              className="target figures text-ink hover:text-accent-text"
            >
              {dealer.telephone}
            </a>
          </p>
        ) : null}
        {dealer.openingHours.length > 0 ? (
          <p className="text-small">
            <OpenNow
              hours={dealer.openingHours}
              holidays={holidays}
              clockOffset={clockOffset}
              labels={opening}
            />
          </p>
        ) : null}
      </div>
      <div className="mt-auto flex flex-wrap gap-x-6 gap-y-2 pt-2">
        {links.directions ? (
          <TextLink href={links.directions} newTab newTabNote={newTab}>
            {dealerCard.directions}
          </TextLink>
        ) : null}
        {dealer.whatsapp ? (
          <TextLink href={whatsappAddress(dealer.whatsapp)} newTab newTabNote={newTab}>
            {dealerCard.whatsapp}
          </TextLink>
        ) : null}
        <TextLink href={`${links.home}/home`}>{dealerCard.visitWebsite}</TextLink>
        <TextLink href={links.contact}>{dealerCard.contact}</TextLink>
      </div>
    </article>
  )
}
