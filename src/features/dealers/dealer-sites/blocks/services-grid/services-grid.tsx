import type { DealerService } from '#features/dealers/dealers/index.ts'
import {
  type BlockOf,
  innerHeadingLevel,
  type Live,
  type LiveBlockView,
  type PageContext,
} from '#features/site/blocks/index.ts'
import { resolveLink } from '#features/site/links/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import { Icon, type IconName } from '#ui/icons/icon.tsx'
import type { DealerData, DealerLinks } from '../../dealer-data.ts'
import { contactAbout, isOtherSite } from '../../rules/dealer-links.ts'
import { dealerSiteTexts } from '../../texts.ts'
import { DealerSection } from '../../ui/dealer-section.tsx'

/** Source: requirements D-033 and D-419. */
const maxCards = 8

type Card = {
  readonly id: string
  readonly icon: IconName | null
  readonly title: string
  readonly text: string | null
  readonly href: string | null
  readonly newTab: boolean
}

const offered = {
  'new-vehicles': ['newVehicles', 'car'],
  'used-vehicles': ['usedVehicles', 'key-round'],
  service: ['service', 'wrench'],
  parts: ['parts', 'package'],
  accessories: ['accessories', 'cog'],
  'panel-shop': ['panelShop', 'sliders-horizontal'],
  fleet: ['fleet', 'truck'],
  finance: ['finance', 'calculator'],
} as const satisfies Record<DealerService, readonly [string, IconName]>

/** The page or form about a service; the other services are asked about in the form of the contact page. */
const pageOf: Readonly<Partial<Record<DealerService, keyof DealerLinks>>> = {
  'new-vehicles': 'newVehicles',
  'used-vehicles': 'usedVehicles',
  service: 'service',
  'panel-shop': 'repair',
  finance: 'finance',
}

function cardsOfDealer({ dealer, links }: DealerData, { language }: PageContext): Card[] {
  const { services } = dealerSiteTexts(language)
  return dealer.services.map((service) => {
    const [name, icon] = offered[service]
    const page = pageOf[service]
    const href = (page && links[page]) ?? contactAbout(links.contact, services[name])
    const texts = { title: services[name], text: services[`${name}Text`] }
    return { id: service, icon, ...texts, href, newTab: isOtherSite(href) }
  })
}

function ownCards(cards: NonNullable<BlockOf<'servicesGrid'>['cards']>, { site }: PageContext): Card[] {
  return cards.map(({ id, icon, title, text, link }, index) => {
    const destination = resolveLink(link, site)
    return {
      id: id ?? String(index),
      icon: icon ?? null,
      ...{ title, text: text || null },
      href: destination?.href ?? null,
      newTab: destination?.newTab ?? false,
    }
  })
}

/** Beside the icon on a narrow screen, below it on others. */
const besideIcon = 'col-start-2 phone:col-span-3 phone:col-start-1'

type CardProps = { card: Card; headingLevel: 2 | 3; newTabNote: string }

function ServiceCard({ card, headingLevel, newTabNote }: CardProps) {
  const { icon, title, text, href, newTab } = card
  const Heading = `h${headingLevel}` as const
  return (
    <li className="group relative grid min-w-0 grid-cols-[auto_minmax(0,1fr)_auto] content-start gap-x-4 border-line border-t pt-5 pb-2">
      {icon ? (
        <Icon
          name={icon}
          size={28}
          className="col-start-1 row-span-2 row-start-1 text-ink-2 phone:row-span-1 phone:mb-7"
        />
      ) : null}
      {href ? (
        <Icon
          name={newTab ? 'arrow-up-right' : 'arrow-right'}
          size={20}
          className="col-start-3 row-start-1 mt-1 text-ink-2 group-hover:text-accent-text"
        />
      ) : null}
      <Heading className={`${besideIcon} row-start-1 text-h4 phone:row-start-2`}>
        {href ? (
          <Anchor
            href={href}
            newTab={newTab}
            newTabNote={newTabNote}
            className="after:absolute after:inset-0 group-hover:text-accent-text"
          >
            {title}
          </Anchor>
        ) : (
          title
        )}
      </Heading>
      {text ? (
        <p className={`${besideIcon} row-start-2 mt-1 max-w-[34ch] text-ink-2 phone:row-start-3 phone:mt-2`}>
          {text}
        </p>
      ) : null}
    </li>
  )
}

/** At most eight services: those of the block, or those the dealer offers. Source: requirements D-032 and D-033. */
export const ServicesGrid: LiveBlockView<'servicesGrid', DealerData> = ({ block, context, live }) => {
  const own = block.cards?.length ? ownCards(block.cards, context) : null
  const ofDealer = live.state === 'ready' ? cardsOfDealer(live.data, context) : []
  const cards = (own ?? ofDealer).slice(0, maxCards)
  if (cards.length === 0 && live.state !== 'failed') return null
  const shown: Live<readonly Card[]> =
    cards.length > 0 ? { state: 'ready', data: cards } : { state: 'failed' }
  const title = block.title || dealerSiteTexts(context.language).dealerSite.services
  return (
    <DealerSection block={block} defaultTitle={title} context={context} live={shown}>
      {(all) => (
        <ul className="grid grid-cols-1 gap-x-gutter gap-y-10 phone:grid-cols-2 laptop:grid-cols-4">
          {all.map((card) => (
            <ServiceCard
              key={card.id}
              card={card}
              headingLevel={innerHeadingLevel(title, context)}
              newTabNote={textsIn(context.language).layout.newTab}
            />
          ))}
        </ul>
      )}
    </DealerSection>
  )
}
