import { whatsappAddress } from '#features/dealers/dealers/index.ts'
import { OpenNow } from '#features/dealers/dealers/opening.page.tsx'
import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import { telephoneLink } from '#features/site/site-settings/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { DealerData } from '../../dealer-data.ts'
import { dealerSiteTexts } from '../../texts.ts'
import { DealerAddress } from '../../ui/dealer-address.tsx'
import { OpeningTable } from '../../ui/opening-table.tsx'

type Props = {
  data: DealerData
  language: Language
  headingLevel: 2 | 3
  /** Whether the heading of the section is the name of the dealer. */
  isNamed: boolean
}

/** Name, address, telephone and hours of a dealer. Source: requirements D-251 to D-257 and D-264. */
export function DealerDetails({ data, language, headingLevel, isNamed }: Props) {
  const { dealer, holidays, clockOffset, links } = data
  const { dealerCard, opening } = dealerTexts(language)
  const { dealerSite } = dealerSiteTexts(language)
  const { newTab } = textsIn(language).layout
  const Heading = `h${headingLevel}` as const
  const { openingHours, telephone, whatsapp } = dealer
  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        {isNamed ? null : <Heading className="text-h4">{dealer.name}</Heading>}
        <DealerAddress dealer={dealer} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {telephone ? (
            <ButtonLink href={telephoneLink(telephone)}>{fill(dealerCard.call, { telephone })}</ButtonLink>
          ) : null}
          {whatsapp ? (
            <TextLink href={whatsappAddress(whatsapp)} newTab newTabNote={newTab}>
              {dealerCard.whatsapp}
            </TextLink>
          ) : null}
          {links.directions ? (
            <TextLink href={links.directions} newTab newTabNote={newTab}>
              {dealerCard.directions}
            </TextLink>
          ) : null}
          <a
            href={links.contactCard}
            download
            className="underlined inline-flex min-h-6 items-center font-semibold text-button hover:text-accent-text pointer-coarse:min-h-11"
          >
            {dealerSite.saveContact}
          </a>
        </div>
      </div>
      {openingHours.length > 0 ? (
        <div>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <Heading className="text-h4">{opening.heading}</Heading>
            <OpenNow hours={openingHours} holidays={holidays} clockOffset={clockOffset} labels={opening} />
          </div>
          <OpeningTable hours={openingHours} language={language} />
        </div>
      ) : null}
    </div>
  )
}
