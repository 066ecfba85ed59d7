import { DrawingImage } from '#features/pictures/pictures/page.tsx'
import type { ComparisonView } from '#features/vehicles/vehicles/index.ts'
import { rangePath } from '#features/vehicles/vehicles/index.ts'
import { maxCompared } from '#features/vehicles/vehicles/rules.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import { NonBreakingName } from '#ui/content/non-breaking-name.tsx'
import { Price } from '#ui/content/price.tsx'
import type { ComparisonTexts } from '../../texts.ts'

type Props = {
  view: ComparisonView
  dealerSlug: string | null
  texts: ComparisonTexts
}

/** The sticky head of the table, with the compared models. */
export function ComparisonHead({ view, dealerSlug, texts }: Props) {
  const { models, options, range, showsPrices } = view
  const labels = { regular: texts.regularPrice, special: texts.specialPrice }
  const hasRoom = models.length < Math.min(maxCompared, options.length)
  return (
    <thead className="z-10 bg-ground shadow-[0_2px_0_var(--color-ink)] not-print:laptop:[@media(height>=40rem)]:sticky not-print:top-0">
      <tr>
        <td className="w-[22%]" />
        {models.map(({ code, name, grade, price, specialPrice, drawing }) => (
          <th
            key={code}
            scope="col"
            className="min-w-0 px-2 pt-3 pb-4 text-left align-top font-normal tablet:px-4"
          >
            {drawing ? (
              <DrawingImage drawing={drawing} first className="mb-3 h-auto w-full max-w-56" />
            ) : null}
            <span className="block text-ink-2 text-small">{grade}</span>
            <Anchor
              href={`${rangePath(range.slug, dealerSlug)}?model=${code}`}
              className="block text-balance font-display font-semibold underline-offset-4 hover:underline"
            >
              <NonBreakingName name={name} />
            </Anchor>
            {showsPrices ? (
              <span className="mt-1 block">
                <Price price={price} specialPrice={specialPrice} labels={labels} />
              </span>
            ) : null}
          </th>
        ))}
        {hasRoom ? (
          <td className="px-2 pb-4 align-bottom tablet:px-4">
            <span
              aria-hidden="true"
              className="flex min-h-24 items-center justify-center border-[1.5px] border-field border-dashed p-3 text-center text-ink-2 text-small print:hidden"
            >
              {texts.add}
            </span>
          </td>
        ) : null}
      </tr>
    </thead>
  )
}
