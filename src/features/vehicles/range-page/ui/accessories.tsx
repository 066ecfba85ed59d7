import { TextInLanguage } from '#features/site/language/index.ts'
import type { RangeView } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import { formatPrice } from '#platform/money.ts'
import { rangePageTexts } from '../texts.ts'

type Props = Pick<RangeView, 'language' | 'texts'> & { showsPrices: boolean }

/** The accessories of a range. Renders nothing without any. */
export function Accessories({ language, texts: { accessories }, showsPrices }: Props) {
  if (accessories.length === 0) return null
  const { rangePage } = rangePageTexts(language)
  return (
    <section aria-labelledby="accessories" className="frame pt-section">
      <h2 id="accessories" className="text-h2">
        {rangePage.accessories}
      </h2>
      <p className="mt-4 mb-10 max-w-[60ch] text-ink-2">{rangePage.accessoriesNote}</p>
      <ul className="grid grid-cols-1 gap-x-gutter tablet:grid-cols-2 wide:grid-cols-3">
        {accessories.map(({ name, partNumber, price }) => (
          <li
            key={name.text}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-t py-4"
          >
            <span className="grid min-w-0 gap-1">
              <span className="font-semibold">
                <TextInLanguage text={name} page={language} />
              </span>
              {partNumber ? (
                <span className="text-ink-2 text-small">
                  {fill(rangePage.partNumber, { number: partNumber })}
                </span>
              ) : null}
            </span>
            {showsPrices ? <span className="figures whitespace-nowrap">{formatPrice(price)}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
