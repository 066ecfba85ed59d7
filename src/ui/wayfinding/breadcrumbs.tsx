import { Anchor } from '../actions/anchor.tsx'
import { Icon } from '../icons/icon.tsx'

export type Crumb = {
  readonly label: string
  /** Where it leads; nothing for a step without a page. The last one is the page itself and never a link. */
  readonly href?: string | null
}

type Props = {
  /** What this list is, for screen readers. */
  label: string
  crumbs: readonly Crumb[]
}

/** The way from the home page to this page. */
export function Breadcrumbs({ label, crumbs }: Props) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2 text-small">
        {crumbs.map(({ label: text, href }, index) => {
          const last = index === crumbs.length - 1
          return (
            // As high from the start as with its text, so that the arrow stays where it was painted first.
            <li
              key={`${href ?? ''} ${text}`}
              className="flex min-h-6 min-w-0 items-center gap-2 pointer-coarse:min-h-11"
            >
              {index > 0 ? <Icon name="chevron-right" size={14} className="text-ink-2" /> : null}
              {href && !last ? (
                <Anchor
                  href={href}
                  className="inline-flex min-h-6 items-center text-ink-2 underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11"
                >
                  {text}
                </Anchor>
              ) : (
                <span
                  aria-current={last ? 'page' : undefined}
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
