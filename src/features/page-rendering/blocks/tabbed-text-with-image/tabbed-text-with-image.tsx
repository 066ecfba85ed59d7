import { type BlockView, innerHeadingLevel, sectionTheme } from '#features/blocks/index.ts'
import { TabbedSection } from '../../ui/tabbed-section.tsx'
import { TextSlide } from './text-slide.tsx'

/** Texts in tabs, each with a picture or a video. Source: requirements C-261, C-283 and C-292. */
export const TabbedTextWithImage: BlockView<'tabbedTextWithImage'> = ({ block, ...page }) => {
  const { theme, context } = sectionTheme(block.theme, page.context)
  const { title, tabs } = block
  return (
    <TabbedSection
      title={title}
      context={context}
      theme={theme}
      tabs={tabs.map((slide) => ({
        label: slide.label,
        panel: <TextSlide slide={slide} level={innerHeadingLevel(title, context)} context={context} />,
      }))}
    />
  )
}
