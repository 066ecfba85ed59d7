import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import type { LiveBlockView } from '#features/site/blocks/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { DealerData } from '../../dealer-data.ts'
import { isOtherSite } from '../../rules/dealer-links.ts'
import { dealerSiteTexts } from '../../texts.ts'
import { DealerSection } from '../../ui/dealer-section.tsx'
import { LazyBookingFrame } from './lazy-booking-frame.island.tsx'

/**
 * A button to our own form, and the booking site in a frame or behind a link; without either, a link to the dealer's
 * contact details.
 *
 * Source: requirements D-062, D-384 and D-386.
 */
export const BookService: LiveBlockView<'bookService', DealerData> = ({ block, context, live }) => {
  const { language } = context
  const { bookService, bookingSite } = dealerSiteTexts(language).dealerSite
  const newTabNote = textsIn(language).layout.newTab
  const title = block.title || bookService
  return (
    <DealerSection block={block} defaultTitle={title} context={context} live={live} surface="surface">
      {({ links: { service, serviceBooking, contact } }) =>
        service === null ? (
          <ButtonLink href={contact}>{dealerTexts(language).dealerCard.contact}</ButtonLink>
        ) : (
          <div className="grid gap-6">
            {block.frame && serviceBooking ? <LazyBookingFrame src={serviceBooking} title={title} /> : null}
            <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <ButtonLink
                href={service}
                newTab={isOtherSite(service)}
                newTabNote={newTabNote}
                variant={block.frame ? 'secondary' : 'primary'}
              >
                {bookService}
              </ButtonLink>
              {serviceBooking && serviceBooking !== service ? (
                <TextLink href={serviceBooking} newTab newTabNote={newTabNote}>
                  {bookingSite}
                </TextLink>
              ) : null}
            </p>
          </div>
        )
      }
    </DealerSection>
  )
}
