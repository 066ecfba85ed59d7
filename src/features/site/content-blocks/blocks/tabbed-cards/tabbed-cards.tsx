import {
  type BlockOf,
  type BlockView,
  innerHeadingLevel,
  type PageContext,
  sectionTheme,
} from '#features/site/blocks/index.ts'
import { TabbedSection } from '../../ui/tabbed-section.tsx'
import { PictureCard, withPictures } from '../benefit-cards/picture-card.tsx'
import { pictureFrame } from '../benefit-cards/picture-frame.ts'

type Tab = BlockOf<'tabbedCards'>['tabs'][number]

/** The cards of a tab, two in a row on wide windows. */
function TwoColumnCards({ tab, level, context }: { tab: Tab; level: 2 | 3; context: PageContext }) {
  const items = withPictures(tab.cards, context)
  const box = pictureFrame(items.map(({ picture }) => picture))
  return (
    <ul className="grid grid-cols-1 gap-gutter tablet:grid-cols-2">
      {items.map(({ card, picture }, index) => (
        <li key={card.id ?? index} className="min-w-0">
          <PictureCard
            card={card}
            picture={picture}
            box={box}
            level={level}
            context={context}
            sizes="(min-width: 48rem) 48vw, 92vw"
          />
        </li>
      ))}
    </ul>
  )
}

/** Cards in tabs. Source: requirements C-262 and C-283. */
export const TabbedCards: BlockView<'tabbedCards'> = ({ block, ...page }) => {
  const { theme, context } = sectionTheme(block.theme, page.context)
  const { title, tabs } = block
  return (
    <TabbedSection
      title={title}
      context={context}
      theme={theme}
      tabs={tabs.map((tab) => ({
        label: tab.label,
        panel: <TwoColumnCards tab={tab} level={innerHeadingLevel(title, context)} context={context} />,
      }))}
    />
  )
}
