import { pictureOf, videoOf } from '#features/pictures/pictures/index.ts'
import { PictureView } from '#features/pictures/pictures/page.tsx'
import type { PageContext } from '#features/site/blocks/index.ts'
import { ButtonRow, FormattedText, PictureBox } from '#features/site/blocks/parts.page.tsx'
import { textsIn } from '#platform/i18n/texts.ts'
import { networkNames } from '#platform/site/social-networks.ts'
import type { CalendarDay } from '#platform/time/clock.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { daysOfCard, entryOfStoredCard, type StoredCard } from '../card-of-block.ts'
import { cardFilePath } from '../rules/calendar-links.ts'
import { flagsOf } from '../rules/flags.ts'
import { motorsportEventTexts } from '../texts.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { CardVideo } from './card-video.tsx'
import { EventPlace } from './event-place.tsx'
import { formatDays } from './format-event.ts'

type Props = { card: StoredCard; context: PageContext; today: CalendarDay; headingLevel: 2 | 3 }

function SocialLinks({ links, context }: { links: StoredCard['socialLinks']; context: PageContext }) {
  if (!links || links.length === 0) return null
  const { newTab } = textsIn(context.language).layout
  return (
    <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
      {links.map(({ id, network, address }) => (
        <li key={id ?? address}>
          <TextLink href={address} newTab newTabNote={newTab}>
            {networkNames[network]}
          </TextLink>
        </li>
      ))}
    </ul>
  )
}

function CardText({ card, context, today, headingLevel }: Props) {
  const { language, path } = context
  const Heading = `h${headingLevel}` as const
  const days = daysOfCard(card)
  const small = pictureOf(card.preImage, { language })
  const video = card.hasVideo ? videoOf(card.video, { language }) : null
  return (
    <div className="min-w-0">
      {small ? (
        <div className="relative mb-5 aspect-square w-20 overflow-hidden">
          <PictureView picture={small} fill sizes="5rem" />
        </div>
      ) : null}
      {days ? <p className="text-ink-2 text-small">{formatDays(days, language)}</p> : null}
      <Heading className="mt-1 text-h3 wrap-anywhere">{card.title}</Heading>
      {card.subTitle ? <p className="mt-2 font-semibold">{card.subTitle}</p> : null}
      <EventPlace
        place={card.location ?? ''}
        flags={flagsOf({ countries: card.countries ?? [], location: card.location ?? '' })}
      />
      {card.content ? (
        <div className="mt-4 max-w-[60ch]">
          <FormattedText text={card.content} context={context} topHeading={headingLevel === 2 ? 3 : 4} />
        </div>
      ) : null}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <ButtonRow buttons={card.buttons} context={context} size="compact" />
        {video ? <CardVideo video={video} title={card.title} language={language} /> : null}
        {card.id ? (
          <AddToCalendar
            entry={entryOfStoredCard(card, today)}
            file={cardFilePath(card.id, path)}
            texts={motorsportEventTexts(language).motorsportEvents}
          />
        ) : null}
      </div>
      <SocialLinks links={card.socialLinks} context={context} />
    </div>
  )
}

/**
 * A card of an event with its picture beside its text: as wide as the page's content, or as the window.
 *
 * Source: requirements C-213 to C-217, C-221, C-377 to C-379.
 */
export function PromoCard(props: Props) {
  const { card, context } = props
  const picture = pictureOf(card.image, { language: context.language })
  const stretched = card.theme === 'stretch'
  const text = <CardText {...props} />
  if (!picture) {
    return (
      <article data-width={card.theme ?? 'default'} className={stretched ? 'bg-raised py-12' : ''}>
        <div className="frame">{text}</div>
      </article>
    )
  }
  const atRight = card.imgPosition === 'right'
  return (
    <article
      data-width={card.theme ?? 'default'}
      className={`grid items-center tablet:grid-cols-2 ${stretched ? 'bg-raised' : 'frame gap-x-gutter gap-y-6'}`}
    >
      <div className={atRight ? 'tablet:order-2' : ''}>
        <PictureBox picture={picture} sizes="(min-width: 48rem) 50vw, 100vw" />
      </div>
      {stretched ? <div className="min-w-0 px-margin py-8">{text}</div> : text}
    </article>
  )
}
