import { fill } from '#platform/i18n/fill.ts'
import type { ModelComparison } from '../../data/model-comparison.ts'
import type { AcrossRangesTexts } from '../../texts.ts'

const namesOf = (models: readonly { readonly name: string }[]) => models.map(({ name }) => name).join(', ')

type Props = Pick<ModelComparison, 'leftOut'> & { texts: AcrossRangesTexts }

/** What the address asks for and the page does not show, each with its reason. */
export function LeftOut({ leftOut: { unknown, repeated, surplus }, texts }: Props) {
  const lines = [
    unknown.length > 0 ? fill(texts.unknown, { codes: unknown.join(', ') }) : null,
    repeated.length > 0 ? fill(texts.repeated, { models: namesOf(repeated) }) : null,
    surplus.length > 0 ? fill(texts.surplus, { models: namesOf(surplus) }) : null,
  ].filter((line) => line !== null)
  if (lines.length === 0) return null
  return (
    <section
      aria-label={texts.leftOut}
      className="mb-8 max-w-[70ch] border-accent border-l-4 bg-raised px-5 py-4"
    >
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
