import { OpenNow } from '#features/dealers/dealers/opening.page.tsx'
import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import { overlayOn, type Picture, pictureOf } from '#features/pictures/pictures/index.ts'
import { PictureView } from '#features/pictures/pictures/page.tsx'
import { type LiveBlockView, titleLevel } from '#features/site/blocks/index.ts'
import { ButtonRow, hasButtons } from '#features/site/blocks/parts.page.tsx'
import { telephoneLink } from '#features/site/site-settings/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Hero } from '#ui/layout/hero.tsx'
import type { DealerData } from '../../dealer-data.ts'
import { isOtherSite } from '../../rules/dealer-links.ts'
import { withSoftHyphens } from '../../rules/soft-hyphens.ts'
import { dealerSiteTexts } from '../../texts.ts'
import { fullAddressLines } from '../../ui/full-address-lines.ts'
import { UnavailableSection } from '../../ui/unavailable-section.tsx'

/** Drawn for a dealer without a picture: a showroom with its name on it. */
const showroomOf = (name: string | undefined): Picture => ({
  ...({ kind: 'artwork', subject: 'place', scene: 'forecourt', alt: '' } as const),
  ...(name && { sign: name }),
})

/** What visitors do next: call, book a test drive, book a service, ask for a quote. */
function DealerActions({ data: { dealer, links }, language }: { data: DealerData; language: Language }) {
  const { dealerCard } = dealerTexts(language)
  const { dealerSite } = dealerSiteTexts(language)
  const { newTab: newTabNote } = textsIn(language).layout
  const target = (href: string) => ({ href, newTab: isOtherSite(href), newTabNote })
  return (
    <div className="flex max-w-[37rem] flex-wrap gap-3">
      {dealer.telephone ? (
        <ButtonLink href={telephoneLink(dealer.telephone)}>
          {fill(dealerCard.call, { telephone: dealer.telephone })}
        </ButtonLink>
      ) : null}
      {links.testDrive ? (
        <ButtonLink {...target(links.testDrive)} variant="secondary">
          {dealerSite.bookTestDrive}
        </ButtonLink>
      ) : null}
      {links.service ? (
        <ButtonLink {...target(links.service)} variant="secondary">
          {dealerSite.bookService}
        </ButtonLink>
      ) : null}
      {links.quote ? (
        <span className="self-center">
          <TextLink {...target(links.quote)}>{dealerSite.requestQuote}</TextLink>
        </span>
      ) : null}
    </div>
  )
}

/**
 * The opening of a dealer's home page: its name, address and hours on its picture, or on a drawn forecourt.
 *
 * Source: requirements D-021, D-251, D-252 and D-384 to D-386.
 */
export const DealerHero: LiveBlockView<'dealerHero', DealerData> = ({ block, context, live }) => {
  const { title, lead, buttons } = block
  const { language } = context
  const data = live.state === 'ready' ? live.data : null
  const picture =
    pictureOf(block.picture, { language }) ?? data?.dealer.picture ?? showroomOf(data?.dealer.name)
  const heading = withSoftHyphens(title || (data?.dealer.name ?? ''))
  if (!heading && live.state !== 'failed') return null
  return (
    <Hero
      title={heading}
      level={titleLevel(context)}
      isName
      height="normal"
      overlay={overlayOn(picture, 'light')}
      picture={<PictureView picture={picture} fill behindText="light" first={context.isFirst} />}
      lead={
        <>
          <p>{lead || (data ? fullAddressLines(data.dealer).join(', ') : null)}</p>
          {data && data.dealer.openingHours.length > 0 ? (
            <p className="mt-3 text-body">
              <OpenNow
                hours={data.dealer.openingHours}
                holidays={data.holidays}
                clockOffset={data.clockOffset}
                labels={dealerTexts(language).opening}
              />
            </p>
          ) : null}
        </>
      }
      actions={
        hasButtons(buttons, context) ? (
          <ButtonRow buttons={buttons} context={context} />
        ) : data ? (
          <DealerActions data={data} language={language} />
        ) : live.state === 'empty' ? null : (
          <UnavailableSection language={language} path={context.path} />
        )
      }
    />
  )
}
