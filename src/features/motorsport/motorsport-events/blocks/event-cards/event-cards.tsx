import { type LiveBlockView, titleLevel } from '#features/site/blocks/index.ts'
import { Section } from '#ui/layout/section.tsx'
import { expiryOfCard } from '../../card-of-block.ts'
import type { CardsDay } from '../../event.ts'
import { categoriesOf } from '../../rules/categories.ts'
import { monthOf } from '../../rules/months.ts'
import { visibleCards } from '../../rules/upcoming.ts'
import { motorsportEventTexts } from '../../texts.ts'
import { EventGrid } from '../../ui/event-grid.tsx'
import { LazyEventFilter } from '../../ui/lazy-event-filter.island.tsx'
import { PromoCard } from '../../ui/promo-card.tsx'

/** Cards of events, with tabs when they have categories. Source: requirements C-209 to C-217. */
export const EventCardsBlock: LiveBlockView<'eventCards', CardsDay> = ({ block, context, live }) => {
  if (live.state !== 'ready') return null
  const { today } = live.data
  const texts = motorsportEventTexts(context.language).motorsportEvents
  const nextEventMode = block.nextEventMode ?? false
  const dated = (block.cards ?? []).map((card) => ({ card, expiresOn: expiryOfCard(card) }))
  const visible = visibleCards(dated, { nextEventMode, today })
  const title = (nextEventMode && visible.length > 0 ? texts.nextEvent : block.title) || undefined
  const level = titleLevel(context) === 2 && title ? 3 : 2
  const cards = visible.map(({ card }, index) => ({
    id: card.id ?? `${index}`,
    category: card.category?.trim() ?? '',
    months: [],
    card: <PromoCard card={card} context={context} today={today} headingLevel={level} />,
  }))
  const categories = categoriesOf(cards.filter(({ category }) => category !== ''))
  return (
    <Section heading={title} headingLevel={titleLevel(context)} label={texts.events} fullWidth>
      {cards.length === 0 ? <p className="frame text-lead">{texts.none}</p> : null}
      {categories.length === 0 ? (
        <EventGrid cards={cards} columns={1} />
      ) : (
        <LazyEventFilter
          events={cards}
          categories={categories}
          thisMonth={monthOf(today)}
          monthTitles={{}}
          monthNames={[]}
          byMonth={false}
          fullWidth
          headingLevel={level}
          texts={texts}
        />
      )}
    </Section>
  )
}
