import type { ShownModel } from '#features/vehicles/index.ts'
import { formatPrice } from '#platform/money.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { CardPictureView } from '../../ui/cards/card-picture.tsx'
import { HybridMark } from './hybrid-mark.tsx'

/** What cards say. */
export type ModelCardWords = {
  readonly experience: string
  /** Beside the mark of hybrids, and what its link says. */
  readonly hybrid: string
  readonly aboutHybrids: string
}

type Props = {
  card: ShownModel
  words: ModelCardWords
  /** Where the mark of hybrids leads; null where it leads nowhere. */
  hybridHref: string | null
}

/** One model: the car, its name, its price, and the way to its page; for the server and for the browser. */
export function ModelCardView({ card: { name, href, price, hybrid, picture }, words, hybridHref }: Props) {
  return (
    <article className="relative flex h-full flex-col">
      <CardPictureView picture={picture} ratio="aspect-[2/1]" />
      {hybrid ? <HybridMark words={words} href={hybridHref} /> : null}
      <div className="flex flex-1 flex-col gap-1 pt-4">
        <h3 className="text-h4">{name}</h3>
        <p className="figures text-ink-2">{formatPrice(price)}</p>
        <div className="mt-auto pt-4">
          <ButtonLink href={href} look="secondary" size="compact">
            {words.experience} <span className="sr-only">{name}</span>
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
