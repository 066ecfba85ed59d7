import { type BlockView, innerHeadingLevel, titleLevel } from '#features/blocks/index.ts'
import { blockTexts } from '#features/blocks/texts.ts'
import { LazyTabs } from '#ui/disclosure/lazy-tabs.island.tsx'
import { Section } from '#ui/layout/section.tsx'
import { TabPanel } from './tab-panel.tsx'

/**
 * Tabs, each with a text, a picture, lists and buttons to documents or pages; the first tab is open.
 *
 * Source: requirements C-154 to C-156, C-164 to C-168 and V-276 to V-281.
 */
export const TabbedDetails: BlockView<'tabbedDetails'> = ({ block, context }) => {
  const { title, intro, tabs } = block
  if (!tabs?.length) return null
  const level = innerHeadingLevel(title, context)
  return (
    <Section heading={title} headingLevel={titleLevel(context)} {...(title && intro ? { lead: intro } : {})}>
      {!title && intro ? <p className="mb-10 max-w-[38ch] text-ink-2 text-lead">{intro}</p> : null}
      <LazyTabs
        label={title || blockTexts(context.language).sections.topics}
        tabs={tabs.map((tab, index) => ({
          id: String(index + 1),
          label: tab.label,
          panel: <TabPanel tab={tab} level={level} context={context} />,
        }))}
      />
    </Section>
  )
}
