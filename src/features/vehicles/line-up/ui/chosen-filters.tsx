import { Link } from '#ui/actions/link.tsx'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import { facetNames, type LineUpFilters, lineUpAddress } from '../rules/line-up-filters.ts'
import { choiceLabel } from './facet-labels.ts'

const chip =
  'inline-flex min-h-9 items-center gap-2 rounded-sharp border border-field bg-surface pr-2.5 pl-3.5 font-semibold text-small hover:border-ink hover:bg-raised pointer-coarse:min-h-11'

type Props = {
  filters: LineUpFilters
  /** Id of the element with the number of results, where the focus continues. */
  resultsId: string
}

/** The chosen filters, each a link that removes it, and one that removes all. */
export function ChosenFilters({ filters, resultsId }: Props) {
  const chosen = facetNames.flatMap((facet) => {
    const value = filters[facet]
    return value === undefined ? [] : [{ facet, label: choiceLabel(facet, value) }]
  })
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Chosen filters" className="flex flex-wrap items-center gap-2">
      {chosen.map(({ facet, label }) => (
        <li key={facet}>
          <Link
            href={`${lineUpAddress({ ...filters, [facet]: undefined })}#${resultsId}`}
            scroll={false}
            className={chip}
          >
            <span className="sr-only">Remove </span>
            {label}
            <Glyph shape={glyphs.x} size={16} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          href={`${lineUpAddress({ order: filters.order })}#${resultsId}`}
          scroll={false}
          className="target underlined ml-2 inline-flex items-center text-small hover:text-accent-text"
        >
          Clear all filters
        </Link>
      </li>
    </ul>
  )
}
