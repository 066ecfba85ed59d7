import type { CardPicture } from '#features/vehicles/vehicles/index.ts'
import { Anchor } from '#ui/actions/anchor.tsx'

type Props = {
  name: string
  href: string
  picture: CardPicture | null
  headingLevel: 2 | 3
  /** Below the name: the price, for example. */
  line: string | null
}

/** A vehicle in a slider, with a link over all of it. */
export function VehicleSlide({ name, href, picture, headingLevel, line }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className="group relative">
      <div className="flex aspect-[4/3] items-end justify-center overflow-hidden bg-raised px-[16%] pt-4 pb-6">
        {picture ? (
          <img
            {...picture}
            alt=""
            loading="lazy"
            decoding="async"
            className="max-h-full w-full object-contain object-bottom"
          />
        ) : null}
      </div>
      <Heading className="mt-4 text-h3">
        <Anchor href={href} className="after:absolute after:inset-0 group-hover:text-accent-text">
          {name}
        </Anchor>
      </Heading>
      {line === null ? null : <p className="figures mt-1 text-ink-2">{line}</p>}
    </article>
  )
}
