import type { CSSProperties } from 'react'
import { vehicleProportions } from '#art/measures.ts'
import type { Drawing } from '#features/pictures/pictures/index.ts'
import { DrawingImage } from '#features/pictures/pictures/page.tsx'
import { rangePath } from '#features/vehicles/vehicles/index.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import { NonBreakingName } from '#ui/content/non-breaking-name.tsx'
import { Price } from '#ui/content/price.tsx'
import type { ComparisonTexts } from '../../texts.ts'
import type { Compared } from './compared.ts'
import { hasRoom } from './has-room.ts'

type Props = { compared: Compared; texts: ComparisonTexts }

const boxOf = (drawing: Drawing) =>
  drawing.kind === 'vehicle' ? vehicleProportions(drawing.vehicle).viewBox : { width: 1, height: 1 }

/** Returns the space that holds each of several vehicles at one scale; null without any. */
function stageFor(drawings: readonly Drawing[]) {
  if (drawings.length === 0) return null
  const boxes = drawings.map(boxOf)
  const width = Math.max(...boxes.map((box) => box.width))
  const height = Math.max(...boxes.map((box) => box.height))
  const shareOf = (drawing: Drawing) => `${((boxOf(drawing).width / width) * 100).toFixed(2)}%`
  return { ratio: `${width} / ${height}`, shareOf }
}

/** The sticky head of the table, with the compared models. */
export function ComparisonHead({ compared, texts }: Props) {
  const { models, dealerSlug, showsPrices } = compared
  const stage = stageFor(models.flatMap(({ drawing }) => drawing ?? []))
  const labels = { regular: texts.regularPrice, special: texts.specialPrice }
  return (
    <thead className="z-10 bg-ground shadow-[0_2px_0_var(--color-ink)] not-print:laptop:[@media(height>=40rem)]:sticky not-print:top-0">
      <tr>
        <td className="w-[22%]" />
        {models.map(({ code, name, range, grade, price, specialPrice, drawing }) => (
          <th
            key={code}
            scope="col"
            className="min-w-0 px-2 pt-3 pb-4 text-left align-top font-normal tablet:px-4"
          >
            {stage ? (
              <span className="mb-3 flex w-full max-w-56 items-end" style={{ aspectRatio: stage.ratio }}>
                {drawing ? (
                  <DrawingImage
                    drawing={drawing}
                    first
                    className="h-auto w-[var(--share)]"
                    style={{ '--share': stage.shareOf(drawing) } as CSSProperties}
                  />
                ) : null}
              </span>
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
        {hasRoom(compared) ? (
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
