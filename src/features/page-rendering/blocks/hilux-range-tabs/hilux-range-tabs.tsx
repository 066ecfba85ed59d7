import { type BlockView, innerHeadingLevel, sectionTheme } from '#features/blocks/index.ts'
import { resolveLink } from '#features/links/index.ts'
import { videoOf } from '#features/pictures/index.ts'
import { pictureTexts } from '#features/pictures/texts.ts'
import { initialTab } from '../../rules/initial-tab.ts'
import { TabbedSection } from '../../ui/tabbed-section.tsx'
import { WatchButton } from '../../ui/watch-button.tsx'
import { HiluxCard } from './hilux-card.tsx'

/**
 * The models of the Hilux in tabs. On the page of a model its tab is open at first.
 *
 * Source: requirements C-263, C-293, C-294 and C-353 to C-355.
 */
export const HiluxRangeTabs: BlockView<'hiluxRangeTabs'> = ({ block, ...page }) => {
  const { theme, context } = sectionTheme(block.theme, page.context)
  const { title, tabs } = block
  const { watchHilux, video: videoName } = pictureTexts(context.language).video
  const video = block.hasVideo ? videoOf(block.video, { language: context.language }) : null
  const addresses = tabs.map(({ cards }) =>
    (cards ?? []).flatMap(({ link }) => resolveLink(link, context.site)?.href ?? []),
  )
  return (
    <TabbedSection
      title={title}
      context={context}
      theme={theme}
      first={initialTab(context.path, addresses)}
      action={
        video ? (
          <WatchButton
            video={video}
            label={watchHilux}
            title={title || videoName}
            language={context.language}
          />
        ) : null
      }
      tabs={tabs.map(({ label, cards }) => ({
        label,
        panel: (
          <ul className="grid grid-cols-1 gap-y-12">
            {(cards ?? []).map((card, index) => (
              <li key={card.id ?? index}>
                <HiluxCard card={card} level={innerHeadingLevel(title, context)} context={context} />
              </li>
            ))}
          </ul>
        ),
      }))}
    />
  )
}
