import type { CSSProperties } from 'react'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import type { RelatedRange } from '../../related-view.ts'
import { ImageWithFallback } from './image-with-fallback.island.tsx'

/** Two columns on narrow screens, when a column is wide enough for a long name; four on desktops, if there are as many. */
const columns =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7.5rem,40%)),1fr))] gap-x-gutter gap-y-10'

/** A single range takes the whole width: the picture beside its name on tablets. */
const alone = {
  list: 'grid grid-cols-1',
  item: 'tablet:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] tablet:grid-rows-[1fr_auto_auto_1fr] tablet:gap-x-12 tablet:*:first:row-span-4 tablet:*:nth-2:self-end',
}

const desktopColumns = ['', '', 'desktop:grid-cols-2', 'desktop:grid-cols-3'] as const

/** A grid of related ranges. Rendered on the server and in the browser. */
export function RelatedList({ ranges, experience }: { ranges: readonly RelatedRange[]; experience: string }) {
  return (
    <ul
      className={
        ranges.length === 1
          ? alone.list
          : `${columns} ${desktopColumns[ranges.length] ?? 'desktop:grid-cols-4'}`
      }
    >
      {ranges.map(({ slug, name, href, price, picture, hero }) => (
        <li
          key={slug}
          className={`group grid grid-cols-1 content-start gap-4 ${ranges.length === 1 ? alone.item : ''}`}
        >
          <div className="flex aspect-[2/1] items-end overflow-hidden bg-raised p-3">
            {picture ? (
              <div style={{ ...picture.lamps } as CSSProperties} className="driving-on lamps w-full">
                <ImageWithFallback picture={picture} fallback={hero} className="h-auto w-full" />
              </div>
            ) : null}
          </div>
          <h3 className="text-h3">{name}</h3>
          {price ? <p className="figures text-ink-2">{price}</p> : null}
          <div>
            <ButtonLink href={href} variant="secondary" size="compact">
              {experience} <span className="sr-only">{name}</span>
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Placeholders for four cards. Source: requirement C-152. */
export function RelatedSkeleton() {
  return (
    <ul aria-hidden="true" className={`${columns} desktop:grid-cols-4`}>
      {['first', 'second', 'third', 'fourth'].map((position) => (
        <li key={position} data-placeholder className="grid grid-cols-1 gap-4">
          <div className="aspect-[2/1] bg-raised" />
          <div className="h-6 w-2/3 bg-raised" />
          <div className="h-9 w-1/2 bg-raised" />
        </li>
      ))}
    </ul>
  )
}
