import { Anchor } from '../actions/anchor.tsx'
import { Icon } from '../icons/icon.tsx'
import { pageWindow } from './page-window.ts'

type Props = {
  current: number
  total: number
  hrefOf: (page: number) => string
  labels: {
    /** Name of the list for screen readers. */
    readonly label: string
    readonly previous: string
    readonly next: string
    /** `Page {number}`. */
    readonly page: string
  }
}

const itemClasses =
  'grid min-h-9 min-w-9 place-items-center rounded-sharp px-2 pointer-coarse:min-h-11 pointer-coarse:min-w-11'
const linkClasses = `${itemClasses} hover:bg-raised`

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination({ current, total, hrefOf, labels }: Props) {
  if (total <= 1) return null
  return (
    <nav aria-label={labels.label} className="print:hidden">
      <ul className="figures flex flex-wrap items-center gap-1">
        {current > 1 ? (
          <li>
            <Anchor href={hrefOf(current - 1)} className={linkClasses}>
              <Icon name="chevron-left" label={labels.previous} />
            </Anchor>
          </li>
        ) : null}
        {pageWindow(current, total).map((page, index, pages) =>
          page === null ? (
            <li key={`after ${pages[index - 1]}`} aria-hidden="true" className="px-1 text-ink-2">
              …
            </li>
          ) : (
            <li key={page}>
              {page === current ? (
                <span
                  aria-current="page"
                  className={`${itemClasses} bg-ink text-on-ink forced-colors:border`}
                >
                  <PageNumber page={page} template={labels.page} />
                </span>
              ) : (
                <Anchor href={hrefOf(page)} className={linkClasses}>
                  <PageNumber page={page} template={labels.page} />
                </Anchor>
              )}
            </li>
          ),
        )}
        {current < total ? (
          <li>
            <Anchor href={hrefOf(current + 1)} className={linkClasses}>
              <Icon name="chevron-right" label={labels.next} />
            </Anchor>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

function PageNumber({ page, template }: { page: number; template: string }) {
  const [before = '', after = ''] = template.split('{number}')
  return (
    <span>
      <span className="sr-only">{before}</span>
      {page}
      <span className="sr-only">{after}</span>
    </span>
  )
}
