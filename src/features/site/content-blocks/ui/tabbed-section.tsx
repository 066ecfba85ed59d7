import type { ReactNode } from 'react'
import { type PageContext, titleLevel } from '#features/site/blocks/index.ts'
import { blockTexts } from '#features/site/blocks/texts.ts'
import type { Theme } from '#platform/site/theme.ts'
import { LazyTabs } from '#ui/disclosure/lazy-tabs.island.tsx'
import { Section } from '#ui/layout/section.tsx'

type Props = {
  title: string | null | undefined
  context: PageContext
  /** Set for a section with another theme than its page. */
  theme: Theme | undefined
  tabs: readonly { readonly label: string; readonly panel: ReactNode }[]
  /** Index of the tab that is open at first. */
  first?: number
  /** A button for the whole section. */
  action?: ReactNode
}

/** A section whose content is in tabs; nothing without any. */
export function TabbedSection({ title, context, theme, tabs, first = 0, action = null }: Props) {
  if (tabs.length === 0) return null
  return (
    <Section
      heading={title}
      headingLevel={titleLevel(context)}
      theme={theme}
      {...(title ? { action } : {})}
      label={blockTexts(context.language).sections.topics}
    >
      <LazyTabs
        label={title || blockTexts(context.language).sections.topics}
        first={String(first + 1)}
        tabs={tabs.map((tab, index) => ({ id: String(index + 1), ...tab }))}
      />
      {title || !action ? null : <div className="mt-10">{action}</div>}
    </Section>
  )
}
