import type { BlockView } from '#features/site/blocks/index.ts'
import { blockTexts } from '#features/site/blocks/texts.ts'
import { resolveLink } from '#features/site/links/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import { Icon } from '#ui/icons/icon.tsx'

/** Source: requirements D-031 and D-419. */
const maxItems = 5

/** A row of links with icons; the first five items. Source: requirements D-030 and D-031. */
export const NavigationRibbon: BlockView<'navigationRibbon'> = ({ block, context }) => {
  const items = (block.items ?? []).slice(0, maxItems).flatMap(({ id, icon, title, link }, index) => {
    const destination = resolveLink(link, context.site)
    return destination ? [{ id: id ?? String(index), icon, title, ...destination }] : []
  })
  if (items.length === 0) return null
  const { newTab: newTabNote } = textsIn(context.language).layout
  return (
    <nav
      aria-label={block.label || blockTexts(context.language).sections.quickLinks}
      className="border-line border-y bg-surface print:hidden"
    >
      <ul className="frame grid grid-cols-1 phone:grid-cols-2 laptop:flex">
        {items.map(({ id, icon, title, href, newTab }) => (
          <li
            key={id}
            className="flex-1 border-line not-last:border-b phone:border-b-0 laptop:not-last:border-r"
          >
            <Anchor
              href={href}
              newTab={newTab}
              newTabNote={newTabNote}
              className="flex min-h-16 items-center gap-3 py-4 font-semibold hover:text-accent-text laptop:justify-center laptop:px-4"
            >
              {icon ? <Icon name={icon} size={22} className="flex-none text-ink-2" /> : null}
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
