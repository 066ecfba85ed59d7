import { fill } from '#platform/i18n/fill.ts'
import type { Option } from '../found.ts'
import type { SearchTexts } from '../texts.ts'
import { formatCount, vehicleWord } from './filter-labels.ts'

/** Options in view before the others are unfolded. */
const visibleOptions = 8

type Props = {
  title: string
  texts: Pick<SearchTexts, 'filters' | 'results'>
  /** Name of the checkboxes in the form. */
  name: string
  options: readonly Option[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

function Choice({
  option,
  isChosen,
  name,
  texts,
  onToggle,
}: {
  option: Option
  texts: SearchTexts['results']
  isChosen: boolean
  name: string
  onToggle: () => void
}) {
  const { slug, label, count } = option
  return (
    <li>
      <label className="flex min-h-9 cursor-pointer items-center gap-3 py-1 text-small pointer-coarse:min-h-11">
        <input
          type="checkbox"
          name={name}
          value={slug}
          checked={isChosen}
          onChange={onToggle}
          className="tick"
        />
        <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
        <span className="figures text-ink-2">
          {formatCount(count)}
          <span className="sr-only">{` ${vehicleWord(count, texts)}`}</span>
        </span>
      </label>
    </li>
  )
}

/** A group of values with counts; several are alternatives. Source: requirements D-217 to D-219. */
export function FacetGroup({ title, texts, name, options, chosen, onChange }: Props) {
  if (options.length === 0) return null
  const toggle = (slug: string) =>
    onChange(chosen.includes(slug) ? chosen.filter((value) => value !== slug) : [...chosen, slug])
  // Chosen ones stay in view, whatever their count.
  const first = options.filter(({ slug }, index) => index < visibleOptions || chosen.includes(slug))
  const rest = options.filter((option) => !first.includes(option))
  const list = (listed: readonly Option[]) => (
    <ul>
      {listed.map((option) => (
        <Choice
          key={option.slug}
          {...{ option, name }}
          texts={texts.results}
          isChosen={chosen.includes(option.slug)}
          onToggle={() => toggle(option.slug)}
        />
      ))}
    </ul>
  )
  return (
    <fieldset className="min-w-0 border-line border-b pb-4">
      <legend className="mb-1 font-semibold">{title}</legend>
      {list(first)}
      {rest.length > 0 ? (
        <details>
          <summary className="target inline-flex cursor-pointer items-center text-small underlined hover:text-accent-text">
            {fill(texts.filters.more, { count: rest.length })}
          </summary>
          {list(rest)}
        </details>
      ) : null}
    </fieldset>
  )
}
