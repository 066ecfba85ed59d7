import { Anchor } from '../actions/anchor.tsx'
import { Icon } from '../icons/icon.tsx'

export type Breadcrumb = {
  readonly label: string
  /** Empty for a level without a page. */
  readonly href?: string | null
}

type Props = {
  /** Name of the list for screen readers. */
  label: string
  items: readonly Breadcrumb[]
  /** Whether the last item is the current page, which is not a link. */
  endsHere?: boolean
}

export function Breadcrumbs({ label, items, endsHere = true }: Props) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 text-small">
        {items.map(({ label: text, href }, index) => {
          const isCurrent = endsHere && index === items.length - 1
          return (
            // The minimum height avoids a shift of the arrow when the text font loads.
            <li
              key={`${href ?? ''} ${text}`}
              className="flex min-h-6 min-w-0 items-center gap-2 pointer-coarse:min-h-11"
            >
              {index > 0 ? <Icon name="chevron-right" size={14} className="text-ink-2" /> : null}
              {href && !isCurrent ? (
                <Anchor
                  href={href}
                  className="inline-flex min-h-6 items-center text-ink-2 underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11"
                >
                  {text}
                </Anchor>
              ) : (
                <span
                  aria-current={isCurrent ? 'page' : undefined}
                  className="inline-flex min-h-6 min-w-0 items-center pointer-coarse:min-h-11"
                >
                  {text}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
