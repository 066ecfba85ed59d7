import { type BlockView, sectionTheme, titleLevel } from '#features/blocks/index.ts'
import { Section } from '#ui/layout/section.tsx'
import { Column } from './column.tsx'
import type { Component } from './column-view.ts'

/** Maximum number of columns. The CMS rejects more; additional stored ones are ignored. */
const maxColumns = 2

/** Whether a component is a text without a background, which is centred vertically next to a picture. */
function isPlain(component: Component): boolean {
  return component.blockType === 'text' && !component.backgroundColour && !component.textColour
}

/** Two components side by side. Source: requirements C-264, C-282 and C-399; decision C-11. */
export const TwoColumns: BlockView<'twoColumns'> = ({ block, ...page }) => {
  const { title, components } = block
  const { theme, context } = sectionTheme(block.theme, page.context)
  const columns = (components ?? []).slice(0, maxColumns)
  if (columns.length === 0) return null
  const hasPicture = columns.some(({ blockType }) => blockType !== 'text')
  return (
    <Section heading={title} headingLevel={titleLevel(context)} theme={theme}>
      <div
        className={`grid grid-cols-1 gap-x-gutter gap-y-12 ${columns.length > 1 ? 'laptop:grid-cols-2' : ''}`}
      >
        {columns.map((component, index) => (
          <div
            key={component.id ?? index}
            id={component.cssId || undefined}
            data-block={component.blockType}
            data-block-id={component.id}
            className={hasPicture && isPlain(component) ? 'self-center' : ''}
          >
            <Column block={component} context={context} hasBlockTitle={Boolean(title)} />
          </div>
        ))}
      </div>
    </Section>
  )
}
