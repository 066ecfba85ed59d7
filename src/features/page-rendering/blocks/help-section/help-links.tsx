import type { BlockOf, PageContext } from '#features/blocks/index.ts'
import { resolveLink } from '#features/links/index.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import { Icon } from '#ui/icons/icon.tsx'

type Props = { links: BlockOf<'helpSection'>['links']; level: 2 | 3; context: PageContext }

/** The links that have a target, each a whole row; nothing without any. */
export function HelpLinks({ links, level, context }: Props) {
  const Heading = `h${level}` as const
  const { newTab } = textsIn(context.language).layout
  const rows = (links ?? []).flatMap(({ id, label, text, link }) => {
    const destination = resolveLink(link, context.site)
    return destination ? [{ key: id ?? label, label, text, destination }] : []
  })
  if (rows.length === 0) return null
  return (
    <ul className="border-line border-b">
      {rows.map(({ key, label, text, destination }) => (
        <li
          key={key}
          className="group relative flex items-center justify-between gap-6 border-line border-t py-5"
        >
          <div className="min-w-0">
            <Heading className="text-h4">
              <Anchor
                {...destination}
                newTabNote={newTab}
                className="after:absolute after:inset-0 group-hover:text-accent-text focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:outline-offset-3"
              >
                {label}
              </Anchor>
            </Heading>
            {text ? <p className="mt-1 text-ink-2">{text}</p> : null}
          </div>
          <Icon name="arrow-right" className="print:hidden" />
        </li>
      ))}
    </ul>
  )
}
