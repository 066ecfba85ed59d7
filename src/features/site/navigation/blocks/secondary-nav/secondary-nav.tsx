import { newsletterTexts } from '#features/people/newsletter/texts.ts'
import type { BlockView } from '#features/site/blocks/index.ts'
import { ButtonRow } from '#features/site/blocks/parts.page.tsx'
import { blockTexts } from '#features/site/blocks/texts.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { LazySectionBar } from './lazy-section-bar.island.tsx'
import { LazySideMenu } from './lazy-side-menu.island.tsx'
import { listEntries, visibleItems } from './nav-items.ts'

/** A sticky menu of a page or a group of pages. Source: C-270, V-182 to V-189, C-340 to C-343. */
export const SecondaryNav: BlockView<'secondaryNav'> = ({ block, context }) => {
  const items = visibleItems(block.items, context)
  if (items.length === 0) return null
  const { title, layout } = block
  const { layout: layoutTexts } = textsIn(context.language)
  const { sections } = blockTexts(context.language)
  const { newsletter } = newsletterTexts(context.language)
  const buttons = <ButtonRow buttons={block.buttons} context={context} size="compact" />
  const atSide = layout === 'side'
  const { loading, failed, retry } = sections
  const subscribe =
    block.subscribe && !atSide
      ? { form: newsletter, close: layoutTexts.close, waiting: { loading, failed, retry } }
      : null
  return (
    <>
      <LazySectionBar
        title={title}
        items={items}
        buttons={buttons}
        subscribe={subscribe}
        newTabNote={layoutTexts.newTab}
        onlyCollapsed={atSide}
      />
      {atSide ? (
        <LazySideMenu
          label={sections.onThisPage}
          entries={listEntries(items)}
          newTabNote={layoutTexts.newTab}
        />
      ) : null}
    </>
  )
}
