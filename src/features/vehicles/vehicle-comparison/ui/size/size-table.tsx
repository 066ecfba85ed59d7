import type { SizedRange } from '../../data/size-pair.ts'
import type { ComparedMeasure } from '../../rules/sizes.ts'

type Props = { first: SizedRange; second: SizedRange; measures: readonly ComparedMeasure[] }

/** Groups thousands with a no-break space: `5 325`. */
function format(value: number | null, unit: string): string {
  if (value === null) return '–'
  const [whole = '', fraction] = String(value).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  const number = fraction === undefined ? grouped : `${grouped},${fraction}`
  return `${number}\u00a0${unit}`
}

const cell = 'figures py-3 pl-4 text-right align-top tablet:pl-8'

/** The measures of two vehicles beside each other. */
export function SizeTable({ first, second, measures }: Props) {
  return (
    <section aria-labelledby="measures">
      <h2 id="measures" className="sr-only">
        Measures
      </h2>
      <table className="w-full border-collapse text-small tablet:text-body">
        <thead>
          <tr className="border-ink border-b align-bottom">
            <td className="pb-3" />
            {[first, second].map(({ slug, name, size }, index) => (
              <th
                key={index === 0 ? slug : `beside-${slug}`}
                scope="col"
                className="max-w-[16ch] pb-3 pl-4 text-right font-semibold tablet:pl-8"
              >
                {name}
                <span className="block font-normal text-ink-2 text-small">{size?.model}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map(({ name, label, unit, first: a, second: b }) => (
            <tr key={name} className="border-line border-b">
              <th scope="row" className="py-3 text-left align-top font-normal text-ink-2">
                {label}
              </th>
              <td className={cell}>{format(a, unit)}</td>
              <td className={cell}>{format(b, unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-ink-2 text-small">
        Each column gives the measures of the model named above it. A dash: not stated.
      </p>
    </section>
  )
}
