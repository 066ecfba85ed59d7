import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import type { LiveBlockView } from '#features/site/blocks/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import type { DealerData } from '../../dealer-data.ts'
import { dealerSiteTexts } from '../../texts.ts'
import { DealerSection } from '../../ui/dealer-section.tsx'
import { LazyBookingFrame } from './lazy-booking-frame.island.tsx'

/**
 * The booking site in a frame or behind a button; while none is configured, a link to the dealer's contact details.
 *
 * Source: requirements D-062, D-384 and D-386.
 */
export const BookService: LiveBlockView<'bookService', DealerData> = ({ block, context, live }) => {
  const { language } = context
  const { bookService } = dealerSiteTexts(language).dealerSite
  const title = block.title || bookService
  return (
    <DealerSection block={block} defaultTitle={title} context={context} live={live} surface="surface">
      {({ links: { serviceBooking, contact } }) =>
        serviceBooking === null ? (
          <ButtonLink href={contact}>{dealerTexts(language).dealerCard.contact}</ButtonLink>
        ) : (
          <div className="grid gap-6">
            {block.frame ? <LazyBookingFrame src={serviceBooking} title={title} /> : null}
            <div>
              <ButtonLink
                href={serviceBooking}
                newTab
                newTabNote={textsIn(language).layout.newTab}
                variant={block.frame ? 'secondary' : 'primary'}
              >
                {bookService}
              </ButtonLink>
            </div>
          </div>
        )
      }
    </DealerSection>
  )
}
