import { type BlockView, titleLevel } from '#features/blocks/index.ts'
import { Section } from '#ui/layout/section.tsx'
import { Column } from './column.tsx'
import type { Component } from './column-view.ts'

/** As many as stand side by side. The CMS refuses more; what is stored all the same does not break the page. */
const shown = 2

/** A text on the page's own ground: beside a picture it stands at half its height. */
function isPlain(component: Component): boolean {
  return component.blockType === 'text' && !component.backgroundColour && !component.textColour
}

/** Two components side by side. Source: requirement C-399; decision C-11. */
export const TwoColumns: BlockView<'twoColumns'> = ({ block: { title, components }, place }) => {
  const columns = (components ?? []).slice(0, shown)
  if (columns.length === 0) return null
  const pictured = columns.some(({ blockType }) => blockType !== 'text')
  return (
    <Section heading={title} headingLevel={titleLevel(place)}>
      <div
        className={`grid grid-cols-1 gap-x-gutter gap-y-12 ${columns.length > 1 ? 'laptop:grid-cols-2' : ''}`}
      >
        {columns.map((component, index) => (
          <div
            key={component.id ?? index}
            id={component.cssId || undefined}
            data-block={component.blockType}
            data-block-id={component.id}
            className={pictured && isPlain(component) ? 'self-center' : ''}
          >
            <Column block={component} place={place} titled={Boolean(title)} />
          </div>
        ))}
      </div>
    </Section>
  )
}
