import { DrawingImage } from '#features/pictures/pictures/page.tsx'
import { comparePath, rangePath } from '#features/vehicles/vehicles/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Select } from '#ui/forms/select.tsx'
import type { SizePair } from '../../data/size-pair.ts'
import { differencesInWords } from '../../rules/size-differences.ts'
import { compareSizes } from '../../rules/sizes.ts'
import { SizeTable } from './size-table.tsx'

const pixelsPerCentimetre = 2

/** Two vehicles over each other at one scale, chosen by a form that works without JavaScript. English only. */
export function SizePage({ pair: { first, second, options } }: { pair: SizePair }) {
  const choices = options.map(({ slug, name }) => ({ value: slug, label: name }))
  const measures = first.size && second.size ? compareSizes(first.size, second.size) : []
  const differences = differencesInWords(measures)
  const codes = [first.size, second.size].flatMap((size) => size?.code ?? [])
  return (
    <div className="frame pt-8 pb-section tablet:pt-12">
      <h1 className="max-w-[14ch] text-h1">Stand it beside mine.</h1>
      <p className="mt-6 max-w-[50ch] text-ink-2 text-lead">
        Two vehicles with their noses against the same wall, at one scale. See which of them fits your garage.
      </p>
      <form
        action="/vehicles/size"
        method="get"
        className="mt-10 grid grid-cols-1 items-end gap-x-6 gap-y-4 tablet:grid-cols-[1fr_1fr_auto]"
      >
        <Select key={`a-${first.slug}`} name="a" label="Mine" options={choices} defaultValue={first.slug} />
        <Select
          key={`b-${second.slug}`}
          name="b"
          label="Beside it"
          options={choices}
          defaultValue={second.slug}
        />
        <Button type="submit">Show</Button>
      </form>
      <figure className="mt-10">
        <div className="bg-raised px-2 py-6 tablet:px-10 tablet:py-12">
          <DrawingImage
            drawing={{ kind: 'pair', first: first.drawing.vehicle, second: second.drawing.vehicle }}
            alt={`${first.name} and ${second.name} from the side, over each other at one scale`}
            scale={pixelsPerCentimetre}
            first
            className="mx-auto h-auto w-full max-w-[80rem]"
          />
        </div>
        <figcaption className="mt-4 flex flex-wrap gap-x-8 gap-y-2 text-small">
          <span className="inline-flex items-center gap-2.5">
            <span aria-hidden="true" className="h-3.5 w-6 rounded-sharp bg-ink-2" />
            {first.name}, solid
          </span>
          <span className="inline-flex items-center gap-2.5">
            <span aria-hidden="true" className="h-3.5 w-6 rounded-sharp border-2 border-accent" />
            {second.name}, in outline
          </span>
          <span className="text-ink-2">The long marks on the ground are one metre apart.</span>
        </figcaption>
      </figure>
      {measures.length === 0 ? (
        <p className="mt-section text-ink-2 text-lead">
          We have no measures of these two yet. The drawings are to scale.
        </p>
      ) : (
        <div className="mt-section grid grid-cols-1 gap-x-16 gap-y-12 desktop:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <section aria-labelledby="difference">
            <h2 id="difference" className="text-h2">
              The difference
            </h2>
            <p className="mt-6 text-ink-2">
              {differences.length > 0
                ? `Beside the ${first.name}, the ${second.name}`
                : 'By these measures they are the same size.'}
            </p>
            <ul className="mt-3">
              {differences.map((difference) => (
                <li key={difference} className="border-line border-b py-3 font-display text-h4">
                  {difference}
                </li>
              ))}
            </ul>
          </section>
          <SizeTable first={first} second={second} measures={measures} />
        </div>
      )}
      <p className="mt-12 flex flex-wrap gap-x-8 gap-y-3">
        <TextLink href={rangePath(first.slug)}>{`See the ${first.name}`}</TextLink>
        {second.slug === first.slug ? null : (
          <TextLink href={rangePath(second.slug)}>{`See the ${second.name}`}</TextLink>
        )}
        <TextLink href={comparePath(null, [...new Set(codes)])}>
          Compare price, engine and everything else
        </TextLink>
        <TextLink href="/vehicles">All vehicles at one scale</TextLink>
      </p>
    </div>
  )
}
